import { Injectable } from '@nestjs/common';
import type { AccountScope } from '@shop/contract/company';
import { mayInCompany, seesCompanyDocuments, type SharedDocuments } from '@shop/contract/company-roles';
import { Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { refuse } from '../../platform/errors/refuse.js';
import { CompaniesService } from './companies.service.js';

/** Only users who may see what the company owes can read the records of its account (receipts). */
export type ReadableKind = SharedDocuments | 'account';

interface Owned {
  readonly user: Types.ObjectId | null;
  /** The company that the document names. Missing in older records. */
  readonly company?: Types.ObjectId | null | undefined;
}

/** Decides which documents a caller may read. All modules use this service for it. */
@Injectable()
export class DocumentAccess {
  constructor(private readonly companies: CompaniesService) {}

  /** Staff read all documents, owners their own, and colleagues those that the company shares. */
  async mayRead(actor: Actor, kind: ReadableKind, { user, company }: Owned): Promise<boolean> {
    if (actor.isAdmin || user?.toHexString() === actor.id) return true;
    if (!company) return false;
    return company.equals((await this.readableCompany(actor, kind)) ?? '');
  }

  /**
   * The database condition for the documents of a user's own list.
   * @throws DomainError COMPANY_SHARES_NOTHING
   */
  async listed(actor: Actor, kind: ReadableKind, scope: AccountScope): Promise<Record<string, Types.ObjectId>> {
    if (scope === 'own') return { user: new Types.ObjectId(actor.id) };
    const company = await this.readableCompany(actor, kind);
    if (company === null) throw refuse('COMPANY_SHARES_NOTHING');
    return { company };
  }

  /** The company whose documents of this kind the caller may read; null if there is none. */
  async readableCompany({ id }: Actor, kind: ReadableKind): Promise<Types.ObjectId | null> {
    const { company, companyRole } = await this.companies.membershipOf(id);
    if (company === null) return null;
    const sees =
      kind === 'account' ? mayInCompany(companyRole, 'account') : seesCompanyDocuments(kind, companyRole, company);
    return sees ? company._id : null;
  }
}
