import { ApiProperty } from '@nestjs/swagger';
import { EXAMPLE_ID, ID_PATTERN } from '../http/validation/fields.js';

interface FieldDocs {
  readonly description?: string;
  readonly example?: unknown;
  /** False if some callers don't get the field. */
  readonly required?: boolean;
  readonly nullable?: boolean;
}

/** The id of a record. */
export function ApiId(docs: FieldDocs = {}): PropertyDecorator {
  return ApiProperty({ type: String, pattern: ID_PATTERN, example: EXAMPLE_ID, ...docs });
}

export function ApiIds(docs: FieldDocs = {}): PropertyDecorator {
  return ApiProperty({ type: 'array', items: { type: 'string', pattern: ID_PATTERN }, example: [], ...docs });
}

/** An instant, in UTC to the millisecond. */
export function ApiInstant(docs: FieldDocs = {}): PropertyDecorator {
  return ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:30:00.000Z', ...docs });
}

/** A day in Dubai. */
export function ApiDay({ example = '2026-11-26', ...docs }: FieldDocs = {}): PropertyDecorator {
  return ApiProperty({ type: String, format: 'date', ...docs, example });
}

/** Text, or null. */
export function ApiNullableText(docs: FieldDocs = {}): PropertyDecorator {
  return ApiProperty({ type: String, nullable: true, ...docs });
}

/** An amount in AED. */
export function ApiAmount({ description, ...docs }: FieldDocs): PropertyDecorator {
  const unit = description === undefined ? 'AED' : `AED. ${description}`;
  return ApiProperty({ type: Number, minimum: 0, multipleOf: 0.01, description: unit, ...docs });
}

/** An amount in AED that may be negative, such as a balance. */
export function ApiSignedAmount({ description, ...docs }: FieldDocs): PropertyDecorator {
  const unit = description === undefined ? 'AED' : `AED. ${description}`;
  return ApiProperty({ type: Number, multipleOf: 0.01, description: unit, ...docs });
}

/** A whole number, from 0 by default. */
export function ApiWholeNumber({ minimum = 0, ...docs }: FieldDocs & { readonly minimum?: number }): PropertyDecorator {
  return ApiProperty({ type: 'integer', minimum, ...docs });
}

export function ApiFlag(docs: FieldDocs = {}): PropertyDecorator {
  return ApiProperty({ type: Boolean, example: true, ...docs });
}

export function ApiOneOf(values: readonly string[], docs: FieldDocs = {}): PropertyDecorator {
  return ApiProperty({ enum: [...values], example: values[0], ...docs });
}

export class DeletedResponse {
  @ApiId()
  _id: string;
}
