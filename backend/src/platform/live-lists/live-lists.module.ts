import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HistoryEntry, HistoryEntrySchema } from '../history/history-entry.schema.js';
import { KeptFigures } from './kept-figures.service.js';
import { LiveLists } from './live-lists.service.js';
import { RecordedChanges } from './recorded-changes.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: HistoryEntry.name, schema: HistoryEntrySchema }])],
  providers: [LiveLists, KeptFigures, RecordedChanges],
  exports: [LiveLists, KeptFigures],
})
export class LiveListsModule {}
