import { ApiProperty } from '@nestjs/swagger';
import { TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import {
  VAT_BOXES,
  VAT_DOCUMENT_KINDS,
  VAT_LINE_PARTS,
  type VatBox,
  type VatDocumentKind,
  type VatLinePart,
} from '@shop/contract/vat-return';
import { ApiInstant, ApiOneOf, ApiSignedAmount } from '../../../platform/openapi/response-fields.js';

/** A line or a charge of a document in the return; amounts of credit notes are below 0. */
export class VatLineResponse {
  @ApiOneOf(VAT_DOCUMENT_KINDS)
  kind: VatDocumentKind;

  @ApiProperty({ example: 'INV-2026-00001' })
  number: string;

  @ApiInstant({ description: 'Time of issue of the document' })
  issuedAt: string;

  @ApiInstant({ description: 'Day that decides the VAT period' })
  taxDate: string;

  @ApiProperty({ description: 'Buyer’s name on the document', example: 'Falcon Crest Printing Press LLC' })
  buyer: string;

  @ApiProperty({ description: 'Buyer’s TRN on the document; empty if none', example: '100123456700003' })
  buyerTrn: string;

  @ApiOneOf(VAT_LINE_PARTS, {
    description:
      '`advance` is a line of a deducted advance invoice. `document` is the whole of a document that was issued ' +
      'without VAT. `bad debt` is an adjustment; its VAT is only in `adjustment`',
  })
  part: VatLinePart;

  @ApiProperty({
    description: 'Empty if the line is not a product',
    example: 'Hot-Stamping Ribbon 1-inch 100-yd Black',
  })
  productName: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'null if the line is not a product', example: 12 })
  qty: number | null;

  @ApiProperty({
    enum: VAT_BOXES,
    nullable: true,
    description: 'Box of the VAT return; null if the return does not include the line',
    example: '1b',
  })
  box: VatBox | null;

  @ApiProperty({
    enum: TAX_CATEGORIES,
    nullable: true,
    description: 'VAT category; null if the document has no VAT',
    example: 'S',
  })
  category: TaxCategory | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'VAT rate in percent; null if the document has no VAT',
    example: 5,
  })
  rate: number | null;

  @ApiSignedAmount({ example: 211.43 })
  net: number;

  @ApiSignedAmount({ example: 10.57 })
  vat: number;

  @ApiSignedAmount({ example: 222 })
  gross: number;

  @ApiSignedAmount({ description: 'VAT of a bad debt; relief is negative', example: 0 })
  adjustment: number;
}
