import { seedIfEmpty } from '../seeds/seed.js';
import { serverLogger } from './server-logger.js';
import { openDatabase } from './platform/config/database.js';
import { readServerEnvironment } from './environment.js';
import { sessionSecret } from './platform/config/session-secret.js';
import { createServer } from './server.js';

/** `npm run seed`: fills the database with the demo shop if it is empty, and ends. */
async function seed(): Promise<void> {
  const environment = readServerEnvironment(process.env);
  const say = (line: string) => console.log(line);
  const database = await openDatabase(environment, say);
  try {
    const options = { environment, mongodbUri: database.uri, sessionSecret: await sessionSecret(environment) };
    const app = await createServer(options, await serverLogger(options));
    await seedIfEmpty(app, say);
    await app.close();
  } finally {
    await database.stop();
  }
}

await seed();
