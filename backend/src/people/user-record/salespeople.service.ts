import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Salesperson } from '../../documents/parties/salesperson.schema.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { User, type UserRecord } from './user.schema.js';

interface Assigned {
  readonly salesperson: Salesperson | null;
}

interface Assignment {
  readonly update: { readonly $set: { salesperson: Salesperson | null } };
  readonly changes: { field: string; from: string | null; to: string | null }[];
}

/** Finds the members of staff who look after customers. */
@Injectable()
export class Salespeople {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /** @param id or null. @throws DomainError VALIDATION_FAILED, at the field `salesperson` */
  async namedSalesperson(id: string | null, session: ClientSession): Promise<Salesperson | null> {
    if (id === null) return null;
    const staff = { _id: id, isAdmin: true };
    const found = await this.users.findOne(staff).session(session).select('name').lean<UserRecord | null>();
    if (found === null) throw refuseField('salesperson', 'UNKNOWN_STAFF');
    return { _id: found._id, name: found.name };
  }

  /**
   * Assigns a record to a member of staff, in any status. The version does not change, so that open forms don't become stale.
   * @returns the update, and its changes for the history
   * @throws DomainError VALIDATION_FAILED, at the field `salesperson`
   */
  async assignment(before: Assigned, id: string | null, session: ClientSession): Promise<Assignment> {
    const salesperson = await this.namedSalesperson(id, session);
    const changes = [{ field: 'salesperson', from: before.salesperson?.name ?? null, to: salesperson?.name ?? null }];
    return { update: { $set: { salesperson } }, changes };
  }
}
