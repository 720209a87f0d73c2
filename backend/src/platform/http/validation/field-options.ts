import { IsOptional, ValidateIf } from 'class-validator';

/** What every decorator of a field takes. */
export interface FieldOptions {
  /** `'filled'`: the field may be left out, but not emptied by null. */
  readonly optional?: boolean | 'filled';
  readonly description?: string;
  readonly example?: unknown;
}

const isSent = (_body: object, value: unknown) => value !== undefined;

/** Whether the field must be there. */
export const presence = ({ optional }: FieldOptions) => {
  if (optional === 'filled') return [ValidateIf(isSent)];
  return optional === true ? [IsOptional()] : [];
};

/** What the API description says of a field, beside its type: a field that may be left out may also be null, unless it is `'filled'`. */
export const about = ({ optional = false, description, example }: FieldOptions) => ({
  required: optional === false,
  nullable: optional === true ? true : undefined,
  description,
  example,
});
