import { isDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isAmount, MAX_AED } from '@shop/contract/money';
import { withRule } from '../../errors/domain-error.js';
import { DAY, DAY_OR_INSTANT, isDayOrInstant } from './dates.js';
import { isPlainText } from './plain-text.js';

/** How the API writes the id of a record. */
export const ID_PATTERN = '^[0-9a-f]{24}$';
export const EXAMPLE_ID = '6920200f1c2d3e4f5a6b7c8d';

/** Options of every field decorator. */
export interface FieldOptions {
  /** `'filled'`: the field may be left out, but it may not be null. */
  readonly optional?: boolean | 'filled';
  readonly description?: string;
  readonly example?: unknown;
}

const isSent = (_body: object, value: unknown) => value !== undefined;

/** The validators that let an optional field be left out. */
export const presence = ({ optional }: FieldOptions) => {
  if (optional === 'filled') return [ValidateIf(isSent)];
  return optional === true ? [IsOptional()] : [];
};

/** The options of `ApiProperty` beside the type. An optional field may also be null, unless it is `'filled'`. */
export const about = ({ optional = false, description, example }: FieldOptions) => ({
  required: optional === false,
  nullable: optional === true ? true : undefined,
  description,
  example,
});

/** At least one character that is not a space. */
const NOT_BLANK = '\\S';
const UNPRINTABLE = 'Must not contain control characters.';

/** A trimmed text. `required` is the message for an empty text; without it, an empty text is valid. */
export function Text(options: FieldOptions & { max: number; required?: string; trim?: boolean }): PropertyDecorator {
  const { max, required, trim = true } = options;
  const filled = required === undefined ? [] : [IsNotEmpty({ message: required, ...withRule('REQUIRED') })];
  const bounds = required === undefined ? {} : { minLength: 1, pattern: trim ? NOT_BLANK : undefined };
  return applyDecorators(
    ApiProperty({ ...about(options), type: String, maxLength: max, ...bounds }),
    Transform(({ value }: { value: unknown }) => {
      if (value === null && required === undefined) return '';
      return trim && typeof value === 'string' ? value.trim() : value;
    }),
    ...presence(options),
    IsString({ message: required ?? 'Must be a text.', ...withRule(required === undefined ? 'TEXT' : 'REQUIRED') }),
    ...filled,
    ValidateBy(
      { name: 'isPlainText', validator: { validate: isPlainText } },
      { message: UNPRINTABLE, ...withRule('UNPRINTABLE') },
    ),
    MaxLength(max, { message: `Must be at most ${max} characters.`, ...withRule('TOO_LONG', { max }) }),
  );
}

export function Email(options: FieldOptions & { required: string }): PropertyDecorator {
  return applyDecorators(
    Text({ ...options, max: MAX_LENGTH.email }),
    ApiProperty({ format: 'email' }),
    IsEmail({}, { message: 'Please enter a valid e-mail address.', ...withRule('EMAIL') }),
  );
}

/** An e-mail address, or nothing. */
export function EmailIfAny(options: FieldOptions): PropertyDecorator {
  return applyDecorators(
    Text({ ...options, max: MAX_LENGTH.email }),
    ApiProperty({ pattern: '^\\s*$|^[^@]+@[^@]+$' }),
    ValidateIf((_body: object, value: unknown) => value !== ''),
    IsEmail({}, { message: 'Please enter a valid e-mail address.', ...withRule('EMAIL') }),
  );
}

/** An amount in AED with at most two decimals. */
export function Amount(options: FieldOptions & { min?: number; message?: string } = {}): PropertyDecorator {
  const min = options.min ?? 0;
  const rule = withRule('AMOUNT', { min, max: MAX_AED });
  const message = options.message ?? `Must be an amount in AED from ${min} to ${MAX_AED} with at most two decimals.`;
  return applyDecorators(
    ApiProperty({ ...about(options), type: Number, minimum: min, maximum: MAX_AED, multipleOf: 0.01 }),
    ...presence(options),
    // IsNumber fails on numbers that JavaScript writes with an exponent, such as 1e-7.
    ValidateBy({ name: 'isAmount', validator: { validate: isAmount } }, { message, ...rule }),
    Min(min, { message, ...rule }),
    Max(MAX_AED, { message, ...rule }),
  );
}

export function WholeNumber(options: FieldOptions & { min: number; max: number; message?: string }): PropertyDecorator {
  const { min, max } = options;
  const rule = withRule('WHOLE_NUMBER', { min, max });
  const message = options.message ?? `Must be a whole number from ${min} to ${max}.`;
  return applyDecorators(
    ApiProperty({ ...about(options), type: 'integer', minimum: min, maximum: max }),
    ...presence(options),
    IsInt({ message, ...rule }),
    Min(min, { message, ...rule }),
    Max(max, { message, ...rule }),
  );
}

/** The version that the caller loaded. The change is refused if the record has a newer one. */
export function Version(): PropertyDecorator {
  return WholeNumber({ min: 1, max: 1e9, optional: true, description: 'The version that was loaded', example: 1 });
}

/** An `_id`. A record with an `_id` is also valid, because react-admin sends references back as records. */
export function Id(options: FieldOptions & { message?: string } = {}): PropertyDecorator {
  const message = options.message ?? 'Must be the id of a record.';
  return applyDecorators(
    ApiProperty({ ...about({ example: EXAMPLE_ID, ...options }), type: String, pattern: ID_PATTERN }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'object' && value !== null && '_id' in value ? value._id : value,
    ),
    ...presence(options),
    IsString({ message, ...withRule('ID') }),
    IsMongoId({ message, ...withRule('ID') }),
  );
}

export function OneOf(values: readonly string[], options: FieldOptions & { message?: string } = {}): PropertyDecorator {
  const named = values.filter((value) => value !== '');
  const all = [...named, ...(named.length < values.length ? ['or nothing'] : [])].join(', ');
  return applyDecorators(
    ApiProperty({ ...about({ example: values[0], ...options }), enum: [...values] }),
    ...presence(options),
    IsIn(values, { message: options.message ?? `Must be one of ${all}.`, ...withRule('ONE_OF', { values: all }) }),
  );
}

/** One of the values, or null. */
export function OneOfOrNone(
  values: readonly string[],
  options: Omit<FieldOptions, 'optional'> = {},
): PropertyDecorator {
  return applyDecorators(OneOf(values, { ...options, optional: true }), ApiProperty({ enum: [...values, null] }));
}

export function Flag(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...about({ example: true, ...options }), type: Boolean }),
    ...presence(options),
    IsBoolean({ message: 'Must be true or false.', ...withRule('BOOLEAN') }),
  );
}

/** A day (`2026-11-21`) or an instant (`2026-11-21T08:00:00Z`). */
export function DateOrInstant(options: FieldOptions & { message?: string } = {}): PropertyDecorator {
  const message = options.message ?? 'Must be a date.';
  return applyDecorators(
    ApiProperty({ ...about({ example: '2026-11-21', ...options }), type: String, pattern: DAY_OR_INSTANT.source }),
    ...presence(options),
    ValidateBy({ name: 'isDayOrInstant', validator: { validate: isDayOrInstant } }, { message, ...withRule('DATE') }),
  );
}

function notADay(value: unknown): string {
  const rule = 'Must be a day like 2026-11-21.';
  return typeof value === 'string' ? `${rule} “${value}” is not.` : rule;
}

/** A day of the calendar: `2026-11-21`. */
export function Day(options: FieldOptions = {}): PropertyDecorator {
  const format = { type: String, format: 'date', pattern: DAY.source };
  return applyDecorators(
    ApiProperty({ ...about({ example: '2026-11-21', ...options }), ...format }),
    ...presence(options),
    ValidateBy(
      { name: 'isDay', validator: { validate: (value: unknown) => typeof value === 'string' && isDay(value) } },
      { message: ({ value }) => notADay(value), ...withRule('DAY') },
    ),
  );
}

const IGNORED_EXAMPLES = { number: 0, string: '', boolean: false } as const;

/** A field that callers may send and that the server ignores. */
export function Ignored(description: string, type: keyof typeof IGNORED_EXAMPLES = 'number'): PropertyDecorator {
  const example = IGNORED_EXAMPLES[type];
  return applyDecorators(ApiProperty({ required: false, type, deprecated: true, description, example }), IsOptional());
}
