import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { AcceptQuoteDto, DeclineQuoteDto } from '../../quotes/dto/quote-answer.requests.js';
import { ruleOptions } from '../../../platform/errors/refuse.js';

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

export class AcceptByLinkDto extends IntersectionType(CodeDto, AcceptQuoteDto) {}

export class DeclineByLinkDto extends IntersectionType(CodeDto, DeclineQuoteDto) {}
