import { ApiProperty } from '@nestjs/swagger';
import { SUPPLIER_DOCUMENTS, type SupplierDocumentKind } from '@shop/contract/supplier-pack';
import { ApiFlag, ApiInstant, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { ApiSha256, PackDocumentResponse } from './supplier-document.response.js';

const FINGERPRINT = 'SHA-256 of the public key (SPKI, DER), as hexadecimal digits';
const EXAMPLE_PRINT = '5f0c1b8f5f3f4b6a0f0c1b8f5f3f4b6a0f0c1b8f5f3f4b6a0f0c1b8f5f3f4b6a';
const EXAMPLE_PACK = 'PACK-2026-11-25-3f9a1c';

/** The content of the present pack. */
export class SupplierPackResponse {
  @ApiFlag({ description: 'True if there is at least one document for a pack' })
  isReady: boolean;

  @ApiProperty({ type: [PackDocumentResponse] })
  documents: PackDocumentResponse[];
}

export class PackKeyResponse {
  @ApiProperty({ description: FINGERPRINT, pattern: '^[0-9a-f]{64}$', example: EXAMPLE_PRINT })
  fingerprint: string;

  @ApiProperty({ description: 'PEM', example: '-----BEGIN PUBLIC KEY-----\n…\n-----END PUBLIC KEY-----\n' })
  publicKey: string;

  @ApiInstant({ description: 'Time of creation' })
  madeAt: string;
}

/** The public keys of the shop that sign packs. */
export class PackKeysResponse {
  @ApiOneOf(['Ed25519'])
  algorithm: string;

  @ApiProperty({ type: [PackKeyResponse], description: 'Newest first; empty before the first pack' })
  keys: PackKeyResponse[];
}

class PackPartyResponse {
  @ApiProperty({ example: 'Gulf Cartons LLC' })
  name: string;

  @ApiProperty({ description: 'Empty if none', example: '100000000000003' })
  trn: string;
}

class PackFileResponse {
  @ApiProperty({ example: '1-trade-licence.pdf' })
  name: string;

  @ApiWholeNumber({ minimum: 1, description: 'Size in bytes', example: 48_213 })
  size: number;

  @ApiSha256()
  sha256: string;
}

/** The result of a check: the pack that this shop signed. */
export class CheckedPackResponse {
  @ApiProperty({ example: EXAMPLE_PACK })
  id: string;

  @ApiInstant()
  madeAt: string;

  @ApiProperty({ type: PackPartyResponse })
  supplier: PackPartyResponse;

  @ApiProperty({ type: PackPartyResponse })
  madeFor: PackPartyResponse;

  @ApiProperty({ description: FINGERPRINT, pattern: '^[0-9a-f]{64}$', example: EXAMPLE_PRINT })
  key: string;

  @ApiProperty({ type: [PackFileResponse], description: 'Each file must have this hash' })
  files: PackFileResponse[];

  @ApiProperty({
    enum: SUPPLIER_DOCUMENTS,
    isArray: true,
    description: 'Documents that the shop has replaced or removed since',
    example: [],
  })
  changedSince: SupplierDocumentKind[];
}

export class PackCheckResponse {
  @ApiFlag({ description: 'True if a key of this shop signed exactly this manifest' })
  isGenuine: boolean;

  @ApiProperty({ type: CheckedPackResponse, nullable: true, description: 'null if it is not genuine' })
  pack: CheckedPackResponse | null;
}
