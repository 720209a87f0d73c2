import { dubaiDaysBetween, dubaiYear } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';

export const DOCUMENT_KINDS = ['request', 'order', 'invoice'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const PERIODS = ['all', 'month', 'quarter', 'year', 'lastYear'] as const;
export type Period = (typeof PERIODS)[number];

/** The filters of the account's documents. They are in the address, so that a link can be saved and Back works. */
export interface DocumentFilters {
  readonly q: string;
  /** null for all kinds. */
  readonly kind: DocumentKind | null;
  /** Empty for any status. */
  readonly status: string;
  readonly period: Period;
}

/** @param statuses that may be selected */
export function readDocumentFilters(params: URLSearchParams, statuses: readonly string[]): DocumentFilters {
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_LENGTH.search),
    kind: DOCUMENT_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    status: statuses.find((status) => status === params.get('status')) ?? '',
    period: PERIODS.find((period) => period === params.get('time')) ?? 'all',
  };
}

/** The same address with other filters; filters without effect are not written. */
export function withDocumentFilters(params: URLSearchParams, change: Partial<DocumentFilters>): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string | null | undefined, plain = '') => {
    if (value === undefined) return;
    if (value === null || value === plain) next.delete(name);
    else next.set(name, value);
  };
  write('q', change.q);
  write('kind', change.kind);
  write('status', change.status);
  write('time', change.period, 'all');
  return next;
}

export const isNarrowed = ({ status, period, kind }: DocumentFilters): boolean =>
  status !== '' || period !== 'all' || kind !== null;

const DAYS = { month: 30, quarter: 90 } as const;

/** True if a document of this date is in the period. Days and years are those of Dubai. */
export function isWithin(period: Period, createdAt: string, now: Date): boolean {
  const day = new Date(createdAt);
  if (period === 'all') return true;
  if (period === 'year') return dubaiYear(day) === dubaiYear(now);
  if (period === 'lastYear') return dubaiYear(day) === dubaiYear(now) - 1;
  return dubaiDaysBetween(day, now) < DAYS[period];
}
