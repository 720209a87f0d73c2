import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contract/languages';
import type { ClientSession, Types } from 'mongoose';
import type { ChangeContext } from '../platform/database/record-store.js';

/** Somebody of a company, to write to. */
interface Person {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Answers about the users of a company. The users module, which knows this one, implements it. */
interface Members {
  readonly companyOf: (userId: string, session: ClientSession | null) => Promise<Types.ObjectId | null>;
  /** Takes all users out of the company. */
  readonly release: (company: Types.ObjectId, by: ChangeContext) => Promise<void>;
  readonly people: (company: Types.ObjectId, session: ClientSession) => Promise<Person[]>;
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

  people(company: Types.ObjectId, session: ClientSession): Promise<Person[]> {
    return this.registered().people(company, session);
  }

  private registered(): Members {
    if (this.members === undefined) throw new Error('The users have not registered');
    return this.members;
  }
}
