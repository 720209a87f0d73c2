import { describe, expect, it } from '@jest/globals';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from '@shop/contract/e-invoices';
import { refusalOf } from '@shop/contract/state-machine';
import {
  allowedTransmissionActions,
  TRANSMISSION_ACTIONS,
  TRANSMISSION_MACHINE,
  type TransmissionAction,
  type TransmissionRefusal,
  daysLeft,
  transmissionDueAt,
  isUnsent,
  mayBeAnswered,
  needsTransmission,
  timeLimitSince,
} from './transmission.rules.js';

type Row = Record<TransmissionAction, TransmissionRefusal | null>;

const UNSENT: Row = {
  ...{ send: null, markSent: null, markAccepted: 'E_INVOICE_NOT_SENT', markRejected: 'E_INVOICE_NOT_SENT' },
};
const ON_ITS_WAY: Row = { ...UNSENT, send: 'E_INVOICE_ALREADY_SENT', markSent: 'E_INVOICE_ALREADY_SENT' };
const NONE: Row = {
  ...{ send: 'E_INVOICE_NOT_NEEDED', markSent: 'E_INVOICE_NOT_NEEDED' },
  ...{ markAccepted: 'E_INVOICE_NOT_NEEDED', markRejected: 'E_INVOICE_NOT_NEEDED' },
};
const settled = (row: Row): Row => ({ ...row, markAccepted: 'E_INVOICE_SETTLED', markRejected: 'E_INVOICE_SETTLED' });

const ROWS: Record<TransmissionStatus, Row> = {
  notNeeded: NONE,
  ready: UNSENT,
  sending: ON_ITS_WAY,
  failed: UNSENT,
  sent: { ...ON_ITS_WAY, markAccepted: null, markRejected: null },
  accepted: settled(ON_ITS_WAY),
  rejected: settled(UNSENT),
};

describe('the delivery of an e-invoice', () => {
  const cells = TRANSMISSION_STATUSES.flatMap((status) =>
    TRANSMISSION_ACTIONS.map((action) => [status, action] as const),
  );

  it.each(cells)('allows actions by state %s: %s', (status, action) => {
    const transmission = { status, isComplete: true, isConnected: true };
    expect(refusalOf(TRANSMISSION_MACHINE, transmission, action)).toBe(ROWS[status][action]);
  });

  it('is sent by the shop only if a connector is set, and not at all if something is missing', () => {
    const ready = { status: 'ready', isComplete: true, isConnected: false } as const;
    expect(allowedTransmissionActions(ready)).toEqual(['markSent']);
    expect(refusalOf(TRANSMISSION_MACHINE, ready, 'send')).toBe('E_INVOICE_NO_CONNECTOR');
    expect(allowedTransmissionActions({ ...ready, isComplete: false, isConnected: true })).toEqual([]);
  });

  it('accepts a response once it was sent, and counts as unsent until it is accepted', () => {
    expect(TRANSMISSION_STATUSES.filter(mayBeAnswered)).toEqual(['sending', 'failed', 'sent']);
    expect(TRANSMISSION_STATUSES.filter(isUnsent)).toEqual(['ready', 'sending', 'failed', 'rejected']);
  });

  it('has a time limit from the day of the settings on, and from 1 July 2027 if they name none', () => {
    expect(timeLimitSince().toISOString()).toBe('2027-06-30T20:00:00.000Z');
    expect(timeLimitSince('').toISOString()).toBe('2027-06-30T20:00:00.000Z');
    expect(timeLimitSince('2026-12-01').toISOString()).toBe('2026-11-30T20:00:00.000Z');
  });

  it('is in time until the fourteenth day in Dubai is over', () => {
    const due = transmissionDueAt(new Date('2027-07-01T19:30:00Z'));
    expect(due.toISOString()).toBe('2027-07-15T19:59:59.999Z');
    expect(daysLeft(due, new Date('2027-07-15T19:59:00Z'))).toBe(0);
    expect(daysLeft(due, new Date('2027-07-15T20:00:00Z'))).toBe(-1);
  });

  it.each([{ isVoid: true }, { hasVat: false }, { isOfBusiness: false }])(
    'is not required for a document with %j',
    (but) => {
      const document = { kind: 'invoice', isVoid: false, hasVat: true, isOfBusiness: true } as const;
      expect(needsTransmission(document)).toBe(true);
      expect(needsTransmission({ ...document, ...but })).toBe(false);
    },
  );
});
