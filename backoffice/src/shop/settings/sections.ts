/** The sections of the settings that are one form, and those that are saved on their own. */
const FORM_SECTIONS = [
  'identity',
  'vat',
  'contact',
  'terms',
  'reminders',
  'bank',
  'look',
  'eInvoices',
  'security',
] as const;
export type FormSection = (typeof FORM_SECTIONS)[number];

/** In the order of the page. The addresses are /settings/SECTION; /settings itself has the first. */
export const SECTIONS = [...FORM_SECTIONS, 'supplierDocuments', 'history'] as const;
export type Section = (typeof SECTIONS)[number];

export const sectionOf = (address: string | undefined): Section =>
  SECTIONS.find((section) => section === address) ?? SECTIONS[0];

export const isForm = (section: Section): section is FormSection => FORM_SECTIONS.some((one) => one === section);

/** A preview is beside each section that changes the documents of the shop. */
const PREVIEWED: readonly Section[] = ['identity', 'vat', 'contact', 'terms', 'bank', 'look'];
export const hasPreview = (section: Section): boolean => PREVIEWED.includes(section);
