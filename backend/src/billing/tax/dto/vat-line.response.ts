import { ApiProperty } from '@nestjs/swagger';
import { TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { VAT_BOXES, type VatBox } from '@shop/contract/vat-return';
import { ApiInstant, ApiOneOf, ApiSignedAmount } from '../../../platform/openapi/response-fields.js';
import { VAT_DOCUMENT_KINDS, VAT_LINE_PARTS, type VatDocumentKind, type VatLinePart } from './vat-return.response.js';

/** A line or a charge of a document in the return; amounts of credit notes are below 0. */
export class VatLineResponse {
  @ApiOneOf(VAT_DOCUMENT_KINDS)
  kind: VatDocumentKind;

  @ApiProperty({ example: 'INV-2026-00001' })
  number: string;

  @ApiInstant({ description: 'When the document was issued' })
  issuedAt: string;

  @ApiInstant({ description: 'The day that it counts on' })
  taxDate: string;

  @ApiProperty({ description: 'The buyer as the document names it', example: 'Falcon Crest Printing Press LLC' })
  buyer: string;

  @ApiProperty({ description: 'Empty: the document names none', example: '100123456700003' })
  buyerTrn: string;

  @ApiOneOf(VAT_LINE_PARTS, {
    description:
      '`advance`: of an advance invoice that it deducts; `document`: all of one that was issued without VAT; `bad debt`: an adjustment, whose VAT is in `adjustment` alone',
  })
  part: VatLinePart;

  @ApiProperty({ description: 'Empty where it is no product', example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' })
  productName: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'null where it is no product', example: 12 })
  qty: number | null;

  @ApiProperty({ enum: VAT_BOXES, nullable: true, description: 'null: the return does not ask for it', example: '1b' })
  box: VatBox | null;

  @ApiProperty({ enum: TAX_CATEGORIES, nullable: true, description: 'null: without VAT', example: 'S' })
  category: TaxCategory | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Percent; null: without VAT', example: 5 })
  rate: number | null;

  @ApiSignedAmount({ example: 211.43 })
  net: number;

  @ApiSignedAmount({ example: 10.57 })
  vat: number;

  @ApiSignedAmount({ example: 222 })
  gross: number;

  @ApiSignedAmount({ description: 'VAT of a bad debt; relief is below 0', example: 0 })
  adjustment: number;
}
