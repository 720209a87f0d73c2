import type { OpeningOrderColumn, OpeningQuoteColumn } from './move-in.js';
import type { Aliases } from './move-in-headings.js';

/** Headings of orders and quotes. */
const LINES = {
  'Customer Name': 'customer',
  'Order Date': 'on',
  Date: 'on',
  'Item Name': 'text',
  Description: 'text',
  Quantity: 'qty',
  'Item Price': 'unitPrice',
} as const;
/** Headings of the lists of orders and quotes of each program. */
const BY_SOURCE = {
  zoho: { ...LINES, 'Reference#': 'po' },
  odoo: { ...LINES, 'Order Reference': 'number', 'Internal Reference': 'sku' },
  quickbooks: {
    ...LINES,
    Num: 'number',
    'Customer full name': 'customer',
    'Product/Service': 'text',
    Rate: 'unitPrice',
  },
  xero: { ...LINES, ContactName: 'customer', InventoryItemCode: 'sku', UnitAmount: 'unitPrice' },
  tally: { ...LINES, "Party's Name": 'customer', 'Name of Item': 'text' },
  sheets: LINES,
} as const;

const ORDER = { 'Order Number': 'number', 'Order No.': 'number' } as const;
export const ORDER_HEADINGS: Aliases<OpeningOrderColumn> = {
  zoho: { ...BY_SOURCE.zoho, ...ORDER, 'SalesOrder Number': 'number', 'Expected Shipment Date': 'expectedOn' },
  odoo: { ...BY_SOURCE.odoo, ...ORDER, 'Delivery Date': 'expectedOn' },
  quickbooks: { ...BY_SOURCE.quickbooks, ...ORDER },
  xero: { ...BY_SOURCE.xero, ...ORDER },
  tally: { ...BY_SOURCE.tally, ...ORDER, 'Balance Quantity': 'qty', 'Due on': 'expectedOn' },
  sheets: { ...BY_SOURCE.sheets, ...ORDER },
};

const QUOTE = { 'Quote Number': 'number', 'Quotation No.': 'number' } as const;
export const QUOTE_HEADINGS: Aliases<OpeningQuoteColumn> = {
  zoho: {
    ...BY_SOURCE.zoho,
    ...QUOTE,
    'Estimate Number': 'number',
    'Estimate Date': 'on',
    'Quote Date': 'on',
    'Estimate Status': 'status',
    'Quote Status': 'status',
    'Expiry Date': 'validUntil',
  },
  odoo: { ...BY_SOURCE.odoo, ...QUOTE, Expiration: 'validUntil' },
  quickbooks: { ...BY_SOURCE.quickbooks, ...QUOTE, 'Expiration date': 'validUntil' },
  xero: { ...BY_SOURCE.xero, ...QUOTE, ExpiryDate: 'validUntil' },
  tally: { ...BY_SOURCE.tally, ...QUOTE },
  sheets: { ...BY_SOURCE.sheets, ...QUOTE },
};
