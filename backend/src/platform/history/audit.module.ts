import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AUDITED_RESOURCES, AuditEntry, AuditEntrySchema } from './audit-entry.schema.js';
import { Audit } from './audit.service.js';
import { AuditTrail } from './audit-trail.service.js';
import { historyController } from './history.controller.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AuditEntry.name, schema: AuditEntrySchema }])],
  controllers: AUDITED_RESOURCES.map(historyController),
  providers: [Audit, AuditTrail],
  exports: [Audit],
})
export class AuditModule {}
