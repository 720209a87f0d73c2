import { PICTURE_TYPES } from './pictures.js';
import type { QuoteStatus } from './statuses.js';

/** The two sides of the thread of a quote. */
export const THREAD_SIDES = ['buyer', 'staff'] as const;
export type ThreadSide = (typeof THREAD_SIDES)[number];

export const otherSide = (side: ThreadSide): ThreadSide => (side === 'buyer' ? 'staff' : 'buyer');

/** The maximum number of messages of a thread, and of files of a message. */
export const MAX_THREAD_MESSAGES = 500;
export const MAX_MESSAGE_FILES = 5;

/** Content types of the files that a message may have. */
export const MESSAGE_FILE_TYPES = ['application/pdf', ...PICTURE_TYPES] as const;
export const MAX_MESSAGE_FILE_MB = 5;
export const MAX_MESSAGE_FILE_BYTES = MAX_MESSAGE_FILE_MB * 1_048_576;

/** The interval at which an open thread checks for new messages. */
export const THREAD_POLL_MS = 20_000;

/** The reason why a file can't be sent with a message; null if it can. */
export function messageFileProblem({ size, type }: { readonly size: number; readonly type: string }) {
  if (!MESSAGE_FILE_TYPES.some((taken) => taken === type)) return 'type' as const;
  return size > MAX_MESSAGE_FILE_BYTES ? ('size' as const) : null;
}

/** True if the buyer may still state target prices for a quote. */
export const takesTargets = (status: QuoteStatus): boolean => status === 'Requested' || status === 'Quoted';
