/** The dual, the plural after 3 to 10, and the form after 11 to 99 where it differs from the singular. */
interface CountedForms {
  readonly two: string;
  readonly few: string;
  readonly many?: string;
}

const FORMS: Readonly<Record<string, CountedForms>> = {
  roll: { two: 'لفتان', few: 'لفات' },
  reel: { two: 'بكرتان', few: 'بكرات' },
  pack: { two: 'عبوتان', few: 'عبوات' },
  strip: { two: 'شريحتان', few: 'شرائح' },
  piece: { two: 'قطعتان', few: 'قطع' },
  pcs: { two: 'قطعتان', few: 'قطع' },
  box: { two: 'صندوقان', few: 'صناديق', many: 'صندوقًا' },
  sheet: { two: 'لوحان', few: 'ألواح', many: 'لوحًا' },
  metre: { two: 'متران', few: 'أمتار', many: 'مترًا' },
  coil: { two: 'لفافتان', few: 'لفافات' },
  yard: { two: 'ياردتان', few: 'ياردات' },
  set: { two: 'طقمان', few: 'أطقم', many: 'طقمًا' },
  packet: { two: 'حزمتان', few: 'حزم' },
  carton: { two: 'كرتونتان', few: 'كراتين' },
  bag: { two: 'كيسان', few: 'أكياس', many: 'كيسًا' },
  pair: { two: 'زوجان', few: 'أزواج', many: 'زوجًا' },
  dozen: { two: 'دزينتان', few: 'دزينات' },
  'square metre': { two: 'متران مربعان', few: 'أمتار مربعة', many: 'مترًا مربعًا' },
  kilogram: { two: 'كيلوغرامان', few: 'كيلوغرامات', many: 'كيلوغرامًا' },
  litre: { two: 'لتران', few: 'لترات', many: 'لترًا' },
};

const CATEGORIES = new Intl.PluralRules('ar');

/**
 * The word of a unit as it stands after its number: '2 لفتان', '3 لفات', '12 مترًا'.
 * @param name in English, in the singular
 * @param singular its Arabic word
 */
export function countedForm(name: string, qty: number, singular: string): string {
  const forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = FORMS[name] ?? {};
  return forms[CATEGORIES.select(qty)] ?? singular;
}
