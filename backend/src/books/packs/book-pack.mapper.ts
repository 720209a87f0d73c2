import { toAed } from '@shop/contract/money';
import type { BookPack } from './book-pack.schema.js';
import type { BookCheckResponse, BookPackResponse } from './dto/book-pack.response.js';
import type { Check } from './domain/pack-sums.js';

export const toCheck = ({ check, box, journal, other }: Check): BookCheckResponse => ({
  check,
  box,
  journal: toAed(journal),
  other: toAed(other),
  difference: toAed(journal - other),
});

export const toBookPack = (pack: BookPack): BookPackResponse => ({
  _id: pack._id.toHexString(),
  from: pack.from,
  to: pack.to,
  status: pack.status,
  progress: pack.progress,
  checks: pack.checks.map(toCheck),
  size: pack.size,
  sha256: pack.sha256,
  by: pack.by,
  createdAt: pack.createdAt.toISOString(),
});
