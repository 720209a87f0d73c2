import { ApiProperty } from '@nestjs/swagger';
import { EXAMPLE_ID, ID_PATTERN } from './validation/ids.js';

interface About {
  readonly description?: string;
  readonly example?: unknown;
  /** False: for some callers the field is left out. */
  readonly required?: boolean;
  readonly nullable?: boolean;
}

/** The id of a record. */
export function AnsweredId(about: About = {}): PropertyDecorator {
  return ApiProperty({ type: String, pattern: ID_PATTERN, example: EXAMPLE_ID, ...about });
}

/** An instant, in UTC to the millisecond. */
export function AnsweredMoment(about: About = {}): PropertyDecorator {
  return ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:30:00.000Z', ...about });
}

/** An amount in AED. */
export function AnsweredAmount({ description, ...about }: About): PropertyDecorator {
  const unit = description === undefined ? 'AED' : `AED; ${description}`;
  return ApiProperty({ type: Number, minimum: 0, multipleOf: 0.01, description: unit, ...about });
}

/** A whole number; from 0 unless `minimum` says otherwise. */
export function AnsweredWhole({ minimum = 0, ...about }: About & { readonly minimum?: number }): PropertyDecorator {
  return ApiProperty({ type: 'integer', minimum, ...about });
}

export function AnsweredFlag(about: About = {}): PropertyDecorator {
  return ApiProperty({ type: Boolean, example: true, ...about });
}

export function AnsweredOneOf(values: readonly string[], about: About = {}): PropertyDecorator {
  return ApiProperty({ enum: [...values], example: values[0], ...about });
}
