import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { JournalModule } from '../journal/journal.module.js';
import { BookPacksModule } from '../packs/book-packs.module.js';
import {
  BookExport,
  BookExportSchema,
  BookParty,
  BookPartySchema,
  ExportedEntry,
  ExportedEntrySchema,
} from './book-export.schema.js';
import { BookExportsController } from './book-exports.controller.js';
import { BookExports } from './book-exports.service.js';
import { ExportMarks } from './export-marks.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: BookExport.name, schema: BookExportSchema },
      { name: ExportedEntry.name, schema: ExportedEntrySchema },
      { name: BookParty.name, schema: BookPartySchema },
    ]),
    JournalModule,
    BookPacksModule,
  ],
  controllers: [BookExportsController],
  providers: [plainStoreOf(BookExport), plainStoreOf(ExportedEntry), plainStoreOf(BookParty), ExportMarks, BookExports],
})
export class BookExportsModule {}
