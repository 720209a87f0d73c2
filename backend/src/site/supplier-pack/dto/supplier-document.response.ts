import { ApiProperty } from '@nestjs/swagger';
import {
  SUPPLIER_DOCUMENT_STATES,
  SUPPLIER_DOCUMENTS,
  SUPPLIER_FILE_TYPES,
  type SupplierDocumentKind,
  type SupplierDocumentState,
} from '@shop/contract/supplier-pack';
import { ApiDay, ApiId, ApiInstant, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

export const ApiSha256 = () =>
  ApiProperty({
    description: 'SHA-256 of the file, in hexadecimal digits',
    pattern: '^[0-9a-f]{64}$',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  });

/** A file that was uploaded for a document. */
export class SupplierFileResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Trade licence 2026.pdf' })
  name: string;

  @ApiOneOf(SUPPLIER_FILE_TYPES)
  contentType: string;

  @ApiWholeNumber({ minimum: 1, description: 'Size in bytes', example: 48_213 })
  size: number;

  @ApiSha256()
  sha256: string;
}

/** One of the documents of the pack, in the form for buyers. */
export class PackDocumentResponse {
  @ApiOneOf(SUPPLIER_DOCUMENTS)
  kind: SupplierDocumentKind;

  @ApiOneOf(SUPPLIER_DOCUMENT_STATES, {
    description: '`expiring` documents expire within 30 days',
    example: 'valid',
  })
  state: SupplierDocumentState;

  @ApiProperty({ description: 'Empty if none', example: '612345' })
  number: string;

  @ApiDay({ nullable: true, example: '2026-02-01' })
  issuedOn: string | null;

  @ApiDay({ nullable: true, description: 'Last day of validity', example: '2027-01-31' })
  expiresOn: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Days until the last day; 0 on that day, negative after it; null if it does not expire',
    example: 67,
  })
  daysLeft: number | null;

  @ApiInstant({ nullable: true, description: 'Time of the last change; null if missing' })
  updatedAt: string | null;
}

/** One of the documents, in the form for staff. */
export class SupplierDocumentResponse extends PackDocumentResponse {
  @ApiId({ description: 'Fixed id for each kind' })
  _id: string;

  @ApiProperty({ type: SupplierFileResponse, nullable: true, description: 'null if missing' })
  file: SupplierFileResponse | null;

  @ApiWholeNumber({
    description: 'Send it back with a PUT; an outdated version returns 409. 0 if never added',
    example: 1,
  })
  version: number;
}
