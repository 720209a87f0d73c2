import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Amounts } from './amounts.service.js';
import { ActivityController } from './activity.controller.js';
import { Activity } from './activity.service.js';
import { ChangeFeed } from './change-feed.service.js';
import { HandMadeChanges } from './hand-made-changes.service.js';
import { historyController } from './history.controller.js';
import { HistoryEntry, HistoryEntrySchema, RECORD_RESOURCES } from './history-entry.schema.js';
import { HistoryService } from './history.service.js';
import { QueryCache } from './query-cache.service.js';
import { RecordNames } from './record-names.service.js';
import { HistoryWriter } from './history-writer.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: HistoryEntry.name, schema: HistoryEntrySchema }])],
  controllers: [...RECORD_RESOURCES.map(historyController), ActivityController],
  providers: [Activity, Amounts, RecordNames, HistoryWriter, HistoryService, ChangeFeed, HandMadeChanges, QueryCache],
  exports: [Amounts, HistoryWriter, HistoryService, ChangeFeed, HandMadeChanges, QueryCache],
})
export class HistoryModule {}
