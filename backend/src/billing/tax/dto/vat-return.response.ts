import { ApiProperty } from '@nestjs/swagger';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { VAT_BOXES, VAT_DOCUMENT_KINDS, type VatBox, type VatDocumentKind } from '@shop/contract/vat-return';
import { MOVE_IN_SOURCES, type MoveInSource } from '@shop/contract/move-in';
import { BroughtBoxResponse } from '../../../shop/move-ins/dto/move-in.response.js';
import {
  ApiDay,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiSignedAmount,
} from '../../../platform/openapi/response-fields.js';

export class VatBoxResponse {
  @ApiOneOf(VAT_BOXES, {
    description: 'Box number as in VAT 201; `1` without a letter if the emirate of the seller is unknown',
  })
  box: VatBox;

  @ApiSignedAmount({ description: 'Amount excl. VAT', example: 48200 })
  amount: number;

  @ApiSignedAmount({ nullable: true, description: 'VAT of the box; null if the box has no VAT column', example: 2410 })
  vat: number | null;

  @ApiSignedAmount({
    nullable: true,
    description: 'VAT adjustment for bad debts; relief is negative. null if the box has no adjustment column',
    example: -50,
  })
  adjustment: number | null;
}

export class VatRowResponse {
  @ApiProperty({
    enum: VAT_BOXES,
    nullable: true,
    description: 'Box of the VAT return; null if the return does not include the row',
    example: '1b',
  })
  box: VatBox | null;

  @ApiOneOf(TAX_CATEGORIES)
  category: TaxCategory;

  @ApiProperty({ description: 'VAT rate in percent', example: 5 })
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
    description: 'Credit notes and bad debt relief are negative',
  })
  kind: VatDocumentKind;

  @ApiProperty({ example: 'INV-2026-00001' })
  number: string;

  @ApiProperty({ description: 'Buyer’s name on the document', example: 'Falcon Crest Printing Press LLC' })
  buyer: string;

  @ApiInstant({ description: 'Time of issue' })
  issuedAt: string;

  @ApiInstant({ description: 'Day that decides the VAT period' })
  taxDate: string;

  @ApiDay({ nullable: true, description: 'Day of supply; null if the document has none' })
  supplyDay: string | null;

  @ApiProperty({ enum: [...EMIRATES, ''], description: 'Emirate of the seller; empty if unknown', example: 'DXB' })
  emirate: Emirate | '';

  @ApiFlag({ description: 'True if the supply is in a period that was closed before the document was issued' })
  isLate: boolean;

  @ApiFlag({ description: 'True if the document was issued without VAT; it is in no box' })
  isBeforeVat: boolean;

  @ApiSignedAmount({ description: 'Document total', example: 1050 })
  gross: number;

  @ApiProperty({ type: [VatRowResponse] })
  rows: VatRowResponse[];
}

export class BroughtReturnResponse {
  @ApiOneOf(MOVE_IN_SOURCES)
  source: MoveInSource;

  @ApiDay({ example: '2026-10-01' })
  from: string;

  @ApiDay({ description: 'Day before the first day in the shop', example: '2026-11-30' })
  to: string;

  @ApiProperty({ type: [BroughtBoxResponse] })
  boxes: BroughtBoxResponse[];
}

export class VatReturnResponse {
  @ApiDay({ example: '2026-10-01' })
  from: string;

  @ApiDay({ example: '2026-12-31' })
  to: string;

  @ApiFlag({ description: 'True if all days of the period are closed' })
  isClosed: boolean;

  @ApiProperty({ type: [VatBoxResponse] })
  boxes: VatBoxResponse[];

  @ApiProperty({ type: [BroughtReturnResponse], description: 'Figures of the old books; `boxes` include them' })
  broughtIn: BroughtReturnResponse[];

  @ApiProperty({ type: [VatDocumentResponse], description: 'Oldest first' })
  documents: VatDocumentResponse[];

  @ApiProperty({
    type: [VatDocumentResponse],
    description:
      'Invoices whose bad debt was written off, paid or reversed in the period; their VAT is in the adjustment column',
  })
  adjustments: VatDocumentResponse[];
}
