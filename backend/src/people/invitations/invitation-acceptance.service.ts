import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CompaniesService } from '../companies/companies.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { CompanyPeople } from '../users/company-people.service.js';
import { hashOf } from '../users/domain/token-hash.js';
import type { MemberResponse } from '../users/dto/member.response.js';
import type { InvitedResponse } from './dto/invitation.response.js';
import { Invitation, type InvitationRecord } from './invitation.schema.js';
import { inAnotherCompany, invalidInvitation, invitationForAnother } from './invitations.errors.js';

/** The holder of the link, signed in with the address that it was sent to, joins the company. */
@Injectable()
export class InvitationAcceptance {
  constructor(
    @InjectModel(Invitation.name) private readonly invitations: Model<Invitation>,
    @InjectRecords(Invitation) private readonly records: RecordStore<Invitation>,
    private readonly companies: CompaniesService,
    private readonly people: CompanyPeople,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVALID_INVITATION */
  async look(token: string): Promise<InvitedResponse> {
    const { invitation, legalName } = await this.find(token, null);
    const { email, companyRole, invitedBy, expiresAt } = invitation;
    return { legalName, email, companyRole, invitedBy, expiresAt: expiresAt.toISOString() };
  }

  /** Works once. @throws DomainError INVALID_INVITATION, INVITATION_FOR_ANOTHER, IN_ANOTHER_COMPANY */
  accept(token: string, actor: Actor): Promise<MemberResponse> {
    return this.transactions.answer(actor, async (session) => {
      const { invitation } = await this.find(token, session);
      if (invitation.email !== actor.email) throw invitationForAnother();
      const joined = await this.people.join(invitation, { actor, session });
      if (joined === null) throw inAnotherCompany();
      await this.records.store(invitation, { status: 'Accepted' }, { actor, session });
      return joined;
    });
  }

  private async find(token: string, session: ClientSession | null) {
    const open = { tokenHash: hashOf(token), status: 'Open' as const, expiresAt: { $gt: this.clock.now() } };
    const invitation = await this.invitations.findOne(open).session(session).lean<InvitationRecord | null>();
    if (invitation === null) throw invalidInvitation();
    const company = (await this.companies.refs([invitation.company], session)).get(invitation.company.toHexString());
    if (company?.status !== 'Confirmed') throw invalidInvitation();
    return { invitation, legalName: company.legalName };
  }
}
