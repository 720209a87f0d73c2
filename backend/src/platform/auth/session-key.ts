import { createSecretKey } from 'node:crypto';

/**
 * The key that signs and checks sessions. jsonwebtoken tries to parse a string as a public key in each call, which takes
 * a millisecond, so it gets a key object. The types of @nestjs/jwt and passport-jwt don't know key objects.
 */
export const sessionKey = (secret: string) => createSecretKey(secret, 'utf8') as unknown as Buffer;
