import { describe, expect, it } from '@jest/globals';
import { hashPassword, passwordMatches } from './passwords.js';

describe('passwords', () => {
  it('are kept as argon2id with the parameters of the OWASP cheat sheet', async () => {
    expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match only themselves', async () => {
    const stored = await hashPassword('correct horse');
    expect(await passwordMatches(stored, 'correct horse')).toBe(true);
    expect(await passwordMatches(stored, 'Correct horse')).toBe(false);
  });

  it('never match where there is no user', async () => {
    expect(await passwordMatches(null, 'anything')).toBe(false);
  });
});
