import { PickType } from '@nestjs/swagger';
import {
  COMPANY_KEY_SCOPES,
  type CompanyKeyScope,
  KEY_ACTIONS,
  MAX_KEY_ADDRESSES,
  MAX_KEY_DAYS,
} from '@shop/contract/api-keys';
import type { StaffAction } from '@shop/contract/staff-roles';
import { MAX_LENGTH } from '@shop/contract/limits';
import { Day, Text, Version } from '../../../platform/http/validation/fields.js';
import { SomeOf, Texts } from '../../../platform/http/validation/list-fields.js';

class ApiKeyFields {
  @Text({
    max: MAX_LENGTH.name,
    required: 'Name is required.',
    description: 'Program that uses the key',
    example: 'ERP',
  })
  name: string;

  @Day({ description: `Last day in Dubai, at most ${MAX_KEY_DAYS} days from now`, example: '2027-03-01' })
  expiresOn: string;

  @Texts({
    optional: true,
    max: MAX_KEY_ADDRESSES,
    maxLength: 43,
    description: 'Addresses or networks that may use the key, such as `203.0.113.0/24`; none or an empty list for all',
    example: ['203.0.113.0/24'],
  })
  allowedIps?: string[] | null;
}

export class CreateApiKeyDto extends ApiKeyFields {
  @SomeOf(KEY_ACTIONS, { description: 'Staff actions', example: ['orders.read'] })
  scopes: StaffAction[];
}

export class CreateCompanyKeyDto extends ApiKeyFields {
  @SomeOf(COMPANY_KEY_SCOPES, {
    description: '`own.read` reads documents and prices of the company; `own.request` requests quotes',
    example: ['own.read'],
  })
  scopes: CompanyKeyScope[];
}

export class UpdateApiKeyDto extends PickType(ApiKeyFields, ['name', 'expiresOn', 'allowedIps']) {
  @Version()
  version?: number;
}
