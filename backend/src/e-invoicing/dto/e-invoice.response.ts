import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '@shop/contract/languages';
import { EachLanguage } from '../../platform/http/each-language.js';
import { ApiFlag, ApiId, ApiOneOf, ApiWholeNumber } from '../../platform/openapi/response-fields.js';
import type { Page } from '../checks/rule.js';
import { eInvoiceTexts } from '../texts/texts.js';

const PAGES = ['settings', 'buyer', 'lines', 'supply', 'document'] as const satisfies readonly Page[];

@EachLanguage((language) => ApiProperty({ type: String, example: eInvoiceTexts(language).rules['ibr-150-ae'] }))
class FindingMessagesResponse {}

export class FindingResponse {
  @ApiProperty({
    description: 'Id of the official rule; the shop’s own rules begin with `shop-`',
    example: 'ibr-150-ae',
  })
  rule: string;

  @ApiProperty({ description: 'Path of the field in the e-invoice', example: 'seller.licence' })
  field: string;

  @ApiOneOf(PAGES, {
    description:
      'Page of the back office for correcting it; `document` if it can’t be corrected because the program is at fault',
  })
  page: Page;

  @ApiProperty({ description: 'Path of that page in the back office; empty if none', example: '/settings' })
  path: string;

  @ApiFlag({ description: 'True if only the shop’s own rules require it', example: false })
  isStricter: boolean;

  @ApiProperty({ type: FindingMessagesResponse })
  messages: Readonly<Record<Language, string>>;
}

export class FindingsResponse {
  @ApiFlag({ description: 'False for Void documents and documents without VAT, which have no e-invoice' })
  isNeeded: boolean;

  @ApiFlag({ description: 'True if there are no findings' })
  isReady: boolean;

  @ApiProperty({ type: [FindingResponse] })
  findings: FindingResponse[];
}

class UnreadyCompanyResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Rahman Printing Press LLC' })
  legalName: string;

  @ApiProperty({ type: [FindingResponse] })
  findings: FindingResponse[];
}

class CompaniesReadinessResponse {
  @ApiWholeNumber({ description: 'Number of verified companies', example: 40 })
  total: number;

  @ApiWholeNumber({ example: 38 })
  ready: number;

  @ApiProperty({ type: [UnreadyCompanyResponse], description: 'Companies with missing data, at most 100' })
  unready: UnreadyCompanyResponse[];
}

class ProductsReadinessResponse {
  @ApiWholeNumber({ description: 'Number of products in the shop', example: 120 })
  total: number;

  @ApiWholeNumber({ description: 'Number of products without an HS code, which is optional', example: 12 })
  withoutHsCode: number;

  @ApiWholeNumber({
    description: 'Number of products that are exempt or under reverse charge without a code in the reason',
    example: 0,
  })
  withoutTaxCode: number;
}

/** The missing data of shop, companies and products for e-invoices. */
export class ReadinessResponse {
  @ApiProperty({ type: [FindingResponse] })
  settings: FindingResponse[];

  @ApiProperty({ type: CompaniesReadinessResponse })
  companies: CompaniesReadinessResponse;

  @ApiProperty({ type: ProductsReadinessResponse })
  products: ProductsReadinessResponse;
}
