import type { ChequeStatus, ReturnReason } from '@shop/contract/cheques';
import type { CreditBadge, SettlementPart } from '@shop/contract/settlement';
import type { InvoiceStatus } from '@shop/contract/statuses';
import type { InvoiceTitle } from '@shop/contract/vat';
import type { PlainKey } from '../../lib/i18n/i18n';

export const invoiceStatusLabels: Record<InvoiceStatus, PlainKey> = {
  Unpaid: 'invoiceStatus.Unpaid',
  'Partially Paid': 'invoiceStatus.Partially Paid',
  Paid: 'invoiceStatus.Paid',
  Overdue: 'invoiceStatus.Overdue',
  'Written Off': 'invoiceStatus.Written Off',
  Credited: 'invoiceStatus.Credited',
  Void: 'invoiceStatus.Void',
};

export const chequeStatusLabels: Record<ChequeStatus, PlainKey> = {
  Held: 'chequeStatus.Held',
  Deposited: 'chequeStatus.Deposited',
  Cleared: 'chequeStatus.Cleared',
  PartlyCleared: 'chequeStatus.PartlyCleared',
  Bounced: 'chequeStatus.Bounced',
  Replaced: 'chequeStatus.Replaced',
  Settled: 'chequeStatus.Settled',
  HandedOver: 'chequeStatus.HandedOver',
  GivenBack: 'chequeStatus.GivenBack',
  Withdrawn: 'chequeStatus.Withdrawn',
};

export const returnReasonLabels: Record<ReturnReason, PlainKey> = {
  INSUFFICIENT_FUNDS: 'returnReason.INSUFFICIENT_FUNDS',
  ACCOUNT_CLOSED: 'returnReason.ACCOUNT_CLOSED',
  SIGNATURE: 'returnReason.SIGNATURE',
  STOPPED: 'returnReason.STOPPED',
  DATE_OR_WORDS: 'returnReason.DATE_OR_WORDS',
  STALE: 'returnReason.STALE',
  OTHER: 'returnReason.OTHER',
};

export const creditBadgeLabels: Record<CreditBadge, PlainKey> = {
  'Partly credited': 'creditBadge.Partly credited',
  'Fully credited': 'creditBadge.Fully credited',
};

export const settlementLabels: Record<SettlementPart, PlainKey> = {
  advanced: 'invoices.advanced',
  credited: 'invoices.credited',
  void: 'invoices.void',
  paid: 'invoices.paid',
  writtenOff: 'invoices.writtenOff',
  waived: 'invoices.waived',
  remaining: 'invoices.remaining',
  creditBalance: 'invoices.creditBalance',
};

export const invoiceTitleLabels: Record<InvoiceTitle, PlainKey> = {
  'Tax Invoice': 'invoiceTitle.Tax Invoice',
  'Simplified Tax Invoice': 'invoiceTitle.Simplified Tax Invoice',
  'Open Item': 'invoiceTitle.Open Item',
  Invoice: 'invoiceTitle.Invoice',
};
