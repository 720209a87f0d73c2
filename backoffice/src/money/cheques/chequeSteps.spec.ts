import { expect, it } from '@jest/globals';
import { shownSteps } from '../../kit/steps/nextStep';
import type { ChequeRecord } from '../../types';
import { chequeSteps } from './chequeSteps';

it.each([
  ['a cheque in hand is its deposit', [], 'deposit'],
  ['a returned cheque is none, since its customer decides', [{ reason: 'INSUFFICIENT_FUNDS' }], undefined],
])('the loud step of %s', (_title, returns, loud) => {
  const cheque = { allowedActions: ['deposit', 'replace', 'settle'], returns } as unknown as ChequeRecord;
  const { primary, quiet } = shownSteps(chequeSteps, cheque, () => true);
  expect(primary?.name).toBe(loud);
  expect([primary, ...quiet].map((step) => step?.name)).toContain('deposit');
});
