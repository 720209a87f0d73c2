import {
  TRANSMISSION_DAYS,
  TRANSMISSION_STATUSES,
  E_INVOICES_FIRST_DAY,
  type TransmissionKind,
  type TransmissionStatus,
  UNSENT_STATUSES,
} from '@shop/contract/e-invoices';
import { dubaiDaysBetween, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { ALLOWED, allowedActions, type StateMachine } from '@shop/contract/state-machine';

/** `send`: the shop sends it to the provider; the others record what staff did, or what the provider answered. */
export const TRANSMISSION_ACTIONS = ['send', 'markSent', 'markAccepted', 'markRejected'] as const;
export type TransmissionAction = (typeof TRANSMISSION_ACTIONS)[number];

export type TransmissionRefusal =
  | 'E_INVOICE_NOT_NEEDED'
  | 'E_INVOICE_INCOMPLETE'
  | 'E_INVOICE_NO_CONNECTOR'
  | 'E_INVOICE_ALREADY_SENT'
  | 'E_INVOICE_NOT_SENT'
  | 'E_INVOICE_SETTLED';

export interface TransmissionState {
  readonly status: TransmissionStatus;
  /** The document has no findings. */
  readonly isComplete: boolean;
  /** The shop sends e-invoices itself. */
  readonly isConnected: boolean;
}

export interface TransmissionKindOfMachine {
  readonly status: TransmissionStatus;
  readonly action: TransmissionAction;
  readonly condition: 'complete' | 'connected';
  readonly refusal: TransmissionRefusal;
  readonly record: TransmissionState;
}

const UNSENT = {
  send: ALLOWED,
  markSent: ALLOWED,
  markAccepted: 'E_INVOICE_NOT_SENT',
  markRejected: 'E_INVOICE_NOT_SENT',
} as const;
const SENT = { ...UNSENT, send: 'E_INVOICE_ALREADY_SENT', markSent: 'E_INVOICE_ALREADY_SENT' } as const;
const SETTLED = { markAccepted: 'E_INVOICE_SETTLED', markRejected: 'E_INVOICE_SETTLED' } as const;

export const TRANSMISSION_MACHINE: StateMachine<TransmissionKindOfMachine> = {
  statuses: TRANSMISSION_STATUSES,
  actions: TRANSMISSION_ACTIONS,
  conditions: {
    complete: { says: 'it is complete', holds: ({ isComplete }) => isComplete },
    connected: { says: 'the shop is set up to send e-invoices itself', holds: ({ isConnected }) => isConnected },
  },
  needs: {
    send: [
      ['complete', 'E_INVOICE_INCOMPLETE'],
      ['connected', 'E_INVOICE_NO_CONNECTOR'],
    ],
    markSent: [['complete', 'E_INVOICE_INCOMPLETE']],
    markAccepted: [],
    markRejected: [],
  },
  states: {
    notNeeded: {
      next: [],
      actions: {
        send: 'E_INVOICE_NOT_NEEDED',
        markSent: 'E_INVOICE_NOT_NEEDED',
        markAccepted: 'E_INVOICE_NOT_NEEDED',
        markRejected: 'E_INVOICE_NOT_NEEDED',
      },
    },
    ready: { next: ['notNeeded', 'sending', 'sent'], actions: UNSENT },
    sending: { next: ['failed', 'sent', 'accepted', 'rejected'], actions: SENT },
    // The provider may have received it although the attempt failed: staff can record that.
    failed: { next: ['sending', 'sent', 'accepted', 'rejected'], actions: UNSENT },
    sent: { next: ['accepted', 'rejected'], actions: { ...SENT, markAccepted: ALLOWED, markRejected: ALLOWED } },
    accepted: { next: [], actions: { ...SENT, ...SETTLED } },
    rejected: { next: ['notNeeded', 'sending', 'sent'], actions: { ...UNSENT, ...SETTLED } },
  },
  forOwner: [],
};

export function allowedTransmissionActions(transmission: TransmissionState): TransmissionAction[] {
  return allowedActions(TRANSMISSION_MACHINE, transmission, 'staff');
}

const ANSWERABLE: ReadonlySet<TransmissionStatus> = new Set(['sending', 'failed', 'sent']);

/** True if the provider may still accept or reject the document. */
export function mayBeAnswered(status: TransmissionStatus): boolean {
  return ANSWERABLE.has(status);
}

export function isSettled(status: TransmissionStatus): boolean {
  return status === 'accepted' || status === 'rejected';
}

const AWAITED: ReadonlySet<TransmissionStatus> = new Set(UNSENT_STATUSES);

/** True if the provider should have the document but does not, or has rejected it. */
export function isUnsent(status: TransmissionStatus): boolean {
  return AWAITED.has(status);
}

/** The facts of a document that decide about its transmission. */
export interface Transmittable {
  readonly kind: TransmissionKind;
  readonly isVoid: boolean;
  readonly hasVat: boolean;
  readonly isOfBusiness: boolean;
}

/** Sales to consumers are not part of the system for now; documents without VAT, and Void ones, have no e-invoice. */
export function needsTransmission({ isVoid, hasVat, isOfBusiness }: Transmittable): boolean {
  return !isVoid && hasVat && isOfBusiness;
}

/** The first instant whose documents have a time limit. @param day of the settings, or empty */
export function timeLimitSince(day = ''): Date {
  return startOfDubaiDay(day === '' ? E_INVOICES_FIRST_DAY : day);
}

/** The last instant at which sending is in time. @param supplied the day of the supply, or of the credit */
export function transmissionDueAt(supplied: Date): Date {
  return endOfDubaiDay(supplied, TRANSMISSION_DAYS);
}

/** Days that are left for sending: 0 on the last one, negative after it. */
export function daysLeft(dueAt: Date, now: Date): number {
  return dubaiDaysBetween(now, dueAt);
}
