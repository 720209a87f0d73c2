import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Actor } from '../auth/actor.js';
import { toObjectId } from '../database/record.js';
import { Clock } from '../time/clock.js';
import { type AuditAction, AuditEntry, type AuditedResource, type Change } from './audit-entry.schema.js';
import { withoutSecrets } from './changes.js';

export interface AuditRecord {
  readonly resource: AuditedResource;
  readonly id: Types.ObjectId;
  readonly action: AuditAction;
  /** null: the shop itself, for example at its first start. */
  readonly actor: Pick<Actor, 'id' | 'name'> | null;
  readonly changes?: readonly Change[];
}

@Injectable()
export class Audit {
  constructor(
    @InjectModel(AuditEntry.name) private readonly entries: Model<AuditEntry>,
    private readonly clock: Clock,
  ) {}

  /** Stores the entry in the transaction of the change that it tells of. An update that changes nothing is none. */
  async record(record: AuditRecord, session: ClientSession): Promise<void> {
    if (record.action === 'updated' && record.changes?.length === 0) return;
    const entry = {
      resource: record.resource,
      resourceId: record.id,
      action: record.action,
      actorId: record.actor === null ? null : toObjectId(record.actor.id),
      actorName: record.actor?.name ?? 'The shop',
      at: this.clock.now(),
      changes: withoutSecrets(record.changes ?? []),
    };
    await this.entries.insertMany([entry], { session });
  }
}
