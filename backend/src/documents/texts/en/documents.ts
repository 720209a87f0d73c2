import type { CreditNoteTitle } from '@shop/contract/credit';
import type { PaymentMethod } from '@shop/contract/payment';
import type { CreditBadge, SettlementPart } from '@shop/contract/settlement';
import type { DeliveryStatus, InvoiceStatus, MoneyState, OrderStatus, QuoteStatus } from '@shop/contract/statuses';
import { type PackedLine, packedText } from '@shop/contract/counted-words';
import { countedUnit } from '@shop/contract/units';
import type { InvoiceTitle, PriceBasis, TaxCategory } from '@shop/contract/vat';
import type { DocumentLabels } from '../../document-model.js';
import { longDayOf } from '../days.js';
import {
  chequesInHand,
  creditReasons,
  returnReasons,
  statementAges,
  statementKinds,
  statementSums,
} from '@shop/contract/words/en/documents';

const longDay = longDayOf('en');

const VAT_NAMES: Record<TaxCategory, string> = {
  S: 'VAT',
  Z: 'VAT, zero-rated',
  E: 'VAT, exempt',
  O: 'VAT, out of scope',
  AE: 'VAT, reverse charge',
};

const chequePapers = {
  isFor: 'For',
  order: (order: string) => `Order ${order}`,
  onAccount: 'On account',
  guarantee: 'Guarantee cheque',
  count: 'Number of cheques',
  receivedOn: 'Received on',
  received: (day: string) => `received ${day}`,
  acknowledgement: {
    title: 'Acknowledgement of receipt',
    signedAs: 'Received by',
    onceCleared: 'A cheque counts as payment only once it clears.',
    guarantee: 'Guarantee cheques will not be deposited.',
  },
  deposit: {
    title: 'Deposit slip',
    signedAs: 'Received by the bank',
    depositedOn: 'Deposited on',
    accountName: 'Account name',
    iban: 'IBAN',
    bic: 'BIC',
    slipNumber: 'Slip number',
    lodged: 'Please hold post-dated cheques and present them on their date.',
  },
  /** The covering letter of the file for execution. */
  letter: {
    title: 'Covering letter',
    signedAs: 'For the creditor',
    court: 'The competent court',
    date: 'Date',
    debtor: 'Debtor',
    drawer: 'Drawer',
    returnedOn: 'Returned on',
    reason: 'Bank’s reason',
    reasons: returnReasons,
    amount: 'Cheque amount',
    paid: 'Paid by the bank',
    unpaid: 'Unpaid amount',
    executive:
      'We request execution for the unpaid amount below. A cheque that is returned for this reason is an executive instrument (Article 667 of Federal Decree-Law No. 50 of 2022).',
    payment: 'We request a payment order for the unpaid amount below.',
    enclosed: 'Enclosed',
    files: { front: 'Cheque, front', back: 'Cheque, back', certificate: 'Bank certificate' },
    invoice: (number: string) => `Invoice ${number}`,
  },
};

/** The documents to customers. */
export const documents = {
  labels: {
    pageNumber: 'Page {page} of {pages}',
    from: 'From',
    to: 'To',
    trn: 'TRN',
    note: 'Note',
    terms: 'Terms',
    item: 'Item',
    code: 'Code',
    size: 'Size',
    sku: 'SKU',
    qty: 'Qty',
    unit: 'Unit',
    unitPrice: 'Unit price',
    amount: 'Amount',
    discount: 'Discount',
    net: 'Net',
    vatRate: 'Rate',
    vat: 'VAT',
    gross: 'Gross',
    contact: 'Contact',
    payTo: 'Bank details',
    accountName: 'account name',
    reference: 'Payment reference:',
    deliverTo: 'Deliver to',
    receivedInGoodOrder: 'Received in good order',
    name: 'Name',
    signature: 'Signature',
    paymentsReceived: 'Payments received',
    lessAdvances: 'Less advances',
    vatAfterAdvances: 'VAT of this invoice after advances',
    date: 'Date',
    method: 'Payment method',
    chequeNumber: 'Cheque number',
    bank: 'Bank',
    chequeDate: 'Cheque date',
    entry: 'Entry',
    invoice: 'Invoice',
    due: 'Due',
    document: 'Document',
    entryReference: 'Reference',
    debit: 'Debit',
    credit: 'Credit',
    balance: 'Balance',
    dueByAge: 'Ageing',
  } satisfies DocumentLabels,
  unit: (unit: string, qty: number) => countedUnit(unit, qty),
  packs: (line: PackedLine) => packedText(line, { language: 'en', term: String }),
  paymentMethod: (method: PaymentMethod): string => method,
  amountInWords: (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)} only.`,
  totalInWords: (words: string) => `Total in words: ${words} only.`,
  percent: (rate: number) => `${rate}%`,
  priceLabels: { inclusive: 'AED incl. VAT', exclusive: 'AED excl. VAT' } satisfies Record<PriceBasis, string>,
  totals: {
    subtotal: 'Subtotal',
    discount: (reason: string) => (reason === '' ? 'Discount' : `Discount (${reason})`),
    delivery: 'Delivery charge',
    extraFee: 'Extra fee',
    net: 'Net, excl. VAT',
    /** @param base the amount without VAT that it is computed from */
    vat: (category: TaxCategory, rate: string, base: string) => `${VAT_NAMES[category]} ${rate} on ${base}`,
    total: 'Total',
  },
  terms: {
    basis: {
      inclusive: 'Prices include VAT.',
      exclusive: 'Prices exclude VAT, which is added in the totals.',
    } satisfies Record<PriceBasis, string>,
    computed: 'VAT is calculated on the total per rate and allocated to the items.',
    reverseCharge:
      'Reverse charge: the recipient accounts for VAT on the items marked accordingly, under Article 48 of Federal Decree-Law No. 8 of 2017.',
  },

  sample: 'Sample',

  purchase: { poNumber: 'Your PO', neededBy: 'Needed by', delivery: 'Delivery', pickUp: 'Pick-up' },
  quote: {
    title: 'Quotation',
    status: (status: QuoteStatus): string => status,
    date: 'Date',
    revision: 'Revision',
    sent: 'Sent',
    validUntil: 'Valid until',
    terms: [
      'Prices are in UAE dirhams (AED).',
      'Delivery is within the United Arab Emirates.',
      'To order, please confirm this quotation and quote its number.',
    ],
  },
  order: {
    status: (status: OrderStatus): string => status,
    date: 'Order date',
    quote: 'Quotation',
    order: 'Order',
    delivered: 'Delivered',
    deliveredBy: 'Driver',
    cancelled: 'This order was cancelled. No payment is due.',
    confirmation: { title: 'Order confirmation', terms: ['Prices are in UAE dirhams (AED).'] },
    proforma: {
      title: 'Proforma invoice',
      terms: ['This is not a tax invoice and cannot be used to recover VAT.', 'Prices are in UAE dirhams (AED).'],
    },
    deliveryStatus: (status: DeliveryStatus): string => status,
    receivedBy: 'Received by',
    deliveryNote: {
      title: 'Delivery note',
      terms: [] as readonly string[],
      ordered: 'Ordered',
      before: 'Delivered before',
      now: 'This delivery',
      toCome: 'Remaining',
    },
    packingList: { title: 'Packing list', place: 'Location' },
  },
  receipt: {
    title: 'Receipt',
    status: (status: MoneyState): string => status,
    date: 'Date',
    invoice: 'Invoice',
    receivedFrom: 'Received from',
    method: 'Payment method',
    chequeNumber: 'Cheque number',
    chequeDate: 'Cheque date',
    forInvoice: 'For invoice',
    forOrder: 'Advance payment for order',
    undone: (state: MoneyState) =>
      state === 'Cheque returned'
        ? 'The bank returned this cheque. This payment is no longer valid.'
        : `This payment was ${state === 'Refunded' ? 'refunded' : 'reversed'} and is no longer valid.`,
    reference: 'Reference',
    paidBack: 'Refunded',
    counts: 'Applied to the invoice',
    keptAsCredit: 'Kept as credit',
    later: (use: 'allocated' | 'paidBack', day: Date) =>
      `${use === 'allocated' ? 'Allocated' : 'Refunded'} later, on ${longDay(day)}`,
    onceCleared: 'Valid only once the cheque has cleared.',
  },
  invoice: {
    title: (title: InvoiceTitle): string => title,
    status: (status: InvoiceStatus): string => status,
    issued: 'Issued',
    supplied: 'Date of supply',
    deliveries: 'Delivery notes',
    due: 'Due',
    order: 'Order',
    void: 'This invoice is void. No payment is due.',
    writtenOff: 'We have written off this amount in our books as a bad debt. You can still pay it.',
    paymentDueBy: (day: Date) => `Payment is due by ${longDay(day)}.`,
    asOf: (day: Date) => `As of ${longDay(day)}`,
    settlement: {
      advanced: 'Less advances',
      credited: 'Credited',
      void: 'Void',
      paid: 'Paid',
      writtenOff: 'Written off',
      waived: 'Bank charges and differences',
      remaining: 'Remaining due',
      creditBalance: 'Credit balance',
    } satisfies Record<SettlementPart, string>,
    creditBadge: (badge: CreditBadge): string => badge,
    advance: 'Advance invoice',
    goodsOf: (invoice: string) => `Goods of ${invoice}`,
    advanceFor: (order: string) => `Advance payment for ${order}`,
  },
  creditNote: {
    title: (title: CreditNoteTitle): string => title,
    orderEnded: {
      Cancelled: (order: string) => `Order ${order} was cancelled.`,
      Returned: (order: string) => `The goods of order ${order} were returned.`,
    },
    advanceNotNeeded: (order: string) =>
      `Nothing remains to be invoiced on order ${order}. The unused advance is credited.`,
    advanceReversed: (order: string) => `The advance for order ${order} was not received.`,
    issued: 'Issued',
    invoice: 'Invoice',
    invoiceIssued: 'Invoice issued',
    order: 'Order',
    reason: 'Reason',
    reasons: creditReasons,
    value: 'Value of the supply',
    before: 'Before this credit note',
    after: 'Corrected',
    difference: 'Difference',
    rebilled: 'The credited items are corrected and billed again with a new invoice.',
    nothingToPay: 'This credit note reduces the invoice by the difference. It is not a request for payment.',
  },
  /** The link of invoices to the supplier documents. */
  supplierPack: {
    invoiceLine: (address: string) => `Supplier documents: ${address}`,
    invoiceFact: 'Supplier documents',
  },
  statement: {
    title: 'Statement of account',
    from: 'From',
    to: 'To',
    balanceBefore: (day: Date) => `Balance before ${longDay(day)}`,
    entries: statementKinds,
    totals: statementSums,
    ages: statementAges,
    cheques: chequesInHand,
  },
  cheques: chequePapers,
  priceList: {
    title: 'Price list',
    customers: 'Our customers',
    date: 'Date',
    from: 'From',
    days: 'Valid',
    validFrom: 'Valid from',
    validTo: 'Valid until',
    /** A period; one of its days may be open. */
    period: (from: string, to: string) =>
      from === '' ? `until ${to}` : to === '' ? `from ${from}` : `${from} – ${to}`,
    allProducts: 'All products',
    moq: (qty: string) => `MOQ ${qty}`,
    step: (qty: string) => `in multiples of ${qty}`,
    max: (qty: string) => `at most ${qty}`,
    percent: (percent: number) => `${Math.abs(percent)}% ${percent < 0 ? 'below' : 'above'} list price`,
    terms: {
      currency: 'Prices are in UAE dirhams (AED) per unit.',
      noVat: 'No VAT is charged.',
      percent: 'Percentages are applied to the list price on the order date.',
      breaks: 'Quantity prices apply to the quantity on a single order line.',
    },
  },
  /** The fictitious customer of previews. */
  sampleBuyer: { name: 'Gulf Cartons LLC', address: 'Industrial Area 6, Sharjah' },
};

export type DocumentTexts = typeof documents;
