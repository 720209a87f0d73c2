import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type AppOptions } from './app.module.js';
import { configureApp, createAdapter } from './app.setup.js';

/** Builds the application; it does not listen yet. */
export async function createServer(options: AppOptions): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(options), createAdapter(), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  await configureApp(app, options.environment);
  return app;
}
