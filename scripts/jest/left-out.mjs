const within = (folder, ...names) => names.map((name) => `/${folder}/${name}\\.(e2e-)?spec\\.(tsx?|mjs)$`);

/**
 * Tests that only `npm test -- --all` runs, as does the workflow of the repository: they take long, and few changes
 * affect them. Patterns of paths, in the format of Jest's `testPathIgnorePatterns`.
 */
export const LONG_TESTS = [
  // Races, except those of a busy day (conversion, stock, invoices, payments) and of credit notes. A race of receipts is
  // in `receipts`.
  ...within(
    'backend/test/races',
    'answers',
    'catalog',
    'conversion',
    'deliveries',
    'idempotency',
    'invoicing',
    'own-prices',
  ),
  ...within('backend/test/races', 'new-year', 'payments', 'pdf', 'quote-answers', 'quotes', 'settings', 'starting'),
  ...within('backend/test/races', 'parts', 'users'),
  // Every success, refusal and text of every operation, what no operation takes, and every action in every state.
  ...within('backend/test/openapi', 'key-access', 'openapi-answers', 'openapi-smuggling', 'openapi-texts'),
  // The linters of the API description find what they are for.
  ...within('scripts/lint', 'contract'),
  ...within('backend/test/states', 'state-machines'),
  // Receivers that hang, redirect or change their address, and a server that is killed while it calls them.
  ...within('backend/test/shop', 'webhook-receivers'),
  // The server as a process: its start and stop, log, health, connections and limits, late mail.
  ...within(
    'backend/test/platform',
    'connections',
    'health',
    'logs',
    'mail-delivery',
    'metrics',
    'rate-limits',
    'start',
    'stop',
    'unreadable-requests',
  ),
  // Everything beside quotes, orders and money: documents of suppliers and companies, invitations, follow-ups,
  // salespeople, the details of a purchase, customers that staff enter, bulk changes of prices, deletions, searches of staff.
  ...within('backend/test/platform', 'change-feed'),
  ...within('backend/test/people', 'company-documents', 'company-invitations'),
  ...within('backend/test/goods', 'deletions'),
  ...within('backend/test/people', 'entered-customers'),
  ...within('backend/test/sales', 'follow-ups', 'salespeople'),
  ...within('backend/test/goods', 'price-changes'),
  ...within('backend/test/documents', 'purchase-details'),
  ...within('backend/test/insight', 'record-search'),
  ...within('backend/test/site', 'supplier-pack'),
  ...within('backend/test/platform', 'unchanged'),
  // A random year in the journal.
  ...within('backend/test/books', 'random-journal'),
  // Rights that depend on what a call changes; `openapi-access` and `openapi-bounds` stay, which call every operation
  // without a right to it, and with values around each bound.
  ...within('backend/test/sales', 'staff-documents'),
  ...within('backend/test/platform', 'staff-lists'),
  ...within('backend/test/people', 'staff-roles'),
  ...within('backend/test/goods', 'hidden-prices'),
  // Signing in beyond a password.
  ...within('backend/test/people', 'email-proofs', 'passkeys', 'password-resets', 'second-factor', 'security-log'),
  // E-invoices on their way to the provider, and those of credit notes.
  ...within('backend/test/e-invoicing', 'e-invoice-callback', 'e-invoice-deliveries', 'e-invoices-of-notes'),
  // Papers and emails in the language of their reader, behind links, and printed again; approvals beside the simple one.
  ...within('backend/test/sales', 'approvals-of-amounts', 'delivery-papers'),
  ...within('backend/test/documents', 'arabic-names', 'document-languages', 'mail-languages'),
  ...within('backend/test/shop', 'document-links'),
  ...within('backend/test/money', 'receipts-reprinted'),
  // Work of a later day, and money before its invoice beside the rules that `advances` and `receipts` show.
  ...within('backend/test/billing', 'due-dates'),
  ...within('backend/test/platform', 'due-work'),
  ...within('backend/test/documents', 'numbers'),
  ...within('backend/test/money', 'receipts-in-advance', 'reminders-in-credit'),
  // Random calls to every operation, and months of trade that are recomputed independently.
  ...within('backend/test/fuzz', 'fuzz'),
  ...within('backend/test/month', 'month', 'parts'),
  // Price lists of 10,000 lines.
  ...within('backend/test/goods', 'long-price-lists'),
  // Random trade, the quantities of random orders, and a year of a bank account, beside plain books.
  ...within('backend/test/ledger', 'ledger', 'quantities'),
  ...within('backend/test/money', 'bank-year'),
  // Servers that are killed or restored, and minutes without a database; times on a busy machine mean little.
  ...within('backend/test/platform', 'backup', 'crash-in-commit', 'database-outage', 'long-outage', 'two-processes'),
  ...within('backend/test/move-in', 'killed-import'),
  // The printed page, by Chromium; sums of printed papers with VAT on top, as with VAT within, which stay.
  ...within('backend/test/papers', 'papers-add-up-exclusive'),
  ...within('backend/test/printing', 'documents', 'last-pages', 'pdf-renderer', 'print-browser'),
  // Clusters of PostgreSQL that crash, are damaged, or are backed up and restored.
  ...within('embedded-db/test', 'backup', 'bundle', 'crash-in-commit', 'damaged-collection', 'damaged-folder'),
  ...within('embedded-db/test', 'encrypted-backup', 'lifecycle', 'reads-in-a-crash', 'restore', 'second-start'),
  // Long forms with many lines, filled by keyboard.
  ...within('backoffice/src/kit/lines', 'LinesInput'),
  ...within('backoffice/src/sales/writing', 'WriteDocument'),
  // Journeys in the browser, except the main one.
  ...within(
    'browser-tests',
    'arabic',
    'arabic-order',
    'backoffice',
    'backoffice-lists',
    'backoffice-pages',
    'books',
    'company-account',
    'double-clicks',
    'number-fields',
    'ordering',
  ),
  ...within(
    'browser-tests',
    'long-quotes',
    'move-in',
    'passkeys',
    'quick-order',
    'slow-and-lost-lines',
    'storefront',
    'storefront-pages',
    'typed-numbers',
  ),
];

/** Tests of the embedded database; a run on another server leaves them out. */
export const TESTS_OF_THE_EMBEDDED_DATABASE = within(
  'backend/test/platform',
  'backup',
  'crash-in-commit',
  'long-outage',
);

/** Tests that print PDFs, or await emails with one, beside the projects `browser` and `printing`. */
export const TESTS_OF_PRINTING = [
  ...within(
    'backend/test/billing',
    'credit-notes',
    'credit-notes-remainder',
    'credited-goods',
    'invoices',
    'tax-invoice-particulars',
    'write-offs',
  ),
  ...within('backend/test/billing/invoices', 'editing'),
  ...within(
    'backend/test/documents',
    'accounts-of-documents',
    'arabic-names',
    'document-languages',
    'mail-languages',
    'packed-lines',
    'purchase-details',
    'undoings',
    'vat',
  ),
  ...within('backend/test/e-invoicing', 'e-invoices'),
  ...within('backend/test/fuzz', 'fuzz'),
  ...within('backend/test/goods', 'agreed-quantities', 'catalog-uploads', 'price-list-imports', 'price-list-papers'),
  ...within('backend/test/ledger', 'ledger'),
  ...within(
    'backend/test/money',
    'cheque-papers',
    'receipts',
    'receipts-in-advance',
    'receipts-reprinted',
    'reminders',
    'reminders-in-credit',
    'statements',
  ),
  ...within('backend/test/money/payments', 'payments', 'reversal'),
  ...within('backend/test/month', 'month'),
  ...within('backend/test/openapi', 'openapi-answers', 'openapi-bounds'),
  ...within('backend/test/papers', 'papers-add-up', 'papers-add-up-exclusive'),
  ...within('backend/test/people', 'company-documents', 'company-keys'),
  ...within('backend/test/platform', 'metrics', 'platform', 'security', 'stop'),
  ...within('backend/test/races', 'pdf', 'quotes'),
  ...within(
    'backend/test/sales',
    'approvals-of-amounts',
    'deliveries',
    'delivery-papers',
    'order-documents',
    'order-returns',
    'orders',
    'quote-links',
    'quote-messages',
  ),
  ...within('backend/test/sales/orders', 'free', 'orders'),
  ...within('backend/test/sales/quotes', 'answers', 'quotes'),
  ...within('backend/test/shop', 'document-emails', 'document-links', 'settings'),
  ...within('backend/test/site', 'supplier-pack'),
  ...within('backend/test/states', 'state-machines'),
];

/**
 * @param {string} value of the variable LEFT_OUT: `long`, `embedded-db`, `browser`, with spaces between
 * @returns {{projects: string[], patterns: string[]}}
 */
export function leftOut(value = '') {
  const parts = new Set(value.split(' '));
  const isOut = (part) => parts.has(part);
  return {
    projects: [...(isOut('embedded-db') ? ['embedded-db'] : []), ...(isOut('browser') ? ['browser', 'printing'] : [])],
    patterns: [
      ...(isOut('long') ? LONG_TESTS : []),
      ...(isOut('embedded-db') ? TESTS_OF_THE_EMBEDDED_DATABASE : []),
      ...(isOut('browser') ? TESTS_OF_PRINTING : []),
    ],
  };
}
