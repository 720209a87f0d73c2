import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../auth/actor.js';
import { insertWhole } from '../database/insert.js';
import { toObjectId } from '../database/record.js';
import { Clock } from '../clock.js';
import {
  type AuditAction,
  AuditEntry,
  type AuditedResource,
  type AuditEntryRecord,
  type Change,
} from './audit-entry.schema.js';
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

  /** Stores the entries in the transaction of the change that they tell of. An update that changes nothing is none. */
  async record(records: AuditRecord | readonly AuditRecord[], session: ClientSession): Promise<void> {
    const at = this.clock.now();
    const entries = [records]
      .flat()
      .filter(isTold)
      .map((record) => toEntry(record, at));
    await insertWhole(this.entries, entries, session);
  }
}

const isTold = ({ action, changes }: AuditRecord): boolean => action !== 'updated' || changes?.length !== 0;

function toEntry({ resource, id, action, actor, changes = [] }: AuditRecord, at: Date): AuditEntryRecord {
  return {
    _id: new Types.ObjectId(),
    resource,
    resourceId: id,
    action,
    actorId: actor === null ? null : toObjectId(actor.id),
    actorName: actor?.name ?? 'The shop',
    at,
    changes: withoutSecrets(changes),
  };
}
