import { westernDigits } from '@shop/contract/numbers';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { MAX_LENGTH } from '@shop/contract/limits';
import { Text } from '../../../platform/http/validation/fields.js';
import { Nested } from '../../../platform/http/validation/list-fields.js';
import { PasskeyAssertionDto } from './passkey.requests.js';

const MAX_CODE = 40;

/** A code of an authenticator app, or a recovery code; spaces are removed and Arabic digits converted. */
export function Code(options: { readonly required: string } | { readonly optional: true }): PropertyDecorator {
  return applyDecorators(
    Text({
      max: MAX_CODE,
      kind: 'exact',
      ...options,
      description: 'Code of the authenticator app, or a recovery code',
      example: '123456',
    }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? westernDigits(value).replace(/\s/g, '') : value,
    ),
  );
}

export class ConfirmTotpDto {
  @Code({ required: 'Code is required.' })
  code: string;
}

/** The password of users without a second factor; a code or a passkey of all others. */
export class ReauthDto {
  @Text({ max: MAX_LENGTH.password, optional: true, kind: 'exact', trim: false, example: 'a long password' })
  password?: string;

  @Code({ optional: true })
  code?: string;

  @Nested(() => PasskeyAssertionDto, { optional: true, description: 'Response of a passkey, instead of the code' })
  passkey?: PasskeyAssertionDto | null;
}
