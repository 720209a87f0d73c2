/**
 * The order of the backend's folders. A folder may import only from those above it in this list; two on one line must
 * not import each other. A folder reaches those below it only by an event or a query (backend/src/wiring.ts).
 */
export const FLOORS = [
  ['platform'],
  ['documents'],
  ['shop/settings'],
  ['shop/vat-periods'],
  ['shop/move-ins'],
  ['shop/document-emails'],
  ['people/user-record'],
  ['people/companies'],
  ['people/users'],
  ['people/api-keys'],
  ['people/auth', 'shop/links', 'shop/webhooks'],
  ['people/invitations'],
  ['goods/catalog'],
  ['goods/prices'],
  ['goods/shopping'],
  ['sales/quotes'],
  ['sales/quote-links', 'sales/quote-messages', 'sales/follow-ups'],
  ['sales/orders'],
  ['sales/approvals', 'sales/deliveries'],
  ['billing/movements'],
  ['billing/invoices'],
  ['billing/credit-notes'],
  ['billing/differences', 'billing/write-offs', 'billing/tax'],
  ['e-invoicing'],
  ['money/payments'],
  ['money/receipts'],
  ['money/cheques'],
  ['money/bank'],
  ['money/receivables'],
  ['books/accounts'],
  ['books/journal'],
  ['site/contact', 'site/pages', 'site/supplier-pack'],
  ['insight'],
  ['books/packs'],
  ['books/exports'],
  ['move-in'],
];

/**
 * The order of the back office: a folder imports only from those above it. Pages of documents show money and
 * e-invoices, and pages of people show all that happened with them, so the areas come in another order than in the
 * backend.
 */
export const BACK_OFFICE_FLOORS = [
  'i18n',
  'kit',
  'site',
  'shop',
  'goods',
  'eInvoicing',
  'money',
  'sales',
  'billing',
  'people',
  'insight',
  'app',
];

/** Areas that are one folder in the list; in the others, each module has its own position. */
const WHOLE_AREAS = ['platform', 'documents', 'e-invoicing', 'insight', 'move-in'];

/**
 * @param {(path: string) => string[]} foldersOf names of the folders in a folder of backend/src
 * @returns {string[]} modules that are missing in the list, and entries without a module
 */
export function misplacedFolders(foldersOf) {
  const modules = foldersOf('').flatMap((area) =>
    WHOLE_AREAS.includes(area) ? [area] : foldersOf(area).map((module) => `${area}/${module}`),
  );
  const places = FLOORS.flat();
  return [...modules.filter((one) => !places.includes(one)), ...places.filter((one) => !modules.includes(one))];
}
