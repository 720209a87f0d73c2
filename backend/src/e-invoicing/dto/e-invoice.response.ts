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
  @ApiProperty({ description: 'Id of the official rule; those of the shop begin with `shop-`', example: 'ibr-150-ae' })
  rule: string;

  @ApiProperty({ description: 'Path in the e-invoice', example: 'seller.licence' })
  field: string;

  @ApiOneOf(PAGES, { description: 'Where it is mended; `document`: nowhere, it is a fault of the program' })
  page: Page;

  @ApiProperty({ description: 'Path of that page in the back office; empty: none', example: '/settings' })
  path: string;

  @ApiFlag({ description: 'The official rules let it pass', example: false })
  isStricter: boolean;

  @ApiProperty({ type: FindingMessagesResponse })
  messages: Readonly<Record<Language, string>>;
}

export class FindingsResponse {
  @ApiFlag({ description: 'Void documents, and those without VAT, have no e-invoice' })
  isNeeded: boolean;

  @ApiFlag({ description: 'Nothing was found' })
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
  @ApiWholeNumber({ description: 'Confirmed ones', example: 40 })
  total: number;

  @ApiWholeNumber({ example: 38 })
  ready: number;

  @ApiProperty({ type: [UnreadyCompanyResponse], description: 'At most 100 that are not' })
  unready: UnreadyCompanyResponse[];
}

class ProductsReadinessResponse {
  @ApiWholeNumber({ description: 'Those in the shop', example: 120 })
  total: number;

  @ApiWholeNumber({ description: 'Without an HS code, which may be left out', example: 12 })
  withoutHsCode: number;

  @ApiWholeNumber({ description: 'Exempt or reverse charge, without the code in the reason', example: 0 })
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
