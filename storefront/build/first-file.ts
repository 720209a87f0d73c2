/** The frame of every page: what stands around it, and what nearly all draw with. The rest comes when it is needed. */
const parts = [
  'app/(app|error|lazy|pages\\.ts|routes)',
  'app/layout/(cart-link|footer|header|language|main-nav|offline|page-fallback|root|shop-name|toast-region|use-)',
  'features/cart/cart(-store)?\\.ts',
  'features/catalog/to-cart-item',
  'features/search/components/(search-form|use-)',
  'features/session/(session-store|use-session|use-sign-out|api/(get-profile|sign-out))',
  'features/shop-info/',
  'lib/(?!form-|server-field|i18n/messages/(en|ar)/)',
  'config/',
  'components/ui/(badge|button|icon|link|page|picture|price|registration|skeleton|unbroken|view-state|visually)',
];

export const inFirstFile = new RegExp(`/src/(${parts.join('|')})`);
