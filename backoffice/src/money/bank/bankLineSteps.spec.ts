import { expect, it } from '@jest/globals';
import type { BankLineRecord } from '../../types';
import { bankLineSteps } from './bankLineSteps';

it.each([
  ['a charge of the bank', 'charge', ['ignore']],
  ['other money out', 'transfer', ['match-refund']],
])('the loud step of %s is the one that applies to it', (_title, kind, loud) => {
  const line = { kind, status: 'Open', amount: -26.25, matches: [] } as unknown as BankLineRecord;
  const isLoud = ({ isDone, isAside = false }: (typeof bankLineSteps)[number]) =>
    isDone?.(line) !== true && !(typeof isAside === 'function' ? isAside(line) : isAside);
  expect(bankLineSteps.filter(isLoud).map(({ name }) => name)).toEqual(loud);
});
