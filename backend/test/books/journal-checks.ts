import { expect } from '@jest/globals';
import type { JournalEntryResponse, JournalResponse } from '../../src/books/journal/dto/journal.response.js';
import type { TradedShop } from '../ledger/traded-shop.js';

type Read = TradedShop['get'];
type Line = JournalEntryResponse['lines'][number];

const fils = (amount: number | null): number => Math.round((amount ?? 0) * 100);
const signed = ({ debit, credit }: Line): number => fils(debit) - fils(credit);
const sum = (amounts: readonly number[]): number => amounts.reduce((one, other) => one + other, 0);

/** All entries of a period, in pages. */
export async function journalOf(read: Read, from: string, to: string): Promise<JournalEntryResponse[]> {
  const entries: JournalEntryResponse[] = [];
  let page: JournalResponse;
  do {
    page = await read(`/api/journal?from=${from}&to=${to}&page=${1 + entries.length / 500}&rows=500`);
    entries.push(...page.entries);
  } while (entries.length < page.count);
  expect(page.debit).toBe(page.credit);
  expect(fils(page.debit)).toBe(sum(entries.flatMap(({ lines }) => lines.map(({ debit }) => fils(debit)))));
  return entries;
}

export function expectBalanced(entries: readonly JournalEntryResponse[]): void {
  for (const { _id, lines } of entries) expect([_id, sum(lines.map(signed))]).toEqual([_id, 0]);
  expect(new Set(entries.map(({ _id }) => _id)).size).toBe(entries.length);
  const days = entries.map(({ day }) => day);
  expect(days).toEqual([...days].sort());
}

/** On a day: what each account owes, and cheques in hand, by the journal and by the statements. */
export async function expectReceivables(
  read: Read,
  entries: readonly JournalEntryResponse[],
  day: string,
): Promise<void> {
  const lines = entries.filter((entry) => entry.day <= day).flatMap((entry) => entry.lines);
  const { accounts, total } = await read(`/api/receivables?on=${day}`);
  const ofRoles = (roles: readonly string[], party?: string) =>
    sum(
      lines
        .filter((line) => roles.includes(line.role) && (party === undefined || line.party._id === party))
        .map(signed),
    );
  const owed = ['receivables', 'customerCredit', 'chequesInHand'];
  const parties = new Set([...lines.map(({ party }) => party._id), ...accounts.map((one: { _id: string }) => one._id)]);
  for (const party of parties) {
    const shown = accounts.find((one: { _id: string }) => one._id === party);
    expect([day, party, ofRoles(owed, party), ofRoles(['chequesInHand'], party)]).toEqual([
      ...[day, party, fils(shown?.balance), fils(shown?.coveredByCheques)],
    ]);
  }
  expect([day, ofRoles(owed)]).toEqual([day, fils(total.balance)]);
}

/** The VAT of the lines by their tax day, against each box of the return. */
export async function expectVat(
  read: Read,
  entries: readonly JournalEntryResponse[],
  from: string,
  to: string,
): Promise<void> {
  const { boxes } = await read(`/api/vat-return?from=${from}&to=${to}`);
  const taxed = entries
    .flatMap(({ lines }) => lines)
    .filter(({ vat }) => vat !== null && vat.taxDay >= from && vat.taxDay <= to);
  for (const { box, amount, vat, adjustment } of boxes) {
    if (box === '12' || box === '14') continue;
    const own = taxed.filter((line) => (box === '8' ? line.vat?.box !== null : line.vat?.box === box));
    const of = (isWanted: (line: Line) => boolean) => 0 - sum(own.filter(isWanted).map(signed));
    expect([box, of(({ role, vat: line }) => role !== 'outputVat' && line?.isAdjustment === false)]).toEqual([
      box,
      fils(amount),
    ]);
    expect([box, of(({ role }) => role === 'outputVat')]).toEqual([box, fils(vat)]);
    expect([box, of(({ role }) => role === 'badDebtVat')]).toEqual([box, fils(adjustment)]);
  }
}

export async function expectTrialBalance(
  read: Read,
  entries: readonly JournalEntryResponse[],
  on: string,
): Promise<void> {
  const { debit, credit, accounts } = await read(`/api/journal/trial-balance?on=${on}`);
  expect(debit).toBe(credit);
  const lines = entries.filter(({ day }) => day <= on).flatMap((entry) => entry.lines);
  for (const account of accounts) {
    expect([account.role, signed(account)]).toEqual([
      account.role,
      sum(lines.filter(({ role }) => role === account.role).map(signed)),
    ]);
  }
}
