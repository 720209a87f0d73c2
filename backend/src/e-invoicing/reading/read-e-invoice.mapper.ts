import { toAed, toAedOrNull } from '@shop/contract/money';
import type { EDocument, EParty } from '../domain/e-document.js';
import type { ReadEInvoiceResponse } from '../dto/read-e-invoice.response.js';
import { toBrokenRule, toForeignFinding } from '../e-invoice.mapper.js';
import type { Judgement } from './judge.js';
import type { ReadEInvoice } from './read-e-invoice.js';
import { CHECKED_RULES, UNCHECKED_RULES } from './rules/official-rules.js';

export function toReadEInvoice(read: ReadEInvoice, { official, own }: Judgement): ReadEInvoiceResponse {
  const { document, exchangeRate } = read;
  return {
    kind: document.kind,
    typeCode: document.typeCode,
    number: document.number,
    uuid: document.uuid,
    issueDate: document.issueDate,
    dueDate: document.dueDate,
    taxPointDate: document.taxPointDate,
    currency: document.currency,
    exchangeRate,
    flags: document.flags,
    note: document.note,
    creditReason: document.creditReason,
    purchaseOrder: document.purchaseOrder,
    preceding: document.preceding[0] ?? null,
    salesOrder: document.salesOrder,
    deliveryNote: document.deliveryNote,
    deliveryDate: document.deliveryDate,
    seller: toParty(document.seller),
    buyer: toParty(document.buyer),
    deliverTo: document.deliverTo,
    payment: toPayment(document),
    paymentTerms: document.paymentTerms,
    ...toAmounts(read),
    attachments: [...read.attachments],
    findings: [...official.map(toBrokenRule), ...own.map(toForeignFinding)],
    checkedRules: [...CHECKED_RULES],
    uncheckedRules: [...UNCHECKED_RULES],
  };
}

function toParty(party: EParty) {
  const { legalName, tradeName, trn, endpoint, licence, licenceAuthority, phone, email, address } = party;
  return { legalName, tradeName, trn, endpoint, licence, licenceAuthority, phone, email, address };
}

function toPayment({ payment }: EDocument) {
  if (payment === null) return null;
  const { iban = '', name = '', bic = '' } = payment.account ?? {};
  return { code: payment.code, reference: payment.reference, iban, accountName: name, bic };
}

function toAmounts({ document, rounding, vatInAed }: ReadEInvoice) {
  const { totals } = document;
  return {
    lines: document.lines.map((line) => ({
      id: line.id,
      name: line.name,
      description: line.description,
      sellersId: line.sellersId,
      hsCode: line.hsCode,
      qty: line.qty,
      unit: line.unit,
      baseQty: line.baseQty,
      category: line.category,
      percent: line.percent,
      price: toAed(line.price),
      allowance: toAed(line.allowance),
      net: toAed(line.net),
      vat: toAedOrNull(line.vat),
      gross: toAedOrNull(line.gross),
    })),
    adjustments: document.adjustments.map(({ isCharge, reason, reasonCode, category, percent, amount }) => ({
      isCharge,
      reason: reason || reasonCode,
      category,
      percent,
      amount: toAed(amount),
    })),
    categories: document.subtotals.map(({ category, percent, taxable, vat }) => ({
      category,
      percent,
      taxable: toAed(taxable),
      vat: toAed(vat),
    })),
    totals: {
      lines: toAed(totals.lines),
      allowances: toAed(totals.allowances ?? 0),
      charges: toAed(totals.charges ?? 0),
      net: toAed(totals.net),
      vat: toAed(totals.vat),
      gross: toAed(totals.gross),
      prepaid: toAed(totals.prepaid),
      rounding: toAed(rounding),
      payable: toAed(totals.payable),
      vatInAed: toAedOrNull(vatInAed),
    },
  };
}
