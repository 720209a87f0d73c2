import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditEntry, AuditEntrySchema } from '../history/audit-entry.schema.js';
import { KeptFigures } from './kept-figures.service.js';
import { LiveLists } from './live-lists.service.js';
import { RecordedChanges } from './recorded-changes.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AuditEntry.name, schema: AuditEntrySchema }])],
  providers: [LiveLists, KeptFigures, RecordedChanges],
  exports: [LiveLists, KeptFigures],
})
export class LiveListsModule {}
