import { MAX_PO_FILE_MB, MAX_PROOF_MB } from '../delivery.js';
import { MAX_MESSAGE_FILE_MB } from '../quote-messages.js';
import type { FieldRefusal, Refusal } from './refusal.js';

export const sales = {
  QUOTE_NOT_FOUND: { status: 404, text: 'Quote not found' },
  ORDER_NOT_FOUND: { status: 404, text: 'Order not found' },
  APPROVAL_NOT_FOUND: { status: 404, text: 'Approval not found' },
  REVISION_NOT_FOUND: { status: 404, text: 'Revision not found' },
  QUOTE_FROZEN: { status: 409, text: 'An order was created from this quote. Only the staff note can be changed.' },
  QUOTE_HAS_ORDER: { status: 409, text: 'An order was created from this quote. Delete the order first.' },
  ORDER_EXISTS: { status: 409, text: 'An order was already created from this quote.' },
  QUOTE_NOT_CONFIRMED: { status: 409, text: 'Quote must be Confirmed to create an order.' },
  QUOTE_UNDER_REVIEW: { status: 409, text: 'Quote is being reviewed! Cannot share PDF.' },
  QUOTE_NOT_OFFERED: { status: 409, text: 'This quote is not open for a response right now.' },
  QUOTE_CONFIRMED: { status: 409, text: 'This quote is already confirmed.' },
  QUOTE_REJECTED: { status: 409, text: 'This quote is already rejected.' },
  QUOTE_EXPIRED: { status: 409, text: 'This quote has expired. Please ask us to renew it.' },
  QUOTE_WITHOUT_PRICES: { status: 409, text: 'Only the prices of a Quoted or Confirmed quote can be agreed.' },
  QUOTE_REMINDED: { status: 409, text: 'This customer has already been reminded today.' },
  QUOTE_WITHOUT_EMAIL: { status: 409, text: 'This customer has no email address. Call them.' },
  QUOTE_STEP_REFUSED: { status: 409, text: 'Status can’t change from {from} to {to}.', field: 'status', params: [] },
  QUOTE_CHANGED: {
    status: 409,
    text: 'This quote has changed since you opened it. It is now revision {revision}. Please review it again.',
  },
  WHOLE_QUOTE_ONLY: { status: 409, text: 'This quote can only be accepted as a whole.' },
  WARNINGS_FOUND: { status: 409, text: 'There is something to check first. Nothing was saved.' },
  BUYER_ONLY: { status: 403, text: 'Only the customer can respond to a quote. Staff set its status instead.' },
  PRODUCT_UNAVAILABLE: { status: 409, text: '{message}', params: [] },
  BELOW_MINIMUM: { status: 400, text: '{message}', params: [] },
  QUANTITY_NOT_SOLD: { status: 400, text: '{message}', params: [] },

  FOLLOW_UP_NOT_FOUND: { status: 404, text: 'Follow-up not found' },
  FOLLOW_UP_DONE: { status: 409, text: '{name} has already finished this follow-up.' },
  QUOTE_LINK_NOT_FOUND: { status: 404, text: 'This link no longer works. Please ask for a new one.' },
  NO_EMAIL_FOR_CODE: {
    status: 409,
    text: 'We have no email address for this customer. Please call or write to us to accept or decline this quote.',
  },
  MESSAGE_FILE_NOT_FOUND: { status: 404, text: 'Message file not found' },
  THREAD_FULL: {
    status: 409,
    text: 'This conversation has reached its limit of {max} messages. Please call or email us.',
  },
  QUOTE_DECIDED: { status: 409, text: 'This quote was accepted or declined, so its prices are no longer negotiable.' },

  ORDER_HELD: {
    status: 409,
    text: 'This order is on hold. It can be delivered and invoiced once it is released.',
  },
  ORDER_NOT_HELD: { status: 409, text: 'This order is not on hold.' },
  ORDER_INVOICED: {
    status: 409,
    text: 'This order has an invoice. Its amounts, items and user can’t be changed, and it can’t be deleted.',
  },
  ORDER_DELIVERED: {
    status: 409,
    text: 'A Delivered order can’t be deleted. Set its status to Returned first.',
  },
  ORDER_FLAGS_CONTRADICT: { status: 409, text: '{message}', params: [] },
  ORDER_LINES_STAY: {
    status: 409,
    text: 'The items of an order can’t be changed. Cancel it and create a new one.',
    field: 'orderItems',
  },
  INVOICE_EXISTS: { status: 409, text: 'This order already has an invoice.' },
  SEVERAL_INVOICES: {
    status: 409,
    text: 'This order has several invoices. Delete the right one from the invoice list.',
  },
  NOTHING_TO_BILL: {
    status: 409,
    text: 'Nothing on this order can be invoiced now. Orders invoiced by delivery can be invoiced once goods are delivered.',
  },
  BILL_QTY_TOO_LARGE: { status: 409, text: 'Only {left} of this item can still be invoiced; {asked} is too much.' },
  BILL_CHARGE_TOO_LARGE: {
    status: 409,
    text: 'Only AED {left} of this charge can still be invoiced; AED {asked} is too much.',
  },
  LAST_INVOICE_TAKES_CHARGES: {
    status: 409,
    text: 'This is the last invoice for the order’s items, so it must include the rest of this charge: AED {left}.',
  },
  NOTHING_IN_ADVANCE: {
    status: 409,
    text: 'No further advance is possible: all goods of this order are delivered, invoiced or paid in advance.',
  },
  FREE_ORDER: { status: 409, text: 'Free orders are not invoiced.' },
  ORDER_CLOSED_BY_CREDIT: {
    status: 409,
    text: 'The invoice was credited because the order was cancelled or the goods were returned, so there is nothing left to invoice. Create a new order for a further delivery.',
  },
  GOODS_RETURNED: {
    status: 409,
    text: 'All goods of this order have been returned, so there is nothing left to invoice or return.',
  },
  ORDER_NOT_INVOICEABLE: { status: 409, text: 'An order with status {status} can’t be invoiced.', params: [] },
  ORDER_NOT_DELIVERED: {
    status: 409,
    text: 'An order with status {status} has no delivered goods to return.',
    params: [],
  },
  ORDER_NOT_DELIVERABLE: { status: 409, text: 'An order with status {status} can’t be delivered.', params: [] },
  NOTHING_OPEN: { status: 409, text: 'Nothing is left to deliver on this order.' },
  DELIVERY_QTY_TOO_LARGE: {
    status: 409,
    text: 'Only {left} of “{item}” are still to be delivered; {asked} is too much.',
  },
  CLOSE_BY_CREDIT_NOTE: {
    status: 409,
    text: 'Some of these goods are already invoiced. Issue a credit note for the invoice first.',
  },
  DELIVERY_NOT_FOUND: { status: 404, text: 'Delivery not found' },
  DELIVERY_DONE: {
    status: 409,
    text: 'This delivery is completed. Only its recipient, note and proof can be changed.',
  },
  DELIVERY_CANCELLED: { status: 409, text: 'This delivery is cancelled.' },
  DELIVERY_NOT_DONE: { status: 409, text: 'This delivery is not completed yet.' },
  DELIVERY_BILLED: { status: 409, text: 'This delivery is invoiced. Void or credit the invoice first.' },
  DELIVERY_RETURNED: {
    status: 409,
    text: 'Goods from this delivery were returned, so it can no longer be cancelled. Record a return of the remaining goods instead.',
  },
  PROOF_NOT_FOUND: { status: 404, text: 'This delivery has no proof of delivery' },
  RETURN_BY_CREDIT_NOTE: {
    status: 409,
    text: 'This order has an invoice. To return goods, issue a credit note for it.',
  },
  RETURN_QTY_TOO_LARGE: { status: 409, text: 'No more than {left} of this item can be returned; {asked} is too much.' },
  ORDER_STEP_REFUSED: { status: 409, text: 'Status can’t change from {from} to {to}.', field: 'status', params: [] },

  APPROVAL_NEEDED: {
    status: 409,
    text: 'This exceeds your limit: AED {left} left this month. An approver in your company needs to approve it first.',
  },
  'APPROVAL_NEEDED/named': {
    status: 409,
    text: 'This exceeds your limit: AED {left} left this month. An approver in your company needs to approve it first: {approvers}.',
  },
  APPROVAL_NOT_NEEDED: { status: 409, text: 'This is within your limit and needs no approval.' },
  APPROVAL_DECIDED: { status: 409, text: '{by} has already decided: {status}.' },
  'APPROVAL_DECIDED/withdrawn': {
    status: 409,
    text: 'The buyer has withdrawn this request.',
    params: ['by', 'status'],
  },
  OWN_APPROVAL: { status: 403, text: 'You can’t approve your own request while another approver in your company can.' },
  APPROVAL_BUYER_LEFT: {
    status: 409,
    text: 'The buyer is no longer in your company, so the request can only be rejected.',
  },

  PO_FILE_NOT_FOUND: { status: 404, text: 'PO file not found' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const salesRules = {
  NO_PRICED_LINE: { text: 'Choose at least one product with a price.' },
  PRODUCT_PRICED_TWICE: { text: 'A product appears twice with the same quantity. Choose one of its lines.' },
  ABOVE_MAXIMUM: { text: 'Maximum is {max}' },
  OFF_STEP: { text: 'Sold in multiples of {step}: {lower} or {upper}' },
  UNKNOWN_PRODUCT: { text: 'This product does not exist.' },
  'UNKNOWN_PRODUCT/requested': { text: 'Product not found' },
  PRODUCT_OR_TEXT: { text: 'Choose a product, or describe the item in `productName`.' },
  'PRODUCT_OR_TEXT/neither': { text: 'Choose a product, or describe what you need.' },
  'PRODUCT_OR_TEXT/both': { text: 'Each line must be either a product or a custom item, not both.' },
  'UNKNOWN_LINE/offer': { text: 'This line is not on the quote.' },
  'UNKNOWN_LINE/quote': { text: 'This line is not on the quote.' },
  'LINE_TWICE/target': { text: 'This line already has a target price.' },
  EMPTY_TARGET: { text: 'Enter a price, a quantity or a note.' },
  PROMISE_OF_ACCOUNT: { text: 'Record a promise to pay for a company or an individual, not for a quote.' },
  DAY_OVER: { text: 'Must be {from} or later.' },
  'WRONG_CODE/quote': { text: 'This code is not valid. Check it, or request a new one.' },
  SIX_DIGITS: { text: 'Enter the six-digit code from the email.' },
  'REQUIRED/message': { text: 'Write a message or attach a file.' },
  UNKNOWN_FILE: { text: 'This file is no longer available. Please upload it again.' },
  NOT_A_PDF_OR_PICTURE: {
    text: `This file type is not supported. Upload a PDF, JPEG, PNG, WebP or AVIF of up to ${MAX_MESSAGE_FILE_MB} MB.`,
  },
  NOT_A_PDF: { text: `This file is not a PDF. Upload a PDF of up to ${MAX_PO_FILE_MB} MB.` },
  'NOT_A_PDF_OR_PICTURE/proof': {
    text: `This file can’t be read. Upload a PDF, JPEG or PNG of up to ${MAX_PROOF_MB} MB.`,
  },
  UNKNOWN_ORDER_LINE: { text: 'This line is not on the order.' },

  PICK_UP_HAS_NO_ADDRESS: { text: 'Pick-up orders have no delivery address.' },
  'DATE_BETWEEN/needed-by': { text: '“{value}” is in the past. Choose {from} or later.', params: ['from', 'until'] },
  LINE_TOO_DEAR: { text: 'The line amount must be at most AED {max}.' },
  TOTAL_TOO_HIGH: { text: 'The total must be at most AED {max}.' },
  DISCOUNT_TOO_LARGE: { text: 'The discount must be at most AED {max}.' },
  TAX_REASON_REQUIRED: { text: 'Enter a reason for VAT category {category}.' },
  TRN_OR_TIN: { text: 'Enter the beneficiary’s TRN, or its first ten digits.' },
  EMIRATE_NEEDED: { text: 'Choose an emirate.' },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
