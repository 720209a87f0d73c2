import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RECORD_RESOURCES } from '@shop/contract/records';
import { Amounts } from './amounts.service.js';
import { ActivityController } from './activity.controller.js';
import { Activity } from './activity.service.js';
import { ChangeFeed } from './change-feed.service.js';
import { HandMadeChanges } from './hand-made-changes.service.js';
import { historyController } from './history.controller.js';
import { HistoryEntry, HistoryEntrySchema } from './history-entry.schema.js';
import { HistoryService } from './history.service.js';
import { QueryCache } from './query-cache.service.js';
import { RECORD_KINDS, type RecordKinds } from './record-kinds.js';
import { RecordNames } from './record-names.service.js';
import { HistoryWriter } from './history-writer.service.js';

const EXPORTED = [Amounts, HistoryWriter, HistoryService, ChangeFeed, HandMadeChanges, QueryCache];

@Module({})
export class HistoryModule {
  /** @param kinds the settings of each kind of records that the history needs */
  static forRoot(kinds: RecordKinds): DynamicModule {
    return {
      module: HistoryModule,
      global: true,
      imports: [MongooseModule.forFeature([{ name: HistoryEntry.name, schema: HistoryEntrySchema }])],
      controllers: [
        ...RECORD_RESOURCES.map((resource) => historyController(resource, kinds[resource])),
        ActivityController,
      ],
      providers: [Activity, RecordNames, { provide: RECORD_KINDS, useValue: kinds }, ...EXPORTED],
      exports: EXPORTED,
    };
  }
}
