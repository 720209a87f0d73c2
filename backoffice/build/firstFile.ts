/** What draws the first rows: plain functions and texts, no library. */
const parts = [
  'firstRows/',
  'config\\.ts',
  'palette\\.ts',
  'paths\\.ts',
  'session\\.ts',
  'dubaiDay\\.ts',
  'money/fils\\.ts',
  'dataProvider/listPath\\.ts',
  'i18n/language\\.ts',
  'i18n/(en|ar)/(catalogue|common|invoices|orders|payments|people|quotes)\\.ts',
  '(quotes|orders|invoices|payments)/(\\w+Outline|\\w+Status|paymentTerms|paymentLine)\\.ts',
];

/** With what the build adds to every import on demand. */
export const inFirstFile = new RegExp(`/backoffice/src/(${parts.join('|')})|vite/preload-helper`);
