import { Injectable } from '@nestjs/common';
import { toFilsOrNull } from '@shop/contract/money';
import { type ClientSession, Types } from 'mongoose';
import { storedAddress } from '../../documents/parties/postal-address.requests.js';
import type { Actor } from '../../platform/auth/actor.js';
import { requireStaffActions, seesPrices } from '../../platform/auth/staff-access.js';
import { MOST_NAMED, requireVersion } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, Transactions, retryTransaction } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { refuse } from '../../platform/errors/refuse.js';
import { companyShownTo, CompaniesService, settingsIn } from './companies.service.js';
import { applicationEmail, type CompanyDecision, decisionEmail } from './company.emails.js';
import { Events } from '../../platform/events/events.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { DOCUMENTS_OF_OWNER } from '../user-record/owner.events.js';
import { COMPANY_REMOVED } from './company.events.js';
import { CompanyMembers } from '../user-record/company-members.service.js';
import { Company, type CompanyRecord } from './company.schema.js';
import { detailsOf } from './company-details.js';
import { retainedTin, tinBeside } from './domain/tin.js';
import type { CreateCompanyDto, DecideCompanyDto, UpdateCompanyDto, OwnCompanyDto } from './dto/company.requests.js';
import { type CompanyRefusedResponse, CompanyResponse, CompanyDetailsResponse } from './dto/company.response.js';
import type { CompanyDetails } from '../../documents/parties/company-details.schema.js';
import { type Membership, NO_MEMBERSHIP } from '../user-record/membership.js';
import { sameDetails } from './domain/same-details.js';
import { Salespeople } from '../user-record/salespeople.service.js';
import type { CompanyRole } from '@shop/contract/company-roles';

const TRN_FIELD = 'company.trn';

/** Buyers describe their companies; staff create, change, confirm, refuse and delete companies. */
@Injectable()
export class CompanyEditing {
  constructor(
    @InjectRecords(Company) private readonly records: RecordStore<Company>,
    private readonly companies: CompaniesService,
    private readonly members: CompanyMembers,
    private readonly salespeople: Salespeople,
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  /** @throws DomainError STAFF_ROLE_REFUSED for individual payment terms or a credit limit */
  create(body: CreateCompanyDto, actor: Actor): Promise<CompanyResponse> {
    const _id = new Types.ObjectId();
    requireTerms(actor, {}, body);
    return this.withTrnOfItsOwn(body.trn ?? '', () =>
      this.transactions.answer(actor, async (session) =>
        CompanyResponse.stored(await this.createIn(_id, body, { actor, session })),
      ),
    );
  }

  /** Creates a company in the caller's transaction, also without the right to set its terms. */
  async createIn(_id: Types.ObjectId, body: CreateCompanyDto, by: ChangeContext): Promise<CompanyRecord> {
    const { address, trn, tin, status = 'Confirmed', creditLimit, salesperson: named = null, ...rest } = body;
    const own = {
      trn: trn ?? '',
      tin: tinBeside(trn ?? '', tin ?? '', 'tin'),
      status,
      creditLimit: toFilsOrNull(creditLimit),
    };
    const salesperson = await this.salespeople.namedSalesperson(named, by.session);
    const fields = { _id, ...rest, ...own, address: storedAddress('address', address), salesperson };
    return this.records.insert(fields, by);
  }

  /** Removes companies to which nothing refers, in the caller's transaction. */
  async removeIn(companies: readonly CompanyRecord[], by: ChangeContext): Promise<void> {
    for (const company of companies) await this.removeOne(company, by);
  }

  update(id: string, sent: UpdateCompanyDto, actor: Actor): Promise<CompanyResponse> {
    // A caller that sees no limits sends null back.
    const body = seesPrices(actor) ? sent : { ...sent, creditLimit: sent.creditLimit ?? undefined };
    return this.withTrnOfItsOwn(body.trn ?? '', () =>
      this.change(id, body, actor, async (before, by) => {
        requireTerms(actor, before, body);
        if (before.status === 'Confirmed' && body.status === 'Pending') throw refuse('COMPANY_CONFIRMED');
        const { salesperson: named } = body;
        const assigned = named !== undefined && {
          salesperson: await this.salespeople.namedSalesperson(named, by.session),
        };
        return companyShownTo(
          actor,
          await this.records.store(before, { ...changedFields(before, body), ...assigned }, by),
        );
      }),
    );
  }

  /** Confirms a new company, or the pending change of a confirmed one. */
  async confirm(id: string, body: DecideCompanyDto, actor: Actor): Promise<CompanyResponse> {
    const { pending } = await this.companies.load(id);
    return this.withTrnOfItsOwn(pending?.trn ?? '', () =>
      this.change(id, body, actor, async (before, by) => {
        const fields = confirmedFields(before);
        const stored = await this.records.store(before, fields, { ...by, action: 'confirmed' });
        await this.mailDecision(stored, before.status === 'Pending' ? 'confirmed' : 'changeConfirmed', by.session);
        return CompanyResponse.stored(stored);
      }),
    );
  }

  /**
   * Deletes a refused new company, whose users become persons again; for a confirmed company, drops the pending change.
   */
  refuse(id: string, body: DecideCompanyDto, actor: Actor): Promise<CompanyRefusedResponse> {
    return this.change(id, body, actor, async (before, by) => {
      const refusal = { ...by, action: 'refused' } as const;
      if (before.status === 'Confirmed') {
        if (before.pending === null) throw refuse('COMPANY_NOT_WAITING');
        await this.mailDecision(before, 'changeRefused', by.session);
        return { company: CompanyResponse.stored(await this.records.store(before, { pending: null }, refusal)) };
      }
      await this.mailDecision(before, 'refused', by.session);
      await this.members.release(before, by);
      await this.requireUnused(id, by.session);
      await this.removeOne(before, refusal);
      return { company: null };
    });
  }

  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.change(id, {}, actor, async (company, by) => {
      await this.requireUnused(id, by.session);
      await this.removeOne(company, by);
      return { _id: id };
    });
  }

  private async removeOne(company: CompanyRecord, by: ChangeContext): Promise<void> {
    await this.records.remove(company, by);
    await this.events.publish(COMPANY_REMOVED, company._id.toHexString(), by);
  }

  private async mailDecision(company: CompanyRecord, decision: CompanyDecision, session: ClientSession): Promise<void> {
    for (const person of await this.members.people(company._id, session)) {
      await this.outbox.post(decisionEmail(company.legalName, decision, person), session);
    }
  }

  private async requireUnused(id: string, session: ClientSession): Promise<void> {
    const users = await this.members.namesIn(id, session);
    if (users.length > 0) throw refuse('COMPANY_IN_USE', { users: users.join(', ') });
    const documents = (await this.events.query(DOCUMENTS_OF_OWNER, { company: id }, session)).flat();
    if (documents.length > 0)
      throw refuse('COMPANY_IN_USE/documents', { documents: documents.slice(0, MOST_NAMED).join(', ') });
  }

  private change<T extends object>(
    id: string,
    { version }: DecideCompanyDto,
    actor: Actor,
    work: (before: CompanyRecord, by: ChangeContext) => Promise<T>,
  ): Promise<T> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.companies.load(id, session);
      requireVersion('company', before, version);
      return work(before, { actor, session });
    });
  }

  /** @throws DomainError COMPANY_TRN_TAKEN, with the name of the company that has the TRN */
  private async withTrnOfItsOwn<T>(trn: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const other = await this.companies.withTrn(trn);
      throw refuse('COMPANY_TRN_TAKEN/staff', { name: other?.legalName ?? '' }, { field: 'trn' });
    }
  }

  /**
   * @param newId of the company, if a new one is created
   * @returns the new membership of the user
   * @throws DomainError COMPANY_TRN_TAKEN, COMPANY_ADMIN_ONLY, VALIDATION_FAILED
   */
  async applyForCompany(
    user: Membership,
    dto: OwnCompanyDto,
    newId: Types.ObjectId,
    by: ChangeContext,
  ): Promise<Membership> {
    if (user.company !== null) {
      const company = await this.companies.load(user.company.toHexString(), by.session);
      await this.editApplication(company, detailsOf(dto, company.pending ?? company), user.companyRole, by);
      return user;
    }
    const details = detailsOf(dto, user.companyRequest);
    if (
      user.companyRequest !== null &&
      sameDetails(CompanyDetailsResponse.stored(user.companyRequest), CompanyDetailsResponse.stored(details))
    )
      return user;
    const known = await this.companies.withTrn(details.trn, by.session);
    // Knowing a TRN does not make a user a member of the company: staff decide.
    if (known !== null) {
      await this.notifyStaff(details, by);
      return { ...NO_MEMBERSHIP, companyRequest: details };
    }
    await this.unlessTaken(retryTransaction, () => this.records.insert({ _id: newId, ...details }, by));
    await this.notifyStaff(details, by);
    return { ...NO_MEMBERSHIP, company: newId, companyRole: 'admin' };
  }

  /** The admin's changes of an unconfirmed company are stored directly; those of a confirmed one wait for staff. */
  private async editApplication(
    company: CompanyRecord,
    details: CompanyDetails,
    role: CompanyRole | null,
    by: ChangeContext,
  ): Promise<void> {
    const { status, pending } = company;
    if (sameDetails(CompanyDetailsResponse.stored(company), CompanyDetailsResponse.stored(details))) return;
    if (role !== 'admin') throw refuse('COMPANY_ADMIN_ONLY');
    if (
      status === 'Confirmed' &&
      pending !== null &&
      sameDetails(CompanyDetailsResponse.stored(pending), CompanyDetailsResponse.stored(details))
    )
      return;
    const other = await this.companies.withTrn(details.trn, by.session);
    if (other !== null && !other._id.equals(company._id)) throw refuse('COMPANY_TRN_TAKEN', {}, { field: TRN_FIELD });
    if (status === 'Confirmed') {
      await this.records.store(company, { pending: details }, { ...by, action: 'change requested' });
      await this.notifyStaff(details, by);
      return;
    }
    const address = { ...company.address, ...details.address };
    await this.unlessTaken(
      () => refuse('COMPANY_TRN_TAKEN', {}, { field: TRN_FIELD }),
      () => this.records.store(company, { ...details, address }, by),
    );
  }

  private async notifyStaff({ legalName }: CompanyDetails, { actor, session }: ChangeContext): Promise<void> {
    await this.outbox.post(applicationEmail(legalName, actor?.name ?? '', this.settings.current()), session);
  }

  /** @param taken makes the error if another company got the TRN at the same moment */
  private async unlessTaken(taken: () => Error, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw isDuplicateKey(error) ? taken() : error;
    }
  }
}

/** Payment terms, the credit limit and the billing of a company need more rights than its other fields. */
function requireTerms(actor: Actor, before: Partial<Company>, body: UpdateCompanyDto): void {
  const { paymentTermsDays, creditLimit, billing } = body;
  const isNew = paymentTermsDays !== undefined && paymentTermsDays !== (before.paymentTermsDays ?? null);
  const isOtherLimit = creditLimit !== undefined && toFilsOrNull(creditLimit) !== (before.creditLimit ?? null);
  const isOtherBilling = billing !== undefined && billing !== (before.billing ?? 'order');
  if (isNew || isOtherLimit || isOtherBilling) requireStaffActions(actor, ['customers.terms']);
}

/** The fields in the body; an emptied TRN is removed. */
function changedFields(before: CompanyRecord, body: UpdateCompanyDto): Partial<Company> {
  const { legalName, legalNameAr, licenceNumber, licenceAuthority, address, paymentTermsDays, status, notes } = body;
  const said = {
    legalName,
    legalNameAr,
    licenceNumber,
    licenceAuthority,
    paymentTermsDays,
    status,
    notes,
    billing: body.billing,
    ...settingsIn(body),
    ...(body.creditLimit !== undefined && { creditLimit: toFilsOrNull(body.creditLimit) }),
    ...taxNumbersIn(before, body),
    ...(address && { address: { ...before.address, ...storedAddress('address', address) } }),
  };
  return Object.fromEntries(Object.entries<unknown>(said).filter(([, value]) => value !== undefined));
}

function taxNumbersIn(before: CompanyRecord, body: UpdateCompanyDto): Partial<Company> {
  if (body.trn === undefined && body.tin === undefined) return {};
  const trn = body.trn === undefined ? before.trn : (body.trn ?? '');
  const tin = body.tin === undefined ? retainedTin(trn, before.tin) : tinBeside(trn, body.tin ?? '', 'tin');
  return { trn, tin };
}

/** @throws DomainError COMPANY_NOT_WAITING */
function confirmedFields({ status, pending, address }: CompanyRecord): Partial<Company> {
  if (status === 'Pending') return { status: 'Confirmed' };
  if (pending === null) throw refuse('COMPANY_NOT_WAITING');
  const wanted = CompanyDetailsResponse.stored(pending);
  return { ...wanted, address: { ...address, ...wanted.address }, pending: null };
}
