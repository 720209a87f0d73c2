import { toAed } from '@shop/contract/money';
import type { BookPack } from './book-pack.schema.js';
import { type BookCheckResponse, BookPackResponse } from './dto/book-pack.response.js';
import type { Check } from './domain/pack-sums.js';

export const toCheck = ({ check, box, journal, other }: Check): BookCheckResponse => ({
  check,
  box,
  journal: toAed(journal),
  other: toAed(other),
  difference: toAed(journal - other),
});

export const toBookPack = (pack: BookPack): BookPackResponse => ({
  checks: pack.checks.map(toCheck),
  ...BookPackResponse.stored(pack),
});
