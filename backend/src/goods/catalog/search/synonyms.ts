import { plainText, wordsOf } from './plain-words.js';

/** Phrases with the same meaning, each as a list of words. */
type Group = readonly (readonly string[])[];

interface FoundSynonyms {
  /** The number of pieces of the search that form the phrase. */
  readonly pieces: number;
  /** The other phrases of the group. */
  readonly ways: Group;
}

/** Synonyms of the trade. */
export class Synonyms {
  /** By the phrase without blanks, so that `hotstamp` and `hot stamp` are the same. */
  private readonly groups = new Map<string, Group>();
  private longest = 0;
  /** The words of all phrases, and the phrases without blanks. */
  private readonly known = new Set<string>();

  /** @param groups each a list of phrases with the same meaning */
  constructor(groups: readonly (readonly string[])[]) {
    for (const phrases of groups) {
      const group = phrases.map((phrase) => wordsOf(plainText(phrase))).filter((words) => words.length > 0);
      for (const words of group) {
        const key = words.join('');
        this.groups.set(key, [...(this.groups.get(key) ?? []), ...group.filter((other) => other.join('') !== key)]);
        this.longest = Math.max(this.longest, words.length);
        for (const word of [...words, key]) this.known.add(word);
      }
    }
  }

  get words(): Iterable<string> {
    return this.known;
  }

  knows(word: string): boolean {
    return this.known.has(word);
  }

  /**
   * The longest phrase at the beginning of the search.
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

/** The usual words of buyers in this trade, until staff save their own list. */
export const FIRST_SYNONYMS: readonly (readonly string[])[] = [
  [
    ...['double sided', 'double side', 'two sided', 'two side', '2 sided', '2 side', 'both side'],
    ...['dbl side', 'dbl sided', 'dbl face', 'dbl', 'two way', '2 way', 'both way', 'double sticky'],
    ...['dable side', 'dable face', 'dabel face', 'dubel face', 'double face'],
  ],
  ['dst', 'dft', 'd/s tape', 'd/f tape', 'double face tape'],
  [
    ...['date code', 'date coder', 'date coding', 'date printing', 'expiry', 'expiry date', 'exp date'],
    ...[
      'batch code',
      'batch coder',
      'batch coding',
      'batch number',
      'batch printing',
      'batch',
      'lot number',
      'mfg date',
    ],
    ...['best before', 'coder ribbon', 'dater ribbon', 'coding roll', 'coding ribbon'],
  ],
  ['coding foil', 'coding tape', 'hot foil', 'foil', 'hot stamping foil', 'hot stamping ribbon'],
  [
    ...[
      'ttr',
      'tto',
      'tto ribbon',
      'bar code',
      'sticker ribbon',
      'barcode',
      'barcode ribbon',
      'barcode label ribbon',
      'label printer ribbon',
      'printer ribbon',
    ],
    ...[
      'zebra ribbon',
      'zebra',
      'argox',
      'citizen',
      'datamax',
      'intermec',
      'bixolon',
      'postek',
      'thermal transfer ribbon',
    ],
  ],
  [
    ...[
      'crease rule',
      'crease matrix',
      'creasing channel',
      'crease channel',
      'channel matrix',
      'channel',
      'creasing line',
    ],
    ...['creasing rule', 'creasing strip', 'scoring matrix', 'scoring', 'score matrix', 'creasing counter'],
    ...['die cutting matrix', 'creasing matrix'],
  ],
  ['roll', 'reel', 'coil'],
  ['بيج', 'عاجي', 'cream'],
  ['زيبرا', 'zebra'],
  ['ارجوكس', 'argox'],
  ['فيديوجيت', 'فيديو جيت', 'videojet'],
  ['دومينو', 'domino'],
  ['ماركم', 'ماركيم', 'markem'],
  ['ساتو', 'sato'],
  ['توشيبا', 'toshiba'],
  ['هيتاشي', 'hitachi'],
  ['crease', 'creasing'],
  ['care label ribbon', 'wash care label', 'wash care ribbon', 'wash care', 'label satin', 'satin care label ribbon'],
  [
    'ejector rubber',
    'ejecting rubber',
    'die ejection rubber',
    'die foam',
    'ejection sponge',
    'ejection foam',
    'die rubber',
    'die ejecting foam',
    'ejecting foam',
    'die cutting rubber',
    'ejection rubber',
  ],
  ['cork strip', 'cork sheet', 'cork'],
  ['sponge tape', 'mounting tape', 'foam tape'],
  ['transparent', 'clear'],
  ['steel', 'steel base', 'metal', 'metal base'],
  ['pvc', 'plastic', 'plastic base'],
  ['blk', 'black'],
  ['wht', 'white'],
  ['gray', 'grey'],
  ['maroon', 'wine red', 'burgundy'],
  ['navy blue', 'navy'],
  ['light blue', 'sky blue'],
  ['ivory', 'off white', 'beige', 'cream'],
  ['teal', 'turquoise'],
  ['golden', 'gold'],
  ['violet', 'purple'],
  ['made in china', 'chinese', 'china'],
  ['korean', 'korea'],
  ['german', 'germany'],
  ['japanese', 'japan'],
  ['turkish', 'turkiye', 'turkey'],
  ['indian', 'india'],
  ['emirates', 'uae'],
  ['شريط', 'أشرطة', 'شرائط', 'ريبون', 'ريبونات', 'رييبون'],
  ['رول', 'رولات', 'لفات', 'لفة', 'بكرات', 'بكرة'],
  ['تاريخ الإنتاج', 'تاريخ الصلاحية', 'تاريخ الانتهاء', 'تاريخ'],
  ['حديد', 'ستيل', 'معدن', 'معدني', 'metal'],
  ['قالب', 'قوالب'],
  ['تكسير', 'تكسيرة', 'تجعيد', 'كريز', 'ثني', 'ريقة', 'ريجة', 'ريجا', 'كريزنج', 'كريزنق', 'كريسنج'],
  [
    ...['مصفوفة', 'مصفوفات', 'مصفوفة التكسير', 'مصفوفة التجعيد', 'ماتركس تكسير', 'ماتريكس كريزنج', 'كريزنج ماتركس'],
    ...['قوالب التكسير', 'مجرى التكسير', 'شرائح تكسير', 'ماتركس', 'مايتركس', 'ماتريكس', 'ماتريكس التكسير'],
  ],
  ['مطاط', 'ربر', 'رابر', 'كاوتش', 'مطاطي'],
  [
    'مطاط طرد',
    'ربر قوالب',
    'ربر داي كت',
    'كاوتش داي كت',
    'كاوتش قوالب',
    'إسفنج قوالب',
    'إيجكشن ربر',
    'ejection rubber',
  ],
  ['لاصق', 'لاصقة', 'لزق', 'لزاق', 'تيب', 'تايب', 'شطرطون', 'سكوتش'],
  [...['وجهين', 'دبل فيس', 'دبل فيز', 'دبل فايس', 'دابل فيس', 'مزدوج', 'مزدوج الوجه', 'بوجهين', 'ذو وجهين'], 'وجهان'],
  ['حراري', 'حرارية'],
  ['فويل', 'ختم حراري', 'هوت ستامب', 'هوت ستامبنج', 'ستامبنج', 'فويل حراري', 'بصمة حرارية', 'الختم الحراري'],
  ['شمع', 'واكس'],
  ['راتنج', 'ريزن', 'ريزين'],
  ['أسود', 'سوداء', 'اسود'],
  ['أبيض', 'بيضاء'],
  ['أحمر', 'حمراء'],
  ['أزرق', 'زرقاء'],
  ['أخضر', 'خضراء'],
  ['أصفر', 'صفراء'],
  ['بني', 'بنية'],
  ['ذهبي', 'ذهبية'],
  ['فضي', 'فضية'],
  ['بنفسجي', 'بنفسجية', 'موف'],
  ['برتقالي', 'برتقالية'],
  ['رمادي', 'رمادية'],
  ['كحلي', 'كحلية', 'أزرق غامق'],
  [
    ...['باركود', 'شريط باركود', 'ريبون باركود', 'حبر باركود', 'شريط حبر', 'ثيرمال ترانسفر', 'ثيرمال', 'تحويل حراري'],
    ...['شريط نقل حراري', 'نقل حراري', 'شريط طابعة حرارية', 'ريبون حراري'],
  ],
  ['واكس ريزن', 'واكس ريزين', 'شمع راتنج', 'شمع وراتنج', 'wax resin'],
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
