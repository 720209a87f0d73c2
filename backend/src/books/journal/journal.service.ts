import { Injectable } from '@nestjs/common';
import { type BookRole, JOURNAL_KINDS, JOURNAL_RESOURCES, type JournalResource, purposeOf } from '@shop/contract/books';
import { dubaiDay } from '@shop/contract/dubai-day';
import { accountKeyOf } from '../../billing/invoices/account.js';
import { Clock } from '../../platform/clock.js';
import { toObjectId } from '../../platform/database/record.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { accountsOf } from '../accounts/accounts-of.js';
import type { JournalQueryDto } from './dto/journal.query.js';
import type { JournalResponse, TrialBalanceResponse } from './dto/journal.response.js';
import { type Sums, toEntry, toSums, totalOf } from './journal.mapper.js';
import type { PostedEntry, PostedLine } from './domain/journal-of.js';
import { JournalReading } from './journal-reading.service.js';

const DEFAULT_ROWS = 25;

/** The place of an entry in the order of the list. */
interface Place {
  readonly _id: string;
  readonly order: string;
  readonly resource: JournalResource;
  readonly document: string;
}

/** Lists the entries of the journal, and sums them by account. */
@Injectable()
export class Journal {
  constructor(
    private readonly reading: JournalReading,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` naming `from` */
  async list(query: JournalQueryDto): Promise<JournalResponse> {
    const to = query.to ?? dubaiDay(this.clock.now());
    const from = query.from ?? `${to.slice(0, 7)}-01`;
    if (from > to) throw refuseField('from', 'PERIOD_REVERSED', { to, value: from });
    const isWanted = lineFilter(query);
    const sums = new Map<BookRole, Sums>();
    const places: Place[] = [];
    for await (const portion of this.reading.between({ from, to })) {
      for (const entry of portion) {
        const wanted = entry.lines.filter(isWanted);
        if (wanted.length === 0) continue;
        places.push(placeOf(entry));
        addTo(sums, wanted);
      }
    }
    places.sort(({ order: one }, { order: other }) => (one < other ? -1 : 1));
    const rows = query.rows ?? DEFAULT_ROWS;
    const shown = places.slice(((query.page ?? 1) - 1) * rows, (query.page ?? 1) * rows);
    const accounts = accountsOf(this.settings.current());
    return {
      from,
      to,
      count: places.length,
      ...totalOf(sums.values()),
      accounts: toSums(sums, accounts),
      entries: (await this.read(shown)).map((entry) => toEntry(entry, accounts)),
    };
  }

  /** The entries of one document, the first one first. */
  async ofDocument(resource: JournalResource, id: string) {
    const entries = await this.reading.ofDocuments(resource, [id]);
    const accounts = accountsOf(this.settings.current());
    return inOrder(entries).map((entry) => toEntry(entry, accounts));
  }

  async trialBalance(query: { readonly on?: string }): Promise<TrialBalanceResponse> {
    const on = query.on ?? dubaiDay(this.clock.now());
    const balances = await this.balancesOn(on);
    const sums = new Map([...balances].map(([role, amount]) => [role, sumsOf(amount)]));
    return { on, ...totalOf(sums.values()), accounts: toSums(sums, accountsOf(this.settings.current())) };
  }

  /** The balances of all accounts at the end of a day: above 0 debit, below 0 credit. */
  async balancesOn(on: string): Promise<ReadonlyMap<BookRole, number>> {
    const balances = new Map<BookRole, number>();
    for await (const portion of this.reading.between({ from: null, to: on })) {
      for (const { role, amount } of portion.flatMap(({ lines }) => lines)) {
        balances.set(role, (balances.get(role) ?? 0) + amount);
      }
    }
    return balances;
  }

  private async read(places: readonly Place[]): Promise<PostedEntry[]> {
    const found = await Promise.all(
      JOURNAL_RESOURCES.map((resource) => {
        const own = places.filter((place) => place.resource === resource).map(({ document }) => document);
        return own.length === 0 ? Promise.resolve([]) : this.reading.ofDocuments(resource, [...new Set(own)]);
      }),
    );
    const byId = new Map(found.flat().map((entry) => [entry._id, entry]));
    return places.flatMap(({ _id }) => byId.get(_id) ?? []);
  }
}

/** By day, then in the order of kinds, then by number. */
function placeOf({ _id, day, kind, document }: PostedEntry): Place {
  const rank = String(JOURNAL_KINDS.indexOf(kind)).padStart(2, '0');
  return {
    _id,
    order: [day, rank, document.number, _id].join(' '),
    resource: document.resource,
    document: document._id,
  };
}

export const inOrder = (entries: readonly PostedEntry[]): PostedEntry[] =>
  entries
    .map((entry) => ({ entry, order: placeOf(entry).order }))
    .sort(({ order: one }, { order: other }) => (one < other ? -1 : 1))
    .map(({ entry }) => entry);

const sumsOf = (amount: number): Sums => ({ debit: Math.max(amount, 0), credit: Math.max(-amount, 0) });

function addTo(sums: Map<BookRole, Sums>, lines: readonly PostedLine[]): void {
  for (const { role, amount } of lines) {
    const { debit, credit } = sums.get(role) ?? sumsOf(0);
    const added = sumsOf(amount);
    sums.set(role, { debit: debit + added.debit, credit: credit + added.credit });
  }
}

function lineFilter({ company, user, account }: JournalQueryDto): (line: PostedLine) => boolean {
  const keys = [
    ...(company ? [accountKeyOf({ company: toObjectId(company), user: null })] : []),
    ...(user ? [accountKeyOf({ company: null, user: toObjectId(user) })] : []),
  ];
  return ({ party, role }) =>
    (keys.length === 0 || keys.includes(party.key)) && (!account || purposeOf(role) === account);
}
