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
const ORDERS = { ...LINES, 'Order Number': 'number', 'Order No.': 'number' } as const;
export const ORDER_HEADINGS: Aliases<OpeningOrderColumn> = {
  zoho: { ...ORDERS, 'SalesOrder Number': 'number', 'Reference#': 'po', 'Expected Shipment Date': 'expectedOn' },
  odoo: { ...ORDERS, 'Order Reference': 'number', 'Internal Reference': 'sku', 'Delivery Date': 'expectedOn' },
  quickbooks: {
    ...ORDERS,
    Num: 'number',
    'Customer full name': 'customer',
    'Product/Service': 'text',
    Rate: 'unitPrice',
  },
  xero: { ...ORDERS, ContactName: 'customer', InventoryItemCode: 'sku', UnitAmount: 'unitPrice' },
  tally: {
    ...ORDERS,
    "Party's Name": 'customer',
    'Name of Item': 'text',
    'Balance Quantity': 'qty',
    'Due on': 'expectedOn',
  },
  sheets: ORDERS,
};

const QUOTES = { ...LINES, 'Quote Number': 'number', 'Quotation No.': 'number' } as const;
export const QUOTE_HEADINGS: Aliases<OpeningQuoteColumn> = {
  zoho: {
    ...QUOTES,
    'Estimate Number': 'number',
    'Estimate Date': 'on',
    'Quote Date': 'on',
    'Estimate Status': 'status',
    'Quote Status': 'status',
    'Expiry Date': 'validUntil',
    'Reference#': 'po',
  },
  odoo: { ...QUOTES, 'Order Reference': 'number', 'Internal Reference': 'sku', Expiration: 'validUntil' },
  quickbooks: {
    ...QUOTES,
    Num: 'number',
    'Customer full name': 'customer',
    'Product/Service': 'text',
    Rate: 'unitPrice',
    'Expiration date': 'validUntil',
  },
  xero: {
    ...QUOTES,
    QuoteNumber: 'number',
    ContactName: 'customer',
    ExpiryDate: 'validUntil',
    InventoryItemCode: 'sku',
    UnitAmount: 'unitPrice',
  },
  tally: { ...QUOTES, "Party's Name": 'customer', 'Name of Item': 'text' },
  sheets: QUOTES,
};
