import { ApiProperty } from '@nestjs/swagger';
import { TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { VAT_BOXES, type VatBox } from '@shop/contract/vat-return';
import {
  ApiDay,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiSignedAmount,
} from '../../../platform/openapi/response-fields.js';

export const VAT_DOCUMENT_KINDS = ['invoice', 'credit note', 'bad debt'] as const;
export type VatDocumentKind = (typeof VAT_DOCUMENT_KINDS)[number];

export const VAT_LINE_PARTS = ['line', 'delivery', 'extra fee', 'advance', 'document', 'bad debt'] as const;
export type VatLinePart = (typeof VAT_LINE_PARTS)[number];

export class VatBoxResponse {
  @ApiOneOf(VAT_BOXES, { description: 'As VAT 201 numbers them; `1` is of sellers whose emirate is not told' })
  box: VatBox;

  @ApiSignedAmount({ description: 'without VAT', example: 48200 })
  amount: number;

  @ApiSignedAmount({ nullable: true, description: 'null: the box asks for none', example: 2410 })
  vat: number | null;

  @ApiSignedAmount({
    nullable: true,
    description: 'VAT of bad debts, which has a column of its own: relief is below 0. null: the box asks for none',
    example: -50,
  })
  adjustment: number | null;
}

export class VatRowResponse {
  @ApiProperty({ enum: VAT_BOXES, nullable: true, description: 'null: the return does not ask for it', example: '1b' })
  box: VatBox | null;

  @ApiOneOf(TAX_CATEGORIES)
  category: TaxCategory;

  @ApiProperty({ description: 'Percent', example: 5 })
  rate: number;

  @ApiSignedAmount({ example: 1000 })
  net: number;

  @ApiSignedAmount({ example: 50 })
  vat: number;
}

export class VatDocumentResponse {
  @ApiId()
  _id: string;

  @ApiOneOf(VAT_DOCUMENT_KINDS, {
    description: 'What a credit note takes off is below 0, and so is relief for a `bad debt`',
  })
  kind: VatDocumentKind;

  @ApiProperty({ example: 'INV-2026-00001' })
  number: string;

  @ApiProperty({ description: 'The buyer as the document names it', example: 'Falcon Crest Printing Press LLC' })
  buyer: string;

  @ApiInstant({ description: 'When it was issued' })
  issuedAt: string;

  @ApiInstant({ description: 'The day that it counts on' })
  taxDate: string;

  @ApiFlag({ description: 'Its supply lies in a period that was closed before it was issued' })
  isLate: boolean;

  @ApiFlag({ description: 'Issued without VAT: in no box' })
  isBeforeVat: boolean;

  @ApiSignedAmount({ description: 'what it came to', example: 1050 })
  gross: number;

  @ApiProperty({ type: [VatRowResponse] })
  rows: VatRowResponse[];
}

export class VatReturnResponse {
  @ApiDay({ example: '2026-10-01' })
  from: string;

  @ApiDay({ example: '2026-12-31' })
  to: string;

  @ApiFlag({ description: 'Whether all of its days are closed' })
  isClosed: boolean;

  @ApiProperty({ type: [VatBoxResponse] })
  boxes: VatBoxResponse[];

  @ApiProperty({ type: [VatDocumentResponse], description: 'The oldest first' })
  documents: VatDocumentResponse[];

  @ApiProperty({
    type: [VatDocumentResponse],
    description:
      'The invoices whose debt was written off, or paid or owed again afterwards: their VAT is in the column of adjustments',
  })
  adjustments: VatDocumentResponse[];
}
