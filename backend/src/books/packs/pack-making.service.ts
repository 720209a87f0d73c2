import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contract/languages';
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
  salesTable,
  seriesTable,
  trialBalanceTable,
  vatLinesTable,
} from './pack-tables.js';
import { tableIn } from './pack-words.js';

const LIMITS = { seconds: 600, megabytes: 1024 };

export interface MadePack extends PackFile {
  readonly checks: readonly Check[];
}

/** The period of a pack, and the language of its headings. */
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
    const { sums, checks, vatReturn, vatLines, ageing } = await this.figures.compare(period, (entry) => {
      found.push(entry);
    });
    await onProgress(40);
    const { series, cheques, sales } = await this.figures.lists(period);
    const eInvoices = await this.transmissions.statusesOf([
      ...vatReturn.documents.map(({ _id }) => _id),
      ...series.flatMap(({ voided }) => voided.map(({ _id }) => _id)),
    ]);
    await onProgress(60);
    const accounts = accountsOf(this.settings.current());
    const entries = inOrder(found);
    const content: PackContent = {
      name: packName(period),
      at: this.clock.now(),
      tables: [
        checksTable(checks),
        trialBalanceTable(sums, accounts),
        journalTable(entries, accounts),
        documentsTable(vatReturn, vatLines, series, eInvoices, entries),
        vatLinesTable(vatLines),
        moneyTable(entries, accounts),
        chequesTable(cheques, period.to),
        ageingTable(ageing),
        seriesTable(series),
        salesTable(sales),
      ].map((table) => tableIn(language, table)),
    };
    const file = await this.files.read<PackFile>('book-pack', content, LIMITS);
    return { ...file, checks };
  }
}
