import { describe, expect, it } from '@jest/globals';
import { DELIVERY_STATUSES, type DeliveryStatus } from '@shop/contract/e-invoices';
import { refusalOf } from '@shop/contract/state-machine';
import {
  allowedDeliveryActions,
  DELIVERY_ACTIONS,
  DELIVERY_MACHINE,
  type DeliveryAction,
  type DeliveryRefusal,
  daysLeft,
  deliveryDueAt,
  isUnsent,
  mayBeAnswered,
  needsDelivery,
  timeLimitSince,
} from './delivery.rules.js';

type Row = Record<DeliveryAction, DeliveryRefusal | null>;

const UNSENT: Row = {
  ...{ send: null, markSent: null, markAccepted: 'E_INVOICE_NOT_SENT', markRejected: 'E_INVOICE_NOT_SENT' },
};
const ON_ITS_WAY: Row = { ...UNSENT, send: 'E_INVOICE_ALREADY_SENT', markSent: 'E_INVOICE_ALREADY_SENT' };
const NONE: Row = {
  ...{ send: 'E_INVOICE_NOT_NEEDED', markSent: 'E_INVOICE_NOT_NEEDED' },
  ...{ markAccepted: 'E_INVOICE_NOT_NEEDED', markRejected: 'E_INVOICE_NOT_NEEDED' },
};
const settled = (row: Row): Row => ({ ...row, markAccepted: 'E_INVOICE_SETTLED', markRejected: 'E_INVOICE_SETTLED' });

const ROWS: Record<DeliveryStatus, Row> = {
  notNeeded: NONE,
  ready: UNSENT,
  sending: ON_ITS_WAY,
  failed: UNSENT,
  sent: { ...ON_ITS_WAY, markAccepted: null, markRejected: null },
  accepted: settled(ON_ITS_WAY),
  rejected: settled(UNSENT),
};

describe('the delivery of an e-invoice', () => {
  const cells = DELIVERY_STATUSES.flatMap((status) => DELIVERY_ACTIONS.map((action) => [status, action] as const));

  it.each(cells)('that is %s: %s', (status, action) => {
    const delivery = { status, isComplete: true, isConnected: true };
    expect(refusalOf(DELIVERY_MACHINE, delivery, action)).toBe(ROWS[status][action]);
  });

  it('is sent by the shop alone where that is connected, and by nobody where something is missing', () => {
    const ready = { status: 'ready', isComplete: true, isConnected: false } as const;
    expect(allowedDeliveryActions(ready)).toEqual(['markSent']);
    expect(refusalOf(DELIVERY_MACHINE, ready, 'send')).toBe('E_INVOICE_NO_CONNECTOR');
    expect(allowedDeliveryActions({ ...ready, isComplete: false, isConnected: true })).toEqual([]);
  });

  it('may be answered while the provider may have it, and is awaited until it has', () => {
    expect(DELIVERY_STATUSES.filter(mayBeAnswered)).toEqual(['sending', 'failed', 'sent']);
    expect(DELIVERY_STATUSES.filter(isUnsent)).toEqual(['ready', 'sending', 'failed', 'rejected']);
  });

  it('has a time limit from the day of the settings on, and from 1 July 2027 where they name none', () => {
    expect(timeLimitSince().toISOString()).toBe('2027-06-30T20:00:00.000Z');
    expect(timeLimitSince('').toISOString()).toBe('2027-06-30T20:00:00.000Z');
    expect(timeLimitSince('2026-12-01').toISOString()).toBe('2026-11-30T20:00:00.000Z');
  });

  it('is in time until the fourteenth day in Dubai is over', () => {
    const due = deliveryDueAt(new Date('2027-07-01T19:30:00Z'));
    expect(due.toISOString()).toBe('2027-07-15T19:59:59.999Z');
    expect(daysLeft(due, new Date('2027-07-15T19:59:00Z'))).toBe(0);
    expect(daysLeft(due, new Date('2027-07-15T20:00:00Z'))).toBe(-1);
  });

  it.each([{ isVoid: true }, { hasVat: false }, { isOfBusiness: false }])(
    'is not needed of a document with %j',
    (but) => {
      const document = { kind: 'invoice', isVoid: false, hasVat: true, isOfBusiness: true } as const;
      expect(needsDelivery(document)).toBe(true);
      expect(needsDelivery({ ...document, ...but })).toBe(false);
    },
  );
});
