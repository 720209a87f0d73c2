import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RECORD_RESOURCES } from '@shop/contract/records';
import { Amounts } from './amounts.service.js';
import { ActivityController } from './activity.controller.js';
import { Activity } from './activity.service.js';
import { ChangeFeed } from './change-feed.service.js';
import { DueEvents } from './due-events.service.js';
import { HandMadeChanges } from './hand-made-changes.service.js';
import { historyController } from './history.controller.js';
import { HistoryEntry, HistoryEntrySchema } from './history-entry.schema.js';
import { HistoryService } from './history.service.js';
import { QueryCache } from './query-cache.service.js';
import { recordKindOf } from './record-kinds.js';
import { RecordNames } from './record-names.service.js';
import { HistoryWriter } from './history-writer.service.js';

const EXPORTED = [Amounts, HistoryWriter, HistoryService, ChangeFeed, HandMadeChanges, QueryCache];

@Module({})
export class HistoryModule {
  /** The history of every kind of records, as the modules of the records declare it. */
  static forRoot(): DynamicModule {
    return {
      module: HistoryModule,
      global: true,
      imports: [MongooseModule.forFeature([{ name: HistoryEntry.name, schema: HistoryEntrySchema }])],
      controllers: [
        ...RECORD_RESOURCES.map((resource) => historyController(recordKindOf(resource))),
        ActivityController,
      ],
      providers: [Activity, RecordNames, DueEvents, ...EXPORTED],
      exports: EXPORTED,
    };
  }
}
