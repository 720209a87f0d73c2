import { plainText, wordsOf } from './plain-words.js';

/** Phrases that mean the same, the words of each in their order. */
type Group = readonly (readonly string[])[];

interface FoundSynonyms {
  /** How many pieces of the search the phrase takes. */
  readonly pieces: number;
  /** The other ways to say it. */
  readonly ways: Group;
}

/** The ways of the trade to call one thing. */
export class Synonyms {
  /** By the phrase without blanks, so that `hotstamp` and `hot stamp` are found alike. */
  private readonly groups = new Map<string, Group>();
  private longest = 0;

  /** @param groups each a list of phrases that mean the same */
  constructor(groups: readonly (readonly string[])[]) {
    for (const phrases of groups) {
      const group = phrases.map((phrase) => wordsOf(plainText(phrase))).filter((words) => words.length > 0);
      for (const words of group) {
        const key = words.join('');
        this.groups.set(key, [...(this.groups.get(key) ?? []), ...group.filter((other) => other.join('') !== key)]);
        this.longest = Math.max(this.longest, words.length);
      }
    }
  }

  /**
   * The longest phrase that the search begins with.
   * @param search the words of its pieces, in their order
   */
  at(search: readonly (readonly string[])[]): FoundSynonyms | undefined {
    for (let pieces = Math.min(this.longest, search.length); pieces > 0; pieces -= 1) {
      const ways = this.groups.get(search.slice(0, pieces).flat().join(''));
      if (ways !== undefined) return { pieces, ways };
    }
    return undefined;
  }
}

/** What buyers of this trade say, until staff keep a list of their own. */
export const FIRST_SYNONYMS: readonly (readonly string[])[] = [
  ['double sided', 'double side', 'two sided', '2 sided', 'double face'],
  ['dst', 'double face tape'],
  ['date code', 'date coding', 'coding ribbon'],
  ['coding foil', 'coding tape', 'hot foil', 'foil', 'hot stamping foil', 'hot stamping ribbon'],
  ['ttr', 'barcode ribbon', 'label printer ribbon', 'thermal transfer ribbon'],
  ['crease rule', 'crease matrix', 'creasing channel', 'creasing line', 'creasing rule', 'creasing matrix'],
  ['care label ribbon', 'wash care ribbon', 'label satin', 'satin care label ribbon'],
  ['ejector rubber', 'ejection foam', 'die rubber', 'die cutting rubber', 'ejection rubber'],
  ['sponge tape', 'mounting tape', 'foam tape'],
  ['transparent', 'clear'],
  ['gray', 'grey'],
  ['maroon', 'burgundy'],
  ['made in china', 'chinese', 'china'],
  ['korean', 'korea'],
  ['german', 'germany'],
  ['japanese', 'japan'],
  ['turkish', 'turkiye', 'turkey'],
  ['indian', 'india'],
  ['emirates', 'uae'],
  ['شريط', 'أشرطة', 'شرائط'],
  ['رول', 'رولات', 'لفات', 'لفة'],
  ['بكرات', 'بكرة'],
  ['قالب', 'قوالب'],
  ['تكسير', 'تجعيد', 'ثني', 'ريقة'],
  ['مطاط', 'ربر', 'رابر'],
  ['لاصق', 'لاصقة', 'لزق'],
  ['وجهين', 'دبل فيس', 'بوجهين', 'ذو وجهين', 'وجهان'],
  ['حراري', 'حرارية', 'الختم الحراري'],
  ['أسود', 'سوداء', 'اسود'],
  ['أبيض', 'بيضاء'],
  ['أحمر', 'حمراء'],
  ['أزرق', 'زرقاء'],
  ['أخضر', 'خضراء'],
  ['أصفر', 'صفراء'],
  ['بني', 'بنية'],
  ['ذهبي', 'ذهبية'],
  ['فضي', 'فضية'],
  ['وردي', 'زهري', 'وردية'],
  ['إسفنج', 'إسفنجي', 'فوم'],
  ['ستان', 'ساتان'],
  ['شفاف', 'شفافة'],
  ['صيني', 'صينية', 'الصين'],
  ['ألماني', 'ألمانية', 'ألمانيا'],
  ['ياباني', 'يابانية', 'اليابان'],
  ['تركي', 'تركية', 'تركيا'],
  ['هندي', 'هندية', 'الهند'],
  ['كوري', 'كورية', 'كوريا'],
];
