import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type AppOptions } from './app.module.js';
import { configureApp } from './app.setup.js';
import { createAdapter } from './platform/http/adapter.js';
import type { Logger } from './platform/monitoring/logging/logger.js';
import { NestLogger } from './platform/monitoring/logging/nest-logger.js';

/** Builds the application without listening. */
export async function createServer(options: AppOptions, logger: Logger): Promise<NestFastifyApplication> {
  const adapter = createAdapter(options.environment, logger);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(options), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  await configureApp(app, options.environment);
  return app;
}
