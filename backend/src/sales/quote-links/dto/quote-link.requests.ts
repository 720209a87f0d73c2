import { IntersectionType } from '@nestjs/swagger';
import { CodeDto } from '../../../shop/links/dto/link-code.requests.js';
import { AcceptQuoteDto, DeclineQuoteDto } from '../../quotes/dto/quote-answer.requests.js';

export class AcceptByLinkDto extends IntersectionType(CodeDto, AcceptQuoteDto) {}

export class DeclineByLinkDto extends IntersectionType(CodeDto, DeclineQuoteDto) {}
