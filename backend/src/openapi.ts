import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { createAdapter } from './platform/http/adapter.js';
import { silentLogger } from './platform/monitoring/logging/logger.js';
import { readServerEnvironment } from './environment.js';
import { buildOpenApi } from './openapi-document.js';

/** Writes the API description to the file named on the command line; needs no database. */
async function emit(file: string): Promise<void> {
  const options = { environment: readServerEnvironment({}), mongodbUri: 'mongodb://unused', sessionSecret: 'unused' };
  const app = await NestFactory.create(AppModule.forRoot(options), createAdapter(options.environment, silentLogger()), {
    preview: true,
    logger: ['error'],
  });
  app.setGlobalPrefix('api', { exclude: ['media/:name'] });
  await writeFile(file, `${JSON.stringify(buildOpenApi(app), null, 2)}\n`);
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: openapi.js <file>');
await emit(file);
