import { type BookRole, purposeOf } from '@shop/contract/books';
import { type Fils, toAed } from '@shop/contract/money';
import { accountOfKey } from '../../billing/invoices/account.js';
import type { Accounts } from '../accounts/accounts-of.js';
import type { JournalAccountResponse, JournalEntryResponse, JournalLineResponse } from './dto/journal.response.js';
import type { Party, PostedEntry, PostedLine } from './domain/journal-of.js';

export interface Sums {
  readonly debit: Fils;
  readonly credit: Fils;
}

export const sumsOf = (amount: Fils): Sums => ({ debit: Math.max(amount, 0), credit: Math.max(-amount, 0) });

const toAmounts = ({ debit, credit }: Sums) => ({ debit: toAed(debit), credit: toAed(credit) });

export function toEntry(entry: PostedEntry, accounts: Accounts): JournalEntryResponse {
  const { _id, day, kind, document, reference } = entry;
  return {
    _id,
    day,
    kind,
    resource: document.resource,
    document: document._id,
    number: document.number,
    reference,
    lines: entry.lines.map((line) => toLine(line, accounts)),
  };
}

function toLine({ role, amount, party, of, vat }: PostedLine, accounts: Accounts): JournalLineResponse {
  return {
    ...accountFields(role, accounts),
    party: toParty(party),
    about: of,
    ...toAmounts(sumsOf(amount)),
    vat,
  };
}

function toParty({ key, name }: Party) {
  const { company, user } = accountOfKey(key);
  return company === null
    ? { resource: 'users' as const, _id: user.toHexString(), name }
    : { resource: 'companies' as const, _id: company.toHexString(), name };
}

function accountFields(role: BookRole, accounts: Accounts) {
  const { code = '', name = '' } = accounts.get(role) ?? {};
  return { role: purposeOf(role), code, name };
}

/** In the order of the accounts. */
export const toSums = (sums: ReadonlyMap<BookRole, Sums>, accounts: Accounts): JournalAccountResponse[] =>
  [...accounts.keys()].flatMap((role) => {
    const own = sums.get(role);
    return own === undefined ? [] : [{ ...accountFields(role, accounts), ...toAmounts(own) }];
  });

export function totalOf(sums: Iterable<Sums>) {
  let [debit, credit] = [0, 0];
  for (const one of sums) {
    debit += one.debit;
    credit += one.credit;
  }
  return toAmounts({ debit, credit });
}
