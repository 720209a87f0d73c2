import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ExportTarget, purposeOf } from '@shop/contract/books';
import { toAed } from '@shop/contract/money';
import { strToU8 } from 'fflate';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { isDuplicateKey, retryTransaction, Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { type ZipFile, zipOf } from '../../platform/http/zip-answer.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { accountsOf, requireAccounts } from '../accounts/accounts-of.js';
import type { PostedEntry } from '../journal/domain/journal-of.js';
import { JournalReading } from '../journal/journal-reading.service.js';
import { inOrder } from '../journal/journal.service.js';
import { BookFiles } from '../packs/book-files.service.js';
import { bookPeriod } from '../packs/book-period.js';
import { BookExport } from './book-export.schema.js';
import type { ExportContent } from './domain/export-content.js';
import { tallyFiles } from './domain/tally.js';
import { zohoFiles } from './domain/zoho.js';
import type { BookExportDto, MakeBookExportDto } from './dto/book-export.requests.js';
import { BookExportResponse, type NewEntriesResponse } from './dto/book-export.response.js';
import { ExportMarks, type PendingEntry } from './export-marks.service.js';

const MOST_LISTED = 100;
/** Entries of one export, the earliest first: a file that software imports, and memory that the server has. */
const MOST_ENTRIES = 5000;

/** An export is made once. */
const EXPORT_RUN = 1;

type Days = Readonly<Pick<BookExportDto, 'from' | 'to'>>;

const WRITERS: Readonly<Record<ExportTarget, (content: ExportContent) => { name: string; text: string }[]>> = {
  tally: tallyFiles,
  zoho: zohoFiles,
};

/** Exports to accounting software: an entry is exported once, until its export is taken back. */
@Injectable()
export class BookExports {
  constructor(
    @InjectStore(BookExport) private readonly exports: PlainStore<BookExport>,
    private readonly marks: ExportMarks,
    private readonly files: BookFiles,
    private readonly reading: JournalReading,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The latest first. */
  async list(): Promise<BookExportResponse[]> {
    const latest = this.exports.reads.find().sort({ createdAt: -1, _id: -1 }).limit(MOST_LISTED);
    return (await latest.lean<BookExport[]>()).map((one) => BookExportResponse.stored(one));
  }

  /** @throws DomainError `invalid` naming `from` or `to` */
  async fresh({ target, ...days }: BookExportDto): Promise<NewEntriesResponse> {
    const sums = { count: 0, openings: 0, exported: 0 };
    const changed = new Set<string>();
    let debit = 0;
    for await (const portion of this.portionsOf(days)) {
      const pending = await this.marks.pending(target, portion, null);
      const corrected = pending.filter(({ before }) => before !== null);
      const written = pending.flatMap((one) => (isOpening(one.entry) ? [] : one.written));
      sums.count += written.length;
      sums.openings += pending.filter(({ entry }) => isOpening(entry)).length;
      sums.exported += portion.length - pending.length + corrected.length;
      debit += debitOf(written);
      for (const { entry } of corrected) changed.add(entry.document.number);
    }
    return { ...sums, debit: toAed(debit), changed: [...changed] };
  }

  /** @throws DomainError ACCOUNTS_MISSING, NOTHING_TO_EXPORT, or `invalid` naming `from` or `to` */
  async make({ target, openings, ...days }: MakeBookExportDto, actor: Actor): Promise<BookExportResponse> {
    const { from, to } = bookPeriod(days, this.clock.now());
    const made = { _id: new Types.ObjectId(), target, from, to, by: actor.name, createdAt: this.clock.now() };
    const earliest = await this.earliest(target, days, openings === true);
    return this.transactions.answer(
      actor,
      async (session) => {
        const pending = await this.marks.pending(target, earliest, session);
        if (pending.length === 0) throw refuse('NOTHING_TO_EXPORT');
        const written = pending.flatMap((one) => one.written);
        const bytes = await this.write(made, pending, session);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const sums = { count: written.length, debit: debitOf(written), sha256, takenBackAt: null, takenBackBy: '' };
        await this.exports.insert({ ...made, ...sums }, session);
        await this.files.store(made._id, EXPORT_RUN, bytes, session);
        return BookExportResponse.stored({ ...made, ...sums });
      },
      `export to ${target}`,
    );
  }

  /** @throws DomainError BOOK_EXPORT_NOT_FOUND */
  async file(id: string): Promise<ZipFile> {
    const { _id, target, from, to } = await this.load(id, null);
    return { name: `${target}-${from}-${to}`, bytes: this.files.read(_id, EXPORT_RUN) };
  }

  /** @throws DomainError BOOK_EXPORT_NOT_FOUND, BOOK_EXPORT_TAKEN_BACK, BOOK_EXPORT_CORRECTED */
  takeBack(id: string, actor: Actor): Promise<BookExportResponse> {
    const taken = { takenBackAt: this.clock.now(), takenBackBy: actor.name };
    return this.transactions.answer(actor, async (session) => {
      const { _id } = await this.load(id, session);
      const isTaken = await this.exports.changeOne({ _id, takenBackAt: null }, { $set: taken }, session);
      if (!isTaken) throw refuse('BOOK_EXPORT_TAKEN_BACK');
      await this.marks.remove(_id, session);
      return BookExportResponse.stored(await this.load(id, session));
    });
  }

  /** Marks the entries and writes their file. If another export of this moment has them, the transaction starts again. */
  private async write(
    made: Pick<BookExport, '_id' | 'target' | 'createdAt'>,
    pending: readonly PendingEntry[],
    session: ClientSession,
  ): Promise<Uint8Array> {
    const entries = pending.flatMap(({ written }) => written);
    const accounts = accountsOf(this.settings.current());
    requireAccounts(
      accounts,
      entries.flatMap(({ lines }) => lines.map(({ role }) => role)),
    );
    try {
      await this.marks.mark(made, pending, session);
      const parties = await this.marks.partiesOf(entries, session);
      const files = WRITERS[made.target]({
        entries,
        // The account of a reversed entry may have been removed since.
        accountName: (role) => (accounts.get(role) ?? accounts.get(purposeOf(role)))?.name ?? '',
        partyName: (key) => parties.get(key) ?? '',
      });
      return zipOf(
        files.map(({ name, text }) => ({ name, bytes: strToU8(text) })),
        made.createdAt,
      );
    } catch (error) {
      throw isDuplicateKey(error) ? retryTransaction() : error;
    }
  }

  /** The earliest entries that the target does not have. The journal has no order: all are read, these alone remain in memory. */
  private async earliest(target: ExportTarget, days: Days, withOpenings: boolean): Promise<PostedEntry[]> {
    let found: PostedEntry[] = [];
    for await (const portion of this.portionsOf(days)) {
      const pending = await this.marks.pending(target, portion, null);
      found.push(...pending.map(({ entry }) => entry).filter((entry) => withOpenings || !isOpening(entry)));
      if (found.length > 2 * MOST_ENTRIES) found = inOrder(found).slice(0, MOST_ENTRIES);
    }
    return inOrder(found).slice(0, MOST_ENTRIES);
  }

  /** The entries of the days that book an amount. */
  private async *portionsOf(days: Days): AsyncGenerator<PostedEntry[]> {
    for await (const portion of this.reading.between(bookPeriod(days, this.clock.now())))
      yield portion.filter(({ lines }) => lines.length > 0);
  }

  private async load(id: string, session: ClientSession | null): Promise<BookExport> {
    const found = await this.exports.reads.findById(toObjectId(id)).session(session).lean<BookExport | null>();
    if (found === null) throw refuse('BOOK_EXPORT_NOT_FOUND');
    return found;
  }
}

/** Balances of the old books, and what ends one. */
const isOpening = ({ lines }: PostedEntry): boolean => lines.some(({ role }) => role === 'opening');

const debitOf = (entries: readonly PostedEntry[]): number =>
  entries.flatMap(({ lines }) => lines).reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
