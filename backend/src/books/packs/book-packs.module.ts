import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EInvoicingModule } from '../../e-invoicing/e-invoicing.module.js';
import { TaxModule } from '../../billing/tax/tax.module.js';
import { SalesModule } from '../../insight/sales/sales.module.js';
import { BankModule } from '../../money/bank/bank.module.js';
import { ChequesModule } from '../../money/cheques/cheques.module.js';
import { AgeingModule } from '../../money/receivables/ageing/ageing.module.js';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { ReadingModule } from '../../platform/reading/reading.module.js';
import { LinksModule } from '../../shop/links/links.module.js';
import { JournalModule } from '../journal/journal.module.js';
import { BookFigures } from './book-figures.service.js';
import { BookFiles } from './book-files.service.js';
import { BookPack, BookPackPart, BookPackPartSchema, BookPackSchema } from './book-pack.schema.js';
import { BookPacksController } from './book-packs.controller.js';
import { BookPacks } from './book-packs.service.js';
import { LinkedPackController } from './pack-links.controller.js';
import { PackLinks } from './pack-links.service.js';
import { PackMailing } from './pack-mailing.service.js';
import { PackWorker } from './pack-worker.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: BookPack.name, schema: BookPackSchema },
      { name: BookPackPart.name, schema: BookPackPartSchema },
    ]),
    JournalModule,
    TaxModule,
    AgeingModule,
    BankModule,
    ChequesModule,
    SalesModule,
    EInvoicingModule,
    ReadingModule,
    LinksModule,
  ],
  controllers: [BookPacksController, LinkedPackController],
  providers: [
    plainStoreOf(BookPack),
    plainStoreOf(BookPackPart),
    BookFiles,
    BookFigures,
    PackLinks,
    PackWorker,
    BookPacks,
    PackMailing,
  ],
  exports: [BookFiles],
})
export class BookPacksModule {}
