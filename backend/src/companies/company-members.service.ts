import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { ChangeContext } from '../platform/database/record-store.js';

/** Answers about the users of a company. The users module, which knows this one, implements it. */
interface Members {
  readonly companyOf: (userId: string, session: ClientSession | null) => Promise<Types.ObjectId | null>;
  /** Takes all users out of the company. */
  readonly release: (company: Types.ObjectId, by: ChangeContext) => Promise<void>;
}

@Injectable()
export class CompanyMembers {
  private members: Members | undefined;

  register(members: Members): void {
    this.members = members;
  }

  companyOf(userId: string, session: ClientSession | null): Promise<Types.ObjectId | null> {
    return this.registered().companyOf(userId, session);
  }

  release(company: Types.ObjectId, by: ChangeContext): Promise<void> {
    return this.registered().release(company, by);
  }

  private registered(): Members {
    if (this.members === undefined) throw new Error('The users have not registered');
    return this.members;
  }
}
