import { Injectable } from '@nestjs/common';
import { ProductStatistics } from '../../goods/catalog/product-statistics.service.js';
import { CompaniesService, type CompanyRecord } from '../../people/companies/companies.service.js';
import { sellerOf as invoicedSeller } from '../invoices/new-invoices.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { findingsOfBuyer, findingsOfSeller } from './checks/party-findings.js';
import { codeIn, EXEMPTIONS, gtinIn, REVERSE_CHARGE_GOODS } from './domain/codes.js';
import type { ReadinessResponse } from './dto/e-invoice.response.js';
import { toFinding } from './e-invoice.mapper.js';

/** Companies of which the answer tells what they lack. */
const MOST_NAMED = 100;

/** Checks shop, companies and products before their first e-invoice. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly settings: SettingsService,
    private readonly companies: CompaniesService,
    private readonly products: ProductStatistics,
  ) {}

  async told(): Promise<ReadinessResponse> {
    const seller = invoicedSeller(await this.settings.load(null));
    return {
      settings: findingsOfSeller(seller).map((finding) => toFinding(finding, { settings: '/settings' })),
      companies: readinessOf(await this.companies.confirmed()),
      products: await this.productsReadiness(),
    };
  }

  private async productsReadiness() {
    const { total, withoutHsCode, reasons } = await this.products.taxFields();
    const lacking = reasons.filter(({ taxCategory, taxReason }) => !hasCodes(taxCategory, taxReason));
    return { total, withoutHsCode, withoutTaxCode: lacking.length };
  }
}

function readinessOf(companies: readonly CompanyRecord[]) {
  const unready = companies.flatMap((company) => {
    const _id = company._id.toHexString();
    const found = findingsOfBuyer(company, _id);
    const findings = found.map((finding) => toFinding(finding, { buyer: `/companies/${_id}/edit` }));
    return findings.length === 0 ? [] : [{ _id, legalName: company.legalName, findings }];
  });
  return { total: companies.length, ready: companies.length - unready.length, unready: unready.slice(0, MOST_NAMED) };
}

function hasCodes(taxCategory: string, taxReason: string): boolean {
  if (taxCategory === 'E') return codeIn(taxReason, EXEMPTIONS) !== '';
  return codeIn(taxReason, REVERSE_CHARGE_GOODS) !== '' && gtinIn(taxReason) !== '';
}
