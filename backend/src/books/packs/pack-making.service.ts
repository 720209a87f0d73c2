import { Injectable } from '@nestjs/common';
import { type Language, LANGUAGES } from '@shop/contract/languages';
import { Types } from 'mongoose';
import { Transmissions } from '../../e-invoicing/transmission/transmissions.service.js';
import { FileReader } from '../../platform/reading/file-reader.service.js';
import { Clock } from '../../platform/clock.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { accountsOf } from '../accounts/accounts-of.js';
import { inOrder } from '../journal/journal.service.js';
import type { PostedEntry } from '../journal/domain/journal-of.js';
import { BookFigures } from './book-figures.service.js';
import type { PackContent, PackFile } from './domain/pack-file.js';
import type { Check, PackPeriod } from './domain/pack-sums.js';
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

const LIMITS = { seconds: 600, megabytes: 1024 };

export interface MadePack extends PackFile {
  readonly checks: readonly Check[];
}

/** The period of a pack, and the language of its words. */
export interface PackOrder extends PackPeriod {
  readonly language: Language;
}

export const packName = ({ from, to }: PackPeriod): string => `Books-${from}-${to}`;

/** Makes the ZIP file of a period; the files are written in a thread of their own. */
@Injectable()
export class PackMaking {
  constructor(
    private readonly figures: BookFigures,
    private readonly files: FileReader,
    private readonly settings: SettingsService,
    private readonly transmissions: Transmissions,
    private readonly clock: Clock,
  ) {}

  async make({ language, ...period }: PackOrder, onProgress: (percent: number) => Promise<void>): Promise<MadePack> {
    const found: PostedEntry[] = [];
    const { sums, checks, vatReturn, vatLines, ageing, openAtBank } = await this.figures.compare(period, (entry) => {
      found.push(entry);
    });
    await onProgress(40);
    const { series, cheques, sales } = await this.figures.lists(period);
    const documents = [...vatReturn.documents, ...series.flatMap(({ voided }) => voided)];
    const eInvoices = await this.transmissions.statusesOf(documents.map(({ _id }) => new Types.ObjectId(_id)));
    await onProgress(60);
    const words = PACK_WORDS[language];
    const accounts = accountsOf(this.settings.current());
    const entries = inOrder(found);
    const content: PackContent = {
      name: packName(period),
      at: this.clock.now(),
      rightToLeft: LANGUAGES[language].direction === 'rtl',
      tables: [
        checksTable(words, checks),
        trialBalanceTable(words, sums, accounts),
        journalTable(words, entries, accounts),
        documentsTable(words, { ...vatReturn, lines: vatLines, series, eInvoices, entries }),
        vatLinesTable(words, vatLines),
        moneyTable(words, entries, accounts),
        openMoneyTable(words, openAtBank),
        chequesTable(words, cheques, period.to),
        ageingTable(words, ageing),
        seriesTable(words, series),
        salesTable(words, sales),
      ],
    };
    const file = await this.files.read<PackFile>('book-pack', content, LIMITS);
    return { ...file, checks };
  }
}
