/** The plural, after 3 to 10, and the form after 11 to 99 if it differs from the singular. */
interface CountedForms {
  readonly few: string;
  readonly many?: string;
}

const FORMS: Readonly<Record<string, CountedForms>> = {
  roll: { few: 'لفات' },
  reel: { few: 'بكرات' },
  pack: { few: 'عبوات' },
  strip: { few: 'شرائح' },
  piece: { few: 'قطع' },
  pcs: { few: 'قطع' },
  box: { few: 'صناديق', many: 'صندوقًا' },
  sheet: { few: 'ألواح', many: 'لوحًا' },
  metre: { few: 'أمتار', many: 'مترًا' },
  coil: { few: 'لفافات' },
  yard: { few: 'ياردات' },
  set: { few: 'أطقم', many: 'طقمًا' },
  packet: { few: 'حزم' },
  carton: { few: 'كراتين' },
  bag: { few: 'أكياس', many: 'كيسًا' },
  pair: { few: 'أزواج', many: 'زوجًا' },
  dozen: { few: 'دزينات' },
  'square metre': { few: 'أمتار مربعة', many: 'مترًا مربعًا' },
  kilogram: { few: 'كيلوغرامات', many: 'كيلوغرامًا' },
  litre: { few: 'لترات', many: 'لترًا' },
};

const CATEGORIES = new Intl.PluralRules('ar');

/**
 * The word of a unit as written after its number: '2 لفة', '3 لفات', '12 مترًا'. After a digit the trade writes no
 * dual.
 * @param name in English, in the singular
 * @param singular its Arabic word
 */
export function countedForm(name: string, qty: number, singular: string): string {
  const forms = FORMS[name];
  const category = CATEGORIES.select(qty);
  if (category === 'few') return forms?.few ?? singular;
  return category === 'many' ? (forms?.many ?? singular) : singular;
}
