import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { ruleOptions } from '../../../platform/errors/refuse.js';

/** The parameter of the description. */
export const LINK_TOKEN = {
  name: 'token',
  description: 'Last part of the link',
  schema: { type: 'string' as const, pattern: '^[\\w-]{43}$' },
  example: 'pZ0x3f9kq1R8b2vYw6T4uN7cJ5mA-hLdE_sXgQiOoVk',
};

const SIX_DIGITS = /^\d{6}$/;

const SixDigits = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      pattern: SIX_DIGITS.source,
      example: '012345',
      description: 'Code that was emailed',
    }),
    Matches(SIX_DIGITS, ruleOptions('SIX_DIGITS')),
  );

export class CodeDto {
  @SixDigits()
  code: string;
}
