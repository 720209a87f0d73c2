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

test('a new passphrase is requested twice, a known one once', async () => {
  expect(await newPassphrase(typing(PASSPHRASE, PASSPHRASE))).toBe(PASSPHRASE);
  expect(await knownPassphrase(typing(PASSPHRASE))).toBe(PASSPHRASE);
});

describe('one line refuses', () => {
  test.each([
    ['two that differ', typing(PASSPHRASE, 'correct horse batteru'), 'do not match'],
    ['a short one', typing('short', 'short'), 'at least 12 characters'],
    ['a short one of the environment', { env: { BACKUP_PASSPHRASE: 'short' }, ask: null }, 'at least 12 characters'],
    ['to go on without a terminal', { env: {}, ask: null }, 'Set BACKUP_PASSPHRASE'],
  ])('%s', async (_what, at, line) => {
    await expect(newPassphrase(at)).rejects.toThrow(line);
  });
});
