import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Email, Text } from '../../../platform/http/validation/fields.js';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '@shop/contract/limits';

/** A new password without trimming: spaces count. Its rules are those of `passwordProblem`. */
export function NewPassword({ required }: { required: string }): PropertyDecorator {
  return applyDecorators(
    Text({ max: MAX_LENGTH.newPassword, required, kind: 'exact', trim: false, example: 'a long password' }),
    ApiProperty({ minLength: MIN_PASSWORD_LENGTH }),
  );
}

export class ChangePasswordDto {
  @Text({
    max: MAX_LENGTH.password,
    required: 'Current password is required.',
    kind: 'exact',
    trim: false,
    example: 'the old password',
  })
  currentPassword: string;

  @NewPassword({ required: 'New password is required.' })
  newPassword: string;

  @NewPassword({ required: 'Confirm password is required.' })
  confirmPassword: string;
}

export class RequestResetDto {
  @Email({ required: 'Email is required.', example: 'buyer@example.com' })
  email: string;
}

const TokenOfLink = () =>
  Text({
    max: 200,
    kind: 'exact',
    required: 'The link is incomplete.',
    description: 'Part of the mailed link after the #',
    example: 'bWFpbGVkLXRva2Vu',
  });

export class ProveEmailDto {
  @TokenOfLink()
  token: string;
}

export class ConfirmResetDto {
  @TokenOfLink()
  token: string;

  @NewPassword({ required: 'Password is required.' })
  password: string;

  @NewPassword({ required: 'Confirm password is required.' })
  confirmPassword: string;
}
