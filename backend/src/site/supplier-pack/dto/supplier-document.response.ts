import { ApiProperty } from '@nestjs/swagger';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { SupplierDocument } from '../supplier-document.schema.js';

export class SupplierDocumentResponse extends storedFields(SupplierDocument, {
  ...RECORD_FIELDS,
  kind: {},
  expiresOn: { description: 'Last day of validity; null if unlimited', example: '2027-01-31' },
}) {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Days to the last day; negative if expired',
    example: 67,
  })
  daysLeft: number | null;
}
