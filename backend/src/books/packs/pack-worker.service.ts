import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '@shop/contract/languages';
import { type ClientSession, Types } from 'mongoose';
import { Transmissions } from '../../e-invoicing/transmission/transmissions.service.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LEASE_MS } from '../../platform/jobs/backoff.js';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { FileReader } from '../../platform/reading/file-reader.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { accountsOf } from '../accounts/accounts-of.js';
import type { PostedEntry } from '../journal/domain/journal-of.js';
import { inOrder } from '../journal/journal.service.js';
import { BookFigures } from './book-figures.service.js';
import { BookFiles } from './book-files.service.js';
import { BookPack } from './book-pack.schema.js';
import type { PackContent, PackFile } from './domain/pack-file.js';
import { type Check, packName } from './domain/pack-sums.js';
import { PackLinks } from './pack-links.service.js';
import {
  ageingTable,
  checksTable,
  chequesTable,
  documentsTable,
  journalTable,
  moneyTable,
  openMoneyTable,
  salesTable,
  seriesTable,
  trialBalanceTable,
  vatLinesTable,
} from './pack-tables.js';
import { PACK_WORDS } from './pack-words.js';

const MOST_ATTEMPTS = 3;
const MOST_MS = 900_000;
const LIMITS = { seconds: 600, megabytes: 1024 };

type MadePack = PackFile & { readonly checks: readonly Check[] };

/**
 * Makes month packs one after the other; a pack of a server that stopped is made by another one. The files are written
 * in a thread of their own.
 */
@Injectable()
export class PackWorker extends QueueWorker<BookPack, MadePack> {
  protected override readonly timeoutMs = MOST_MS;
  protected readonly unreadable = 'Failed to read the month packs';
  protected readonly tooSlow = 'The month pack was not made in time.';

  constructor(
    @InjectStore(BookPack) private readonly packs: PlainStore<BookPack>,
    private readonly files: BookFiles,
    private readonly figures: BookFigures,
    private readonly writer: FileReader,
    private readonly settings: SettingsService,
    private readonly transmissions: Transmissions,
    private readonly links: PackLinks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Begins with a pack that was stored now. */
  begin(): void {
    this.wakeSoon();
  }

  protected async claim(): Promise<readonly BookPack[]> {
    const now = this.clock.now();
    const due = { status: 'Making' as const, leasedUntil: { $lte: now } };
    const found = await this.packs.changeAndRead(due, { $set: { leasedUntil: this.lease() }, $inc: { attempts: 1 } });
    if (found !== null) this.wake();
    return found === null ? [] : [found];
  }

  protected async attempt(pack: BookPack, signal: AbortSignal): Promise<MadePack> {
    const found: PostedEntry[] = [];
    const { sums, checks, vatReturn, vatLines, ageing, openAtBank } = await this.figures.compare(pack, (entry) => {
      found.push(entry);
    });
    await this.report(pack, 40, signal);
    const { series, cheques, sales } = await this.figures.lists(pack);
    const documents = [...vatReturn.documents, ...series.flatMap(({ voided }) => voided)];
    const eInvoices = await this.transmissions.statusesOf(documents.map(({ _id }) => new Types.ObjectId(_id)));
    await this.report(pack, 60, signal);
    const words = PACK_WORDS[pack.language];
    const accounts = accountsOf(this.settings.current());
    const entries = inOrder(found);
    const content: PackContent = {
      name: packName(pack),
      at: this.clock.now(),
      rightToLeft: LANGUAGES[pack.language].direction === 'rtl',
      tables: [
        checksTable(words, checks),
        trialBalanceTable(words, sums, accounts),
        journalTable(words, entries, accounts),
        documentsTable(words, { ...vatReturn, lines: vatLines, series, eInvoices, entries }),
        vatLinesTable(words, vatLines),
        moneyTable(words, entries, accounts),
        openMoneyTable(words, openAtBank),
        chequesTable(words, cheques, pack.to),
        ageingTable(words, ageing),
        seriesTable(words, series),
        salesTable(words, sales),
      ],
    };
    return { ...(await this.writer.read<PackFile>('book-pack', content, LIMITS)), checks };
  }

  private async report(pack: BookPack, progress: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const isCurrent = await this.change(pack, { progress, leasedUntil: this.lease() });
    if (!isCurrent) throw new Error('Another server makes this month pack.');
  }

  protected async succeeded(pack: BookPack, { bytes, sha256, checks }: MadePack): Promise<void> {
    const { _id, attempts } = pack;
    await this.files.store(_id, attempts, bytes);
    const ready = { status: 'Ready' as const, progress: 100, sha256, size: bytes.byteLength, checks: [...checks] };
    await this.transactions.run(null, async (session) => {
      const isCurrent = await this.change(pack, ready, session);
      await this.files.remove(_id, isCurrent ? { $ne: attempts } : attempts, session);
      if (isCurrent) await this.links.mailLink(pack, session);
    });
  }

  protected async failed(pack: BookPack, reason: string): Promise<void> {
    const { _id, attempts } = pack;
    this.logger.error(`Failed to make month pack ${_id.toHexString()}: ${reason}`);
    const hasEnded = attempts >= MOST_ATTEMPTS;
    const changes = hasEnded ? { status: 'Failed' as const } : { leasedUntil: this.clock.now(), progress: 0 };
    await this.transactions.run(null, async (session) => {
      const isCurrent = await this.change(pack, changes, session);
      if (isCurrent && hasEnded) await this.links.mailFailure(pack, session);
    });
  }

  /** @returns false if another run has the pack, since this one let its lease end */
  private change(
    { _id, attempts }: BookPack,
    $set: Partial<BookPack>,
    session: ClientSession | null = null,
  ): Promise<boolean> {
    return this.packs.changeOne({ _id, attempts, status: 'Making' }, { $set }, session);
  }

  private lease(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }
}
