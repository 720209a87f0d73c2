import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { withRule } from '../../../platform/errors/domain-error.js';
import { AcceptQuoteDto, DeclineQuoteDto } from '../../quotes/dto/quote-answer.requests.js';

const SIX_DIGITS = /^\d{6}$/;

const SixDigits = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...{ type: String, pattern: SIX_DIGITS.source, example: '012345' },
      description: 'The code that was mailed to the buyer',
    }),
    Matches(SIX_DIGITS, { message: 'Enter the six digits of the e-mail.', ...withRule('SIX_DIGITS') }),
  );

class CodeDto {
  @SixDigits()
  code: string;
}

export class AcceptByLinkDto extends IntersectionType(CodeDto, AcceptQuoteDto) {}

export class DeclineByLinkDto extends IntersectionType(CodeDto, DeclineQuoteDto) {}
