import { Transform } from 'class-transformer';

/** Forms send null or '' for a field that was emptied: it takes the value that a new record has. */
export function EmptyAs(fallback: number): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (value === null || value === '' ? fallback : value));
}
