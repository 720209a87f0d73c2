import { MAX_LENGTH } from '@shop/contract/limits';
import { MAX_DOCUMENT_NUMBER, MAX_MANIFEST_CHARS } from '@shop/contract/supplier-pack';
import { Type } from 'class-transformer';
import { Day, Id, Text, Version, WholeNumber } from '../../../platform/http/validation/fields.js';

export class SupplierFileQueryDto {
  @Text({ max: MAX_LENGTH.fileName, optional: 'filled', description: 'File name', example: 'Trade licence.pdf' })
  name?: string;
}

/** A document: its file and its details. */
export class PutSupplierDocumentDto {
  @Id({
    optional: true,
    description: 'Id of an uploaded file (`POST /api/supplier-documents/files`); unchanged if omitted',
  })
  file?: string | null;

  @Text({ max: MAX_DOCUMENT_NUMBER, optional: true, description: 'Document number', example: '612345' })
  number?: string;

  @Day({ optional: true, description: 'Date of issue, today at the latest', example: '2026-02-01' })
  issuedOn?: string | null;

  @Day({
    optional: true,
    description: 'Last day of validity; null if it does not expire',
    example: '2027-01-31',
  })
  expiresOn?: string | null;

  @Version()
  version?: number | null;
}

export class RemoveSupplierDocumentQueryDto {
  @WholeNumber({ min: 1, max: 1e9, optional: 'filled', description: 'Version that was loaded', example: 1 })
  @Type(() => Number)
  version?: number;
}

export class CheckPackDto {
  @Text({
    max: MAX_MANIFEST_CHARS,
    required: 'Please send the content of manifest.json.',
    kind: 'exact',
    trim: false,
    description: 'The content of `manifest.json`, unchanged',
    example: '{"format":"supplier-pack/1"}',
  })
  manifest: string;

  @Text({
    max: 200,
    kind: 'exact',
    required: 'Send the signature in base64.',
    description: 'The content of `manifest.sig`, in base64',
    example: 'AAAA',
  })
  signature: string;
}
