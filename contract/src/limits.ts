/** How many positions a document may have, and how many pieces a position. */
export const MAX_LINES = 200;
export const MAX_QTY = 100_000;

/** How many products a list may hold, and how many lists a buyer may keep. */
export const MAX_LIST_LINES = 500;
export const MAX_LISTS = 50;

/** The most that a stock or a minimum order quantity may be, and the place of a category or filter among its neighbours. */
export const MAX_PIECES = 1_000_000_000;
export const MAX_POSITION = 1_000_000;

/** Minimum order quantity of a product that states none. */
export const DEFAULT_MOQ = 1;

/** Products on a page of the shop, on a page that states no size, and the most that one call may ask for. */
export const SHOP_PAGE_SIZE = 48;
export const DEFAULT_PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;

/** Accounts that the shop's documents may name. */
export const MAX_BANK_ACCOUNTS = 5;

/** Days that an offer may stand, and days that an invoice may leave for its payment. */
export const MAX_VALIDITY_DAYS = 365;
export const MAX_TERMS_DAYS = 365;

/** Characters that a text may have. */
export const MAX_LENGTH = {
  email: 254,
  name: 100,
  phone: 30,
  address: 500,
  note: 2000,
  /** The number that a buyer's own purchase order has. */
  poNumber: 60,
  fileName: 120,
  /** The label of an address. */
  addressLabel: 60,
  /** A line of free text: goods in the buyer's own words. */
  lineText: 300,
  /** Message of the contact form. */
  message: 4000,
  search: 100,
  /** A password that is chosen, and one that is typed to sign in: an old one may be longer than new ones. */
  newPassword: 128,
  password: 200,
  chequeNumber: 30,
  /** Why something is not standard rated. */
  taxReason: 200,
  /** Value of a filterable field of a product: a size, a colour. */
  attribute: 40,
} as const;

export const MIN_PASSWORD_LENGTH = 8;
