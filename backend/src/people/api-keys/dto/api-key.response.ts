import { ApiProperty } from '@nestjs/swagger';
import { NamedRef } from '../../../platform/database/refs.schema.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { ApiKey } from '../api-key.schema.js';

class ApiKeyMakerResponse extends storedFields(NamedRef, {
  _id: {},
  name: { description: 'Name at that time', example: 'Omar Haddad' },
}) {}

export class ApiKeyResponse extends storedFields(ApiKey, {
  ...RECORD_FIELDS,
  name: { description: 'Program that uses the key', example: 'ERP' },
  prefix: { description: 'First characters of the key', example: 'shopk_pZ0x3f9k' },
  scopes: { description: 'Staff actions, or scopes of a company’s key', example: ['orders.read'] },
  company: { description: 'Company of a buyer’s key; null for a key of staff', example: null },
  allowedIps: { description: 'Addresses or networks that may use the key; empty for all', example: [] },
  createdBy: {
    part: ApiKeyMakerResponse,
    description: 'User who made the key. The key never allows more than this user may do now',
  },
  expiresAt: { description: 'End of the last day' },
  previousUntil: { description: 'Time until which the key before the last rotation works, or null', example: null },
  lastUsedAt: { description: 'Time of the last use, to the minute; null if never used', example: null },
  lastUsedIp: { description: 'Address of the last use; empty if never used', example: '' },
  revokedAt: { description: 'Time of revocation, or null', example: null },
}) {}

export class NewApiKeyResponse extends ApiKeyResponse {
  @ApiProperty({
    description: 'The key itself, returned only once',
    example: 'shopk_pZ0x3f9kq1R8b2vYw6T4uN7cJ5mA-hLdE_sXgQiOoVk1c291ca3',
  })
  key: string;
}
