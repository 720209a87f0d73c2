import { describe, expect, test } from '@jest/globals';
import { isPassphraseSet, knownPassphrase, newPassphrase } from './passphrase.mjs';

const PASSPHRASE = 'correct horse battery';
const SET = { BACKUP_PASSPHRASE: PASSPHRASE };

/** A terminal at which these are typed one after the other. */
const typing = (...lines) => ({ env: {}, ask: () => Promise.resolve(lines.shift()) });

test('the passphrase of the environment is used without a prompt', async () => {
  const at = { env: SET, ask: null };

  expect([await newPassphrase(at), await knownPassphrase(at)]).toEqual([PASSPHRASE, PASSPHRASE]);
  expect([isPassphraseSet(SET), isPassphraseSet({}), isPassphraseSet({ BACKUP_PASSPHRASE: '' })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a new passphrase is entered twice, a known one once', async () => {
  expect(await newPassphrase(typing(PASSPHRASE, PASSPHRASE))).toBe(PASSPHRASE);
  expect(await knownPassphrase(typing(PASSPHRASE))).toBe(PASSPHRASE);
});

describe('a new passphrase', () => {
  test.each([
    ['is refused if the two entries differ', typing(PASSPHRASE, 'correct horse batteru'), 'do not match'],
    ['is refused if it is too short', typing('short', 'short'), 'at least 12 characters'],
    [
      'is refused if the one in the environment is too short',
      { env: { BACKUP_PASSPHRASE: 'short' }, ask: null },
      'at least 12 characters',
    ],
    ['is refused without a terminal', { env: {}, ask: null }, 'Set BACKUP_PASSPHRASE'],
  ])('%s', async (_what, at, line) => {
    await expect(newPassphrase(at)).rejects.toThrow(line);
  });
});
