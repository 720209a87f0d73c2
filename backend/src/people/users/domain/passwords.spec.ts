import { describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { hashPassword, isOutdatedHash, DUMMY_HASH, passwordMatches, passwordProblem } from './passwords.js';

const owner = { email: 'aisha.rahman@example.com', name: 'Aisha Rahman' };
const TOO_COMMON = 'This password is too easy to guess. Please choose another one.';
const ABOUT_OWNER = 'Password must not be your name or email address.';
const TOO_SHORT = 'Password must have at least 8 characters.';

describe('passwords', () => {
  it('are stored as argon2id with the parameters of the OWASP cheat sheet', async () => {
    expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match only themselves', async () => {
    const stored = await hashPassword('correct horse');
    expect(await passwordMatches(stored, 'correct horse')).toBe(true);
    expect(await passwordMatches(stored, 'Correct horse')).toBe(false);
    expect(await passwordMatches(stored, 'correct horse ')).toBe(false);
  });

  it('match themselves in each Unicode form of their characters', async () => {
    const stored = await hashPassword('caf\u00e9 \uff11\uff12\uff13 خالد');
    expect(await passwordMatches(stored, 'cafe\u0301 123 خالد')).toBe(true);
  });

  it('never match for a missing user, and take the same time as for an existing one', async () => {
    expect(await passwordMatches(null, 'anything')).toBe(false);
    expect(isOutdatedHash(DUMMY_HASH)).toBe(false);
  });

  it.each([{ memoryCost: 4096 }, { timeCost: 3 }, { parallelism: 2 }])(
    'hashed with %j are outdated',
    async (change) => {
      const today = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
      expect(isOutdatedHash(await hash('correct horse', { ...today, ...change }))).toBe(true);
      expect(isOutdatedHash(await hash('correct horse', today))).toBe(false);
    },
  );
});

describe('a new password', () => {
  it.each([
    ['short', TOO_SHORT],
    ['😀😀😀😀😀😀😀', TOO_SHORT],
    ['password', TOO_COMMON],
    ['PassWord123!', TOO_COMMON],
    [' 12345678 ', TOO_COMMON],
    ['\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18', TOO_COMMON],
    ['87654321', TOO_COMMON],
    ['qwertyuiop', TOO_COMMON],
    ['1Q2w3e4r', TOO_COMMON],
    ['aaaaaaaaaaaa', TOO_COMMON],
    ['abcabcabc', TOO_COMMON],
    ['Dubai2026', TOO_COMMON],
    ['Aisha Rahman', ABOUT_OWNER],
    ['aisha.rahman', ABOUT_OWNER],
    ['Aisha.Rahman@example.com', ABOUT_OWNER],
  ])('%j is refused', (password, problem) => {
    expect(passwordProblem(password, owner)).toBe(problem);
  });

  it.each([
    'correct horse',
    'satin-ribbon-35',
    '        x        y',
    'كلمة سر طويلة',
    '😀 and 7 more',
    'password of the press room',
  ])('%j is accepted', (password) => {
    expect(passwordProblem(password, owner)).toBeNull();
  });
});
