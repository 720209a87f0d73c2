/** Names of months, in full and abbreviated, as alternatives of a regular expression. */
export const MONTHS =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|dez(?:ember)?|يناير|فبراير|مارس|ابريل|أبريل|مايو|يونيو|يوليو|اغسطس|أغسطس|سبتمبر|اكتوبر|أكتوبر|نوفمبر|ديسمبر';
/** How the names of each month begin. */
const MONTH_STARTS: readonly (readonly string[])[] = [
  ...[
    ['jan', 'ينا'],
    ['feb', 'فبر'],
    ['mar', 'mär', 'مار'],
    ['apr', 'ابر', 'أبر'],
    ['may', 'mai', 'ماي'],
    ['jun', 'يون'],
  ],
  ...[
    ['jul', 'يول'],
    ['aug', 'اغس', 'أغس'],
    ['sep', 'سبت'],
    ['oct', 'okt', 'اكت', 'أكت'],
    ['nov', 'نوف'],
    ['dec', 'dez', 'ديس'],
  ],
];
/** The names of each weekday. */
export const WEEKDAYS: readonly (readonly string[])[] = [
  ['sunday', 'sun', 'sonntag', 'الأحد', 'الاحد'],
  ['monday', 'mon', 'montag', 'الاثنين', 'الإثنين'],
  ['tuesday', 'tue', 'dienstag', 'الثلاثاء'],
  ['wednesday', 'wed', 'mittwoch', 'الأربعاء', 'الاربعاء'],
  ['thursday', 'thu', 'donnerstag', 'الخميس'],
  ['friday', 'fri', 'freitag', 'الجمعة'],
  ['saturday', 'sat', 'samstag', 'السبت'],
];

const MONTH = new RegExp(`^(?:${MONTHS})$`, 'i');

/** The number of a month, from 1; 0: the word names none. */
export const monthOf = (word: string): number =>
  MONTH.test(word)
    ? 1 + MONTH_STARTS.findIndex((starts) => starts.some((start) => word.toLowerCase().startsWith(start)))
    : 0;
