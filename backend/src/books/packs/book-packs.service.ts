import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { afterTransaction, Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { ZipFile } from '../../platform/http/zip-answer.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { accountsOf, requireAccounts } from '../accounts/accounts-of.js';
import { JournalReading } from '../journal/journal-reading.service.js';
import { BookFigures } from './book-figures.service.js';
import { BookFiles } from './book-files.service.js';
import { BookPack } from './book-pack.schema.js';
import { bookPeriod } from './book-period.js';
import { toBookPack, toCheck } from './book-pack.mapper.js';
import type { MakeBookPackDto } from './dto/book-pack.requests.js';
import type { BookPackResponse, BookCheckResponse } from './dto/book-pack.response.js';
import { packName, type PackPeriod } from './domain/pack-sums.js';
import { PackWorker } from './pack-worker.service.js';

const MOST_LISTED = 100;

/** Month packs: files with all of a period for the accountant. */
@Injectable()
export class BookPacks {
  constructor(
    @InjectStore(BookPack) private readonly packs: PlainStore<BookPack>,
    private readonly files: BookFiles,
    private readonly figures: BookFigures,
    private readonly reading: JournalReading,
    private readonly settings: SettingsService,
    private readonly worker: PackWorker,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The latest first. */
  async list(): Promise<BookPackResponse[]> {
    const found = await this.packs.reads.find().sort({ createdAt: -1, _id: -1 }).limit(MOST_LISTED).lean<BookPack[]>();
    return found.map(toBookPack);
  }

  /** @throws DomainError BOOK_PACK_NOT_FOUND */
  async get(id: string): Promise<BookPackResponse> {
    return toBookPack(await this.load(id));
  }

  async checks(query: Partial<PackPeriod>): Promise<BookCheckResponse[]> {
    const { from, to } = bookPeriod(query, this.clock.now());
    return (await this.figures.checks(from, to)).map(toCheck);
  }

  /** @throws DomainError ACCOUNTS_MISSING, or `invalid` naming `from` or `to` */
  async make({ language, ...query }: MakeBookPackDto, actor: Actor): Promise<BookPackResponse> {
    const period = bookPeriod(query, this.clock.now());
    await this.requireAccounts(period);
    const order = { ...period, language: language ?? 'en', by: actor.name, mailTo: '' };
    return this.transactions.answer(actor, (session) => this.store(order, session));
  }

  /** Stores a pack, which the worker makes. */
  async store(
    order: Pick<BookPack, 'from' | 'to' | 'language' | 'by' | 'mailTo'>,
    session: ClientSession,
  ): Promise<BookPackResponse> {
    const now = this.clock.now();
    const pack: BookPack = {
      _id: new Types.ObjectId(),
      ...order,
      status: 'Making',
      progress: 0,
      checks: [],
      size: 0,
      sha256: '',
      createdAt: now,
      leasedUntil: now,
      attempts: 0,
    };
    await this.packs.insert(pack, session);
    afterTransaction(session, () => Promise.resolve(this.worker.begin()));
    return toBookPack(pack);
  }

  /** @throws DomainError BOOK_PACK_NOT_FOUND, BOOK_PACK_NOT_READY */
  async file(id: string): Promise<ZipFile> {
    const pack = await this.load(id);
    if (pack.status !== 'Ready') throw refuse('BOOK_PACK_NOT_READY');
    return { name: packName(pack), bytes: this.files.read(pack._id, pack.attempts) };
  }

  private async load(id: string): Promise<BookPack> {
    const pack = await this.packs.reads.findById(toObjectId(id)).lean<BookPack | null>();
    if (pack === null) throw refuse('BOOK_PACK_NOT_FOUND');
    return pack;
  }

  /** Reads the journal only if an account is not chosen. @throws DomainError ACCOUNTS_MISSING */
  async requireAccounts({ from, to }: PackPeriod): Promise<void> {
    const accounts = accountsOf(this.settings.current());
    if ([...accounts.values()].every(({ code, name }) => code !== '' && name !== '')) return;
    for await (const portion of this.reading.between({ from, to })) {
      requireAccounts(
        accounts,
        portion.flatMap(({ lines }) => lines.map(({ role }) => role)),
      );
    }
  }
}
