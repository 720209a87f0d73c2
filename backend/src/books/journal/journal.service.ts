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
import { type Sums, sumsOf, toEntry, toSums, totalOf } from './journal.mapper.js';
import type { PostedEntry, PostedLine } from './domain/journal-of.js';
import { JournalReading } from './journal-reading.service.js';

const DEFAULT_ROWS = 25;

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
    const places: string[] = [];
    for await (const portion of this.reading.between({ from, to })) {
      for (const entry of portion) {
        const wanted = entry.lines.filter(isWanted);
        if (wanted.length === 0) continue;
        places.push(placeOf(entry));
        addTo(sums, wanted);
      }
    }
    const { page = 1, rows = DEFAULT_ROWS } = query;
    const shown = places.sort().slice((page - 1) * rows, page * rows);
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
    const balances = new Map<BookRole, number>();
    for await (const portion of this.reading.between({ from: null, to: on })) {
      for (const { role, amount } of portion.flatMap(({ lines }) => lines)) {
        balances.set(role, (balances.get(role) ?? 0) + amount);
      }
    }
    const sums = new Map([...balances].map(([role, amount]) => [role, sumsOf(amount)]));
    return { on, ...totalOf(sums.values()), accounts: toSums(sums, accountsOf(this.settings.current())) };
  }

  /** The entries of these places. The id of an entry begins with the resource and the id of its document. */
  private async read(places: readonly string[]): Promise<PostedEntry[]> {
    const ids = places.map((place) => place.slice(place.lastIndexOf(' ') + 1));
    const documents = ids.map((id) => id.split(':'));
    const found = await Promise.all(
      JOURNAL_RESOURCES.map((resource) => {
        const own = documents.flatMap(([of, document = '']) => (of === resource ? document : []));
        return this.reading.ofDocuments(resource, [...new Set(own)]);
      }),
    );
    const byId = new Map(found.flat().map((entry) => [entry._id, entry]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

/** The place of an entry in the order of the journal: by day, then in the order of kinds, then by number. */
const placeOf = ({ _id, day, kind, document }: PostedEntry): string =>
  [day, String(JOURNAL_KINDS.indexOf(kind)).padStart(2, '0'), document.number, _id].join(' ');

export function inOrder(entries: readonly PostedEntry[]): PostedEntry[] {
  const byPlace = new Map(entries.map((entry) => [placeOf(entry), entry]));
  return [...byPlace.keys()].sort().flatMap((place) => byPlace.get(place) ?? []);
}

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
