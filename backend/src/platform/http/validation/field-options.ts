import { IsOptional, ValidateIf } from 'class-validator';

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
