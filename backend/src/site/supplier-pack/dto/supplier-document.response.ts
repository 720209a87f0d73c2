import { SUPPLIER_DOCUMENTS, type SupplierDocumentKind } from '@shop/contract/supplier-pack';
import { ApiProperty } from '@nestjs/swagger';
import { ApiDay, ApiOneOf, RecordResponse } from '../../../platform/openapi/response-fields.js';

export class SupplierDocumentResponse extends RecordResponse {
  @ApiOneOf(SUPPLIER_DOCUMENTS)
  kind: SupplierDocumentKind;

  @ApiDay({ nullable: true, description: 'Last day of validity; null if unlimited', example: '2027-01-31' })
  expiresOn: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Days to the last day; negative if expired',
    example: 67,
  })
  daysLeft: number | null;
}
