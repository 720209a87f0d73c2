import { MAX_PO_FILE_MB } from '../delivery.js';
import { MAX_MESSAGE_FILE_MB } from '../quote-messages.js';
import type { FieldRefusal, Refusal } from './refusal.js';

export const sales = {
  QUOTE_NOT_FOUND: { status: 404, text: 'Quote not found' },
  ORDER_NOT_FOUND: { status: 404, text: 'Order not found' },
  APPROVAL_NOT_FOUND: { status: 404, text: 'Approval not found' },
  REVISION_NOT_FOUND: { status: 404, text: 'Revision not found' },
  QUOTE_FROZEN: { status: 409, text: 'An order was created from this quote: only the staff note can be changed.' },
  QUOTE_HAS_ORDER: { status: 409, text: 'An order was created from this quote: delete the order first.' },
  ORDER_EXISTS: { status: 409, text: 'An order was already created from this quote.' },
  QUOTE_NOT_CONFIRMED: { status: 409, text: 'Quote must be Confirmed to create an order.' },
  QUOTE_UNDER_REVIEW: { status: 409, text: 'Quote is being reviewed! Cannot share PDF.' },
  QUOTE_NOT_OFFERED: { status: 409, text: 'This quote is not offered now.' },
  QUOTE_CONFIRMED: { status: 409, text: 'This quote is confirmed already.' },
  QUOTE_REJECTED: { status: 409, text: 'This quote is rejected already.' },
  QUOTE_EXPIRED: { status: 409, text: 'The last day of this offer is over. Please ask us to renew it.' },
  QUOTE_REMINDED: { status: 409, text: 'Its customer was reminded today already.' },
  QUOTE_WITHOUT_EMAIL: { status: 409, text: 'Its customer has no email address. Call them.' },
  QUOTE_STEP_REFUSED: { status: 409, text: 'A quote that is {from} can’t become {to}.', field: 'status', params: [] },
  QUOTE_CHANGED: { status: 409, text: 'This offer has changed since you saw it: it is now revision {revision}.' },
  WHOLE_QUOTE_ONLY: { status: 409, text: 'This offer can only be accepted as a whole.' },
  WARNINGS_FOUND: { status: 409, text: 'There is something to check first. Nothing was stored.' },
  BUYER_ONLY: { status: 403, text: 'Only the buyer answers an offer. Staff set its status.' },
  PRODUCT_UNAVAILABLE: { status: 409, text: '{message}', params: [] },
  BELOW_MINIMUM: { status: 400, text: '{message}', params: [] },

  FOLLOW_UP_NOT_FOUND: { status: 404, text: 'Follow-up not found' },
  FOLLOW_UP_DONE: { status: 409, text: '{name} has finished this follow-up already.' },
  QUOTE_LINK_NOT_FOUND: { status: 404, text: 'This link does not work any more. Please ask for a new one.' },
  NO_EMAIL_FOR_CODE: {
    status: 409,
    text: 'The shop has no e-mail address of the buyer. Please call or write to accept or decline this quote.',
  },
  MESSAGE_FILE_NOT_FOUND: { status: 404, text: 'Message file not found' },
  THREAD_FULL: { status: 409, text: 'This conversation has {max} messages already. Please call or write an e-mail.' },
  QUOTE_DECIDED: { status: 409, text: 'This quote is decided: its prices are open no more.' },

  ORDER_HELD: {
    status: 409,
    text: 'This order is held: it can be delivered and invoiced once it is released.',
  },
  ORDER_NOT_HELD: { status: 409, text: 'This order is not on hold.' },
  ORDER_INVOICED: {
    status: 409,
    text: 'This order has an invoice: its money, lines and user stay as they are, and it can’t be deleted.',
  },
  ORDER_DELIVERED: {
    status: 409,
    text: 'A Delivered order can’t be deleted. Take it back first: its status becomes Returned.',
  },
  ORDER_FLAGS_CONTRADICT: { status: 409, text: '{message}', params: [] },
  ORDER_LINES_STAY: {
    status: 409,
    text: 'The lines of an order stay as they are. Cancel it, and write a new order.',
    field: 'orderItems',
  },
  INVOICE_EXISTS: { status: 409, text: 'This order already has an invoice.' },
  FREE_ORDER: { status: 409, text: 'Free orders are not invoiced.' },
  ORDER_CLOSED_BY_CREDIT: {
    status: 409,
    text: 'Its invoice was credited because the order was cancelled or the goods came back: nothing is left to bill. A further delivery takes a new order.',
  },
  GOODS_RETURNED: {
    status: 409,
    text: 'All goods of this order came back: nothing of it is left to invoice or to return.',
  },
  ORDER_NOT_INVOICEABLE: { status: 409, text: 'An order that is {status} can’t be invoiced.', params: [] },
  ORDER_NOT_DELIVERED: {
    status: 409,
    text: 'An order that is {status} has no delivered goods that could come back.',
    params: [],
  },
  ORDER_NOT_DELIVERABLE: { status: 409, text: 'An order that is {status} can’t be delivered.', params: [] },
  RETURN_BY_CREDIT_NOTE: {
    status: 409,
    text: 'This order has an invoice: its goods come back with a credit note of the invoice.',
  },
  RETURN_QTY_TOO_LARGE: { status: 409, text: 'At most {left} of this line can come back; {asked} is more.' },
  ORDER_STEP_REFUSED: { status: 409, text: 'An order that is {from} can’t become {to}.', field: 'status', params: [] },

  APPROVAL_NEEDED: {
    status: 409,
    text: 'This is above your limit: AED {left} are left this month. An approver of your company must approve it first.',
  },
  'APPROVAL_NEEDED/named': {
    status: 409,
    text: 'This is above your limit: AED {left} are left this month. An approver of your company must approve it first: {approvers}.',
  },
  APPROVAL_NOT_NEEDED: { status: 409, text: 'This is within your limit and needs no approval.' },
  APPROVAL_DECIDED: { status: 409, text: '{by} has decided already: {status}.' },
  'APPROVAL_DECIDED/withdrawn': {
    status: 409,
    text: 'The buyer has withdrawn this request.',
    params: ['by', 'status'],
  },
  OWN_APPROVAL: { status: 403, text: 'You can’t approve your own request while another approver of your company can.' },
  APPROVAL_BUYER_LEFT: {
    status: 409,
    text: 'The buyer does not belong to your company any more: the request can only be refused.',
  },

  PO_FILE_NOT_FOUND: { status: 404, text: 'PO file not found' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const salesRules = {
  UNKNOWN_PRODUCT: { text: 'This product does not exist.' },
  'UNKNOWN_PRODUCT/requested': { text: 'Product not found' },
  PRODUCT_OR_TEXT: { text: 'Please choose a product, or describe the goods in `productName`.' },
  'PRODUCT_OR_TEXT/neither': { text: 'Please choose a product, or say in words what you need.' },
  'PRODUCT_OR_TEXT/both': { text: 'A line is either a product or a text, not both.' },
  'UNKNOWN_LINE/offer': { text: 'The offer has no such line.' },
  'UNKNOWN_LINE/quote': { text: 'The quote has no such line.' },
  'LINE_TWICE/target': { text: 'Another target is for this line already.' },
  EMPTY_TARGET: { text: 'Enter a price, a quantity or a note.' },
  DAY_OVER: { text: 'Must be {from} or a later day.' },
  'WRONG_CODE/quote': { text: 'This code is not valid. Check it, or ask for a new one.' },
  SIX_DIGITS: { text: 'Enter the six-digit code from the email.' },
  'REQUIRED/message': { text: 'Write a message or attach a file.' },
  UNKNOWN_FILE: { text: 'This file is not there any more. Please upload it again.' },
  NOT_A_PDF_OR_PICTURE: {
    text: `This is no PDF and no picture. Send a PDF, JPEG, PNG, WebP or AVIF of at most ${MAX_MESSAGE_FILE_MB} MB.`,
  },
  NOT_A_PDF: { text: `This is not a PDF. Send a PDF of at most ${MAX_PO_FILE_MB} MB.` },
  UNKNOWN_ORDER_LINE: { text: 'The order has no such line.' },

  PICK_UP_HAS_NO_ADDRESS: { text: 'Goods that are picked up have no delivery address.' },
  'DATE_BETWEEN/needed-by': { text: '“{value}” is over. Choose {from} or a later day.', params: ['from', 'until'] },
  LINE_TOO_DEAR: { text: 'A line must come to at most {max} AED.' },
  TOTAL_TOO_HIGH: { text: 'The total must be at most {max} AED.' },
  DISCOUNT_TOO_LARGE: { text: 'The discount must be at most {max} AED.' },
  TAX_REASON_REQUIRED: { text: 'Please say why the VAT category is {category}.' },
  TRN_OR_TIN: { text: 'The beneficiary must be a TRN, or the first ten digits of one.' },
  EMIRATE_NEEDED: { text: 'Choose an emirate.' },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
