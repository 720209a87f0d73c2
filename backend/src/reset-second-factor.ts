import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { openDatabase } from './platform/config/database.js';
import { readServerEnvironment } from './environment.js';
import { sessionSecret } from './platform/config/session-secret.js';
import { serverLogger } from './server-logger.js';
import { createServer } from './server.js';
import { storedEmail } from './people/users/domain/email.js';
import { SecondFactorService } from './people/auth/second-factor/second-factor.service.js';
import { User } from './people/user-record/user.schema.js';

/** `npm run second-factor:reset -- <email>`: for the only Administrator, since no other one can reset it. */
async function resetSecondFactor(email = ''): Promise<void> {
  const environment = readServerEnvironment(process.env);
  const database = await openDatabase(environment, (line) => console.log(line));
  try {
    const options = { environment, mongodbUri: database.uri, sessionSecret: await sessionSecret(environment) };
    const app = await createServer(options, await serverLogger(options));
    const users = app.get<Model<User>>(getModelToken(User.name));
    const user = await users.exists({ email: storedEmail(email), isAdmin: true });
    if (user !== null) await app.get(SecondFactorService).reset(user._id.toHexString(), null);
    await app.close();
    console.log(
      user === null
        ? `No staff member has the email address “${email}”.`
        : `Two-step verification reset: ${email} now signs in with the password only.`,
    );
    if (user === null) process.exitCode = 1;
  } finally {
    await database.stop();
  }
}

await resetSecondFactor(process.argv[2]);
