import { Injectable } from '@nestjs/common';
import type { CompanyRole } from '@shop/contract/company';
import type { Types } from 'mongoose';
import type { CompanyDetails } from '../../documents/parties/company-details.schema.js';
import { storedAddress } from '../../documents/parties/postal-address.requests.js';
import { type Membership, NO_MEMBERSHIP } from '../user-record/membership.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, retryTransaction } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { CompaniesService } from './companies.service.js';
import { CompanyEmails } from './company.emails.js';
import { toDetails } from './company.mapper.js';
import { Company, type CompanyRecord } from './company.schema.js';
import { sameDetails } from './domain/same-details.js';
import { retainedTin, tinBeside } from './domain/tin.js';
import type { OwnCompanyDto } from './dto/company.requests.js';

const TRN_FIELD = 'company.trn';

/** Buyers describe their companies; staff confirm them. */
@Injectable()
export class CompanyApplications {
  constructor(
    @InjectRecords(Company) private readonly records: RecordStore<Company>,
    private readonly companies: CompaniesService,
    private readonly emails: CompanyEmails,
  ) {}

  /**
   * @param newId of the company, where it is a new one
   * @returns how the user belongs to it from now on
   * @throws DomainError COMPANY_TRN_TAKEN, COMPANY_ADMIN_ONLY, VALIDATION_FAILED
   */
  async apply(user: Membership, dto: OwnCompanyDto, newId: Types.ObjectId, by: ChangeContext): Promise<Membership> {
    if (user.company !== null) {
      const company = await this.companies.load(user.company.toHexString(), by.session);
      await this.edit(company, detailsOf(dto, (company.pending ?? company).tin), user.companyRole, by);
      return user;
    }
    const details = detailsOf(dto, user.companyRequest?.tin);
    if (user.companyRequest !== null && sameDetails(toDetails(user.companyRequest), toDetails(details))) return user;
    const known = await this.companies.withTrn(details.trn, by.session);
    // Knowing a TRN does not make a member of the company: staff decide.
    if (known !== null) {
      await this.tellStaff(details, by);
      return { ...NO_MEMBERSHIP, companyRequest: details };
    }
    await this.unlessTaken(retryTransaction, () => this.records.insert({ _id: newId, ...details }, by));
    await this.tellStaff(details, by);
    return { ...NO_MEMBERSHIP, company: newId, companyRole: 'admin' };
  }

  /** A new company becomes what its admin says; a confirmed one waits for staff. */
  private async edit(
    company: CompanyRecord,
    details: CompanyDetails,
    role: CompanyRole | null,
    by: ChangeContext,
  ): Promise<void> {
    const { status, pending } = company;
    if (sameDetails(toDetails(company), toDetails(details))) return;
    if (role !== 'admin') throw refuse('COMPANY_ADMIN_ONLY');
    if (status === 'Confirmed' && pending !== null && sameDetails(toDetails(pending), toDetails(details))) return;
    const other = await this.companies.withTrn(details.trn, by.session);
    if (other !== null && !other._id.equals(company._id)) throw refuse('COMPANY_TRN_TAKEN', {}, { field: TRN_FIELD });
    if (status === 'Confirmed') {
      await this.records.store(company, { pending: details }, { ...by, action: 'change requested' });
      await this.tellStaff(details, by);
      return;
    }
    const address = { ...company.address, ...details.address };
    await this.unlessTaken(
      () => refuse('COMPANY_TRN_TAKEN', {}, { field: TRN_FIELD }),
      () => this.records.store(company, { ...details, address }, by),
    );
  }

  private tellStaff({ legalName }: CompanyDetails, { actor, session }: ChangeContext): Promise<void> {
    return this.emails.waiting(legalName, actor?.name ?? '', session);
  }

  /** @param taken what is thrown where somebody else was given the TRN a moment ago */
  private async unlessTaken(taken: () => Error, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw isDuplicateKey(error) ? taken() : error;
    }
  }
}

/** @param tinBefore what it stays where the body says nothing of it */
function detailsOf(dto: OwnCompanyDto, tinBefore = ''): CompanyDetails {
  const { legalName, licenceNumber, licenceAuthority, address } = dto;
  const trn = dto.trn ?? '';
  const tin = dto.tin === undefined ? retainedTin(trn, tinBefore) : tinBeside(trn, dto.tin ?? '', 'company.tin');
  return {
    ...{ legalName, trn, tin, licenceNumber: licenceNumber ?? '', licenceAuthority: licenceAuthority ?? '' },
    address: storedAddress('company.address', address),
  };
}
