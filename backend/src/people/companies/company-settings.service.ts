import { Injectable } from '@nestjs/common';
import { type CompanyAction, mayInCompany } from '@shop/contract/company-roles';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { requireVersion } from '../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { CompaniesService } from './companies.service.js';
import { companyNotFound, companyRoleNeeded } from './companies.errors.js';
import { toManagedCompany } from './company.mapper.js';
import { Company, type CompanyRecord } from './company.schema.js';
import type { CompanySettingsDto } from './dto/company.requests.js';
import type { ManagedCompanyResponse } from './dto/company.response.js';

/** The settings that a body sets. */
export function settingsIn(body: CompanySettingsDto): Partial<Company> {
  const { sharesPurchases, sharesQuotes, sharesOrders, sharesInvoices, needsApproval } = body;
  const said = { sharesPurchases, sharesQuotes, sharesOrders, sharesInvoices, needsApproval };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** The people of a company see and change its settings, as their role lets them. */
@Injectable()
export class CompanySettings {
  constructor(
    @InjectRecords(Company) private readonly records: RecordStore<Company>,
    private readonly companies: CompaniesService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The confirmed company of the caller, whose role in it has the right.
   * @throws DomainError COMPANY_NOT_FOUND where there is none, COMPANY_ROLE_NEEDED
   */
  async of({ id }: Actor, right: CompanyAction | null, session: ClientSession | null = null): Promise<CompanyRecord> {
    const { company, companyRole } = await this.companies.membershipOf(id, session);
    if (company === null) throw companyNotFound();
    if (right !== null && !mayInCompany(companyRole, right)) throw companyRoleNeeded(right);
    return company;
  }

  async get(actor: Actor): Promise<ManagedCompanyResponse> {
    return toManagedCompany(await this.of(actor, null));
  }

  update(body: CompanySettingsDto, actor: Actor): Promise<ManagedCompanyResponse> {
    return this.transactions.answer(actor, async (session) => {
      const company = await this.of(actor, 'manage', session);
      requireVersion('company', company, body.version);
      return toManagedCompany(await this.records.store(company, settingsIn(body), { actor, session }));
    });
  }
}
