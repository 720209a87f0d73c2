import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { Day, OneOf } from '../../../platform/http/validation/fields.js';

/** Days in Dubai, both included. */
export class MakeBookPackDto {
  @Day({ description: 'First day', example: '2026-11-01' })
  from: string;

  @Day({ description: 'Last day, at most a year ahead', example: '2026-11-30' })
  to: string;

  @OneOf(LANGUAGE_CODES, { optional: true, description: 'Language of the headings; English if omitted', example: 'en' })
  language?: Language;
}

/** Days in Dubai, both included. */
export class BookChecksQueryDto {
  @Day({ optional: 'filled', description: 'First day; if omitted, the first day of the month of the last day' })
  from?: string;

  @Day({ optional: 'filled', description: 'Last day, at most a year ahead; today if omitted' })
  to?: string;
}
