import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { isSameCompany } from '../../documents/parties/same-company.js';
import { refuseField } from '../../platform/errors/refuse.js';
import type { Change } from '../../platform/history/history-entry.schema.js';
import { CompaniesService } from './companies.service.js';

interface Owned {
  readonly user: Types.ObjectId;
  readonly company: Types.ObjectId | null;
}

interface Wanted {
  readonly user: Types.ObjectId;
  /** The value sent by staff: an id, or null for the person; undefined or unchanged if they don't move it. */
  readonly company?: string | null | undefined;
  readonly reason?: string | undefined;
}

interface Moved {
  readonly company: Types.ObjectId | null;
  readonly isMoved: boolean;
  /** For the history, where staff name the company. */
  readonly changes: readonly Change[];
}

/** Staff move documents to another account: to a company, or to its buyer as a person. */
@Injectable()
export class DocumentMoves {
  constructor(private readonly companies: CompaniesService) {}

  /**
   * The company of a document after a change. One that goes to another buyer goes to the present company of that buyer.
   * @throws DomainError `invalid` naming `company` or `reason`
   */
  async companyAfter(before: Owned, { user, company, reason = '' }: Wanted, session: ClientSession): Promise<Moved> {
    const present = before.company;
    const isOtherBuyer = !user.equals(before.user);
    const named = company ? new Types.ObjectId(company) : null;
    if (company === undefined || isSameCompany(named, present)) {
      const next = isOtherBuyer ? await this.companies.idOfUser(user, session) : present;
      return { company: next, isMoved: isOtherBuyer, changes: [] };
    }
    if (reason === '') throw refuseField('reason', 'REASON_TO_MOVE');
    const [from, to] = [await this.nameOf(present, session), await this.lockedName(named, session)];
    const changes = [
      { field: 'company', from, to },
      { field: 'reason', from: null, to: reason },
    ];
    return { company: named, isMoved: true, changes };
  }

  private async nameOf(company: Types.ObjectId | null, session: ClientSession): Promise<string | null> {
    return (await this.companies.ofDocument({ company }, session))?.legalName ?? null;
  }

  /** The name of a company that documents may name; it can't be deleted until the end of the transaction. */
  private async lockedName(company: Types.ObjectId | null, session: ClientSession): Promise<string | null> {
    if (company === null) return null;
    const { legalName, status } = await this.companies.lockNamed(company, session);
    if (status !== 'Confirmed') throw refuseField('company', 'UNKNOWN_COMPANY');
    return legalName;
  }
}
