import { DAY_MS } from '@shop/contract/dubai-day';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { INVITATION_DAYS } from '@shop/contract/invitations';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { toFils } from '@shop/contract/money';
import { type ClientSession, type Model, Types } from 'mongoose';
import { CompaniesService, type CompanyRecord } from '../companies/companies.service.js';
import { CompanyMembers } from '../user-record/company-members.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { loadRecord } from '../../platform/database/record.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { refuse } from '../../platform/errors/refuse.js';
import { EmailProofs } from '../users/email-proofs.service.js';
import { storedEmail } from '../users/domain/email.js';
import { hashOf, newToken } from '../users/domain/token-hash.js';
import type { InviteDto } from './dto/invitation.requests.js';
import { InvitationResponse, type InvitedResponse } from './dto/invitation.response.js';
import { Invitation, INVITATION_RECORD, type InvitationRecord } from './invitation.schema.js';
import { CompanyPeople } from '../users/company-people.service.js';
import type { MemberResponse } from '../users/dto/member.response.js';
import type { Email } from '../../platform/mail/email.js';
import { emailTexts } from '../../documents/texts/texts.js';

/** @param token follows the # of the link. Browsers don't send that part to servers, so it appears in no log. */
function invitationEmail(invitation: Invitation, company: string, token: string): Email {
  const { email, language, invitedBy } = invitation;
  const { companyInvitation: texts } = emailTexts(language);
  return {
    to: email,
    language,
    greeting: texts.greeting,
    subject: texts.subject(company),
    paragraphs: texts.texts(invitedBy, company),
    action: { label: texts.link, path: `/invitation#${token}` },
    secret: true,
    isAboutAccess: true,
  };
}

function toInvitation(invitation: InvitationRecord, now: Date): InvitationResponse {
  return {
    ...InvitationResponse.stored(invitation),
    isExpired: invitation.status === 'Open' && invitation.expiresAt <= now,
  };
}

const MOST_LISTED = 200;

/**
 * The admin of a company, and staff, invite users by email. The holder of the link joins the company, if signed in
 * with the invited address.
 */
@Injectable()
export class InvitationsService {
  constructor(
    @InjectModel(Invitation.name) private readonly invitations: Model<Invitation>,
    @InjectRecords(Invitation) private readonly records: RecordStore<Invitation>,
    private readonly companies: CompaniesService,
    private readonly members: CompanyMembers,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly people: CompanyPeople,
    private readonly proofs: EmailProofs,
  ) {}

  /** The open invitations, the latest first. @param companyId null for the caller's own company */
  async list(companyId: string | null, actor: Actor): Promise<InvitationResponse[]> {
    const { _id: company } = await this.companyFor(companyId, actor, null);
    const found = await this.invitations
      .find({ company, status: 'Open' })
      .sort({ sentAt: -1, _id: -1 })
      .limit(MOST_LISTED)
      .lean<InvitationRecord[]>();
    return found.map((invitation) => toInvitation(invitation, this.clock.now()));
  }

  /**
   * Gives the same response whether or not an account with the address exists. @throws DomainError ALREADY_MEMBER,
   * INVITATION_OPEN
   */
  async invite(companyId: string | null, body: InviteDto, actor: Actor): Promise<InvitationResponse> {
    const email = storedEmail(body.email);
    const { companyRole, monthlyLimit = null, language = DEFAULT_LANGUAGE } = body;
    const limit = monthlyLimit === null ? null : toFils(monthlyLimit);
    const link = this.newLink();
    const fields = { _id: new Types.ObjectId(), email, companyRole, monthlyLimit: limit, language, ...link.stored };
    try {
      return await this.transactions.answer(actor, async (session) => {
        const company = await this.companyFor(companyId, actor, session);
        const people = await this.members.people(company._id, session);
        if (people.some((person) => person.email === email)) throw refuse('ALREADY_MEMBER');
        const invitation = { ...fields, company: company._id, invitedBy: actor.name };
        const stored = await this.records.insert(invitation, { actor, session });
        await this.outbox.post(invitationEmail(stored, company.legalName, link.token), session);
        return toInvitation(stored, this.clock.now());
      });
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('INVITATION_OPEN') : error;
    }
  }

  /** Sends a new link; the previous one becomes invalid. @throws DomainError INVITATION_NOT_FOUND, INVITATION_CLOSED */
  sendAgain(id: string, actor: Actor): Promise<InvitationResponse> {
    const { token, stored: next } = this.newLink();
    return this.transactions.answer(actor, async (session) => {
      const { invitation, company } = await this.openOne(id, actor, session);
      const stored = await this.records.store(invitation, next, { actor, session });
      await this.outbox.post(invitationEmail(stored, company.legalName, token), session);
      return toInvitation(stored, this.clock.now());
    });
  }

  /** @throws DomainError INVITATION_NOT_FOUND, INVITATION_CLOSED */
  revoke(id: string, actor: Actor): Promise<InvitationResponse> {
    return this.transactions.answer(actor, async (session) => {
      const { invitation } = await this.openOne(id, actor, session);
      const stored = await this.records.store(invitation, { status: 'Revoked' }, { actor, session });
      return toInvitation(stored, this.clock.now());
    });
  }

  private async openOne(id: string, actor: Actor, session: ClientSession) {
    const invitation = await loadRecord(this.invitations, INVITATION_RECORD, id, session);
    const company = await this.companyOf(invitation, actor, session);
    if (invitation.status !== 'Open') throw refuse('INVITATION_CLOSED', { status: invitation.status });
    return { invitation, company };
  }

  /** Users without rights in the company get INVITATION_NOT_FOUND, which reveals nothing about invitations. */
  private async companyOf({ company }: Invitation, actor: Actor, session: ClientSession): Promise<CompanyRecord> {
    if (actor.isAdmin) return this.companies.load(company.toHexString(), session);
    const own = await this.companies.companyFor(actor, 'manage', session).catch((error: unknown) => {
      throw error instanceof DomainError ? refuse('INVITATION_NOT_FOUND') : error;
    });
    if (!own._id.equals(company)) throw refuse('INVITATION_NOT_FOUND');
    return own;
  }

  private companyFor(id: string | null, actor: Actor, session: ClientSession | null): Promise<CompanyRecord> {
    if (id === null) return this.companies.companyFor(actor, 'manage', session);
    return this.companies.load(id, session ?? undefined);
  }

  private newLink() {
    const token = newToken();
    const sentAt = this.clock.now();
    const expiresAt = new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);
    return { token, stored: { tokenHash: hashOf(token), sentAt, expiresAt } };
  }

  /** @throws DomainError INVALID_INVITATION */
  async showInvitation(token: string): Promise<InvitedResponse> {
    const { invitation, legalName } = await this.find(token, null);
    const { email, companyRole, invitedBy, expiresAt } = invitation;
    return { legalName, email, companyRole, invitedBy, expiresAt: expiresAt.toISOString() };
  }

  /**
   * Accepts the invitation; it works once. @throws DomainError INVALID_INVITATION, INVITATION_FOR_ANOTHER,
   * IN_ANOTHER_COMPANY
   */
  acceptInvitation(token: string, actor: Actor): Promise<MemberResponse> {
    return this.transactions.answer(actor, async (session) => {
      const { invitation } = await this.find(token, session);
      if (invitation.email !== actor.email) throw refuse('INVITATION_FOR_ANOTHER');
      const joined = await this.people.join(invitation, { actor, session });
      if (joined === null) throw refuse('IN_ANOTHER_COMPANY');
      await this.proofs.markProved(new Types.ObjectId(actor.id), session);
      await this.records.store(invitation, { status: 'Accepted' }, { actor, session });
      return joined;
    });
  }

  private async find(token: string, session: ClientSession | null) {
    const open = { tokenHash: hashOf(token), status: 'Open' as const, expiresAt: { $gt: this.clock.now() } };
    const invitation = await this.invitations.findOne(open).session(session).lean<InvitationRecord | null>();
    if (invitation === null) throw refuse('INVALID_INVITATION', {}, { security: 'invitation refused' });
    const company = (await this.companies.refs([invitation.company], session)).get(invitation.company.toHexString());
    if (company?.status !== 'Confirmed') throw refuse('INVALID_INVITATION', {}, { security: 'invitation refused' });
    return { invitation, legalName: company.legalName };
  }
}
