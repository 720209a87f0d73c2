/** The maximum number of lines of a document, of those that a buyer sends at once, and of pieces of a line. */
export const MAX_LINES = 500;
export const MAX_REQUESTED_LINES = 200;
export const MAX_QTY = 100_000;

/** The maximum number of records that staff choose in a list and change in one call. */
export const MAX_CHOSEN = 100;

/** The maximum number of products of a list, and of lists of a buyer. */
export const MAX_LIST_LINES = 500;
export const MAX_LISTS = 50;

/** The maximum of a stock, of a minimum order quantity, and of a sort position of a category or filter. */
export const MAX_PIECES = 1_000_000_000;
export const MAX_POSITION = 1_000_000;

/** Minimum order quantity of a product without one. */
export const DEFAULT_MOQ = 1;

/** Products on a page of the shop by default, and at most in one call. */
export const SHOP_PAGE_SIZE = 48;
export const DEFAULT_PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;

/** The maximum number of selected values of a filter. */
export const MAX_FILTER_VALUES = 50;

/** The maximum number of bank accounts on documents. */
export const MAX_BANK_ACCOUNTS = 5;

/** The maximum validity of an offer, and the maximum payment term of an invoice, in days. */
export const MAX_VALIDITY_DAYS = 365;
export const MAX_TERMS_DAYS = 365;

/** Maximum lengths of texts, in characters. */
export const MAX_LENGTH = {
  email: 254,
  name: 100,
  phone: 30,
  address: 500,
  note: 2000,
  /** The number of a buyer's own purchase order. */
  poNumber: 60,
  fileName: 120,
  /** The label of an address. */
  addressLabel: 60,
  /** A line of free text: goods in the buyer's own words. */
  lineText: 300,
  /** Message of the contact form. */
  message: 4000,
  search: 100,
  /** A new password, and one that is typed to sign in: an old password may be longer than new ones. */
  newPassword: 128,
  password: 200,
  chequeNumber: 30,
  /** The reason why something is not standard rated. */
  taxReason: 200,
  /** Value of a filterable field of a product: a size, a colour. */
  attribute: 40,
  /** Key features of a product, and its description. */
  displaySpecs: 1000,
  description: 5000,
  /** The machines or printers that a product fits. */
  machines: 500,
} as const;

export const MIN_PASSWORD_LENGTH = 8;
