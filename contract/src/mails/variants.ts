/** Words of a line that say which of several similar products is wanted: its colour or its size. */
const ENGLISH =
  '(?:(?:dark|light|bright|pale|matt?e?|metallic|royal|navy|sky|wine|off|rose)[ -])*(?:black|white|red|blue|green|yellow|gold(?:en)?|silver|pink|purple|violet|orange|brown|gr[ea]y|beige|cream|ivory|maroon|burgundy|navy|copper|bronze|clear|transparent|natural|turquoise|magenta|cyan)';
const GERMAN = 'schwarz|weiß|weiss|rot|blau|grün|gelb|silber|braun|grau';
const ARABIC =
  '(?:ب|لل|ال|بال)?(?:[اأ]سود|سوداء|[اأ]بيض|بيضاء|[اأ]حمر|حمراء|[اأ]زرق|زرقاء|[اأ]خضر|خضراء|[اأ]صفر|صفراء|ذهبي[ةه]?|فضي[ةه]?|وردي[ةه]?|بنفسجي[ةه]?|برتقالي[ةه]?|بني[ةه]?|رمادي[ةه]?|بيج|كحلي[ةه]?|عنابي[ةه]?|نحاسي[ةه]?|شفاف[ةه]?)(?:\\s+(?:غامق|فاتح|داكن)[ةه]?)?';
const SIZE =
  '\\d+(?:[./]\\d+)?(?:\\s*[x×*]\\s*\\d+(?:\\.\\d+)?)*\\s*-?(?:mm|cm|inch(?:es)?|in|"|مم|ملم|سم|بوصة|انش|إنش)';
const PLAIN_SIZE = '\\d+(?:\\.\\d+)?(?:\\s*[x×*]\\s*\\d+(?:\\.\\d+)?)+(?:\\s*(?:mm|cm))?';

const alone = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d.,/])(?:${words})(?![\\p{L}\\d])`, 'giu');
const COLOUR = alone(`${ENGLISH}|${GERMAN}|${ARABIC}`);
const MEASURE = alone(`${SIZE}|${PLAIN_SIZE}`);

export const coloursIn = (text: string): string[] => text.match(COLOUR) ?? [];

const isFilled = (text: string): boolean => /[\p{L}\d]/u.test(text);
const isOnly = (kind: RegExp, text: string): boolean => isFilled(text) && !isFilled(text.replace(kind, ' '));

export const isColour = (text: string): boolean => isOnly(COLOUR, text);

/** True for "red", "0.4 x 1.5" and "navy blue 1 inch". */
export const isVariant = (text: string): boolean =>
  isFilled(text) && !isFilled(text.replace(COLOUR, ' ').replace(MEASURE, ' '));

/** The words of a product that its variants share: "satin ribbon 1 inch" of "satin ribbon 1 inch in red" and "blue". */
export function sharedWords(text: string, variants: readonly string[]): string {
  const [differInColour, differInSize] = [COLOUR, MEASURE].map((kind) => variants.some((one) => one.search(kind) >= 0));
  return text
    .replace(differInColour ? COLOUR : /(?!)/, ' ')
    .replace(differInSize ? MEASURE : /(?!)/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s+(?:in|of|باللون|بلون|لون|مقاس)$/iu, '');
}

/** Without the Arabic article: أحمر for الأحمر and بالأحمر. */
export const withoutArticle = (text: string): string => text.replace(/^(?:بال|لل|ال)(?=\p{L}{3})/u, '');
