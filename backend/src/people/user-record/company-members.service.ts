import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contract/languages';
import type { CompanyRole } from '@shop/contract/company';
import type { Fils } from '@shop/contract/money';
import type { ClientSession, Types } from 'mongoose';
import type { ChangeContext } from '../../platform/database/record-store.js';

/** Somebody of a company, to write to. */
interface Person {
  readonly _id: string;
  readonly companyRole: CompanyRole | null;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** How a user belongs to a company. */
export interface CompanyMember {
  /** null: to none. It may still wait for staff to confirm it. */
  readonly company: Types.ObjectId | null;
  readonly companyRole: CompanyRole | null;
  /** The most that the user may ask for in a month; null: no limit. */
  readonly monthlyLimit: Fils | null;
}

/** Answers about the users of a company. The users module, which knows this one, implements it. */
interface Members {
  readonly memberOf: (userId: string, session: ClientSession | null) => Promise<CompanyMember>;
  /** Takes all users out of the company. */
  readonly release: (company: Types.ObjectId, by: ChangeContext) => Promise<void>;
  readonly people: (company: Types.ObjectId, session: ClientSession | null) => Promise<Person[]>;
}

@Injectable()
export class CompanyMembers {
  private members: Members | undefined;

  register(members: Members): void {
    this.members = members;
  }

  /** Somebody who is gone belongs to none. */
  memberOf(userId: string, session: ClientSession | null): Promise<CompanyMember> {
    return this.registered().memberOf(userId, session);
  }

  release(company: Types.ObjectId, by: ChangeContext): Promise<void> {
    return this.registered().release(company, by);
  }

  people(company: Types.ObjectId, session: ClientSession | null): Promise<Person[]> {
    return this.registered().people(company, session);
  }

  private registered(): Members {
    if (this.members === undefined) throw new Error('The users have not registered');
    return this.members;
  }
}
