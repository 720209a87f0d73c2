import { COUNTED, inDigits, isSku, readOrderLine } from './read-line.js';
import { coloursIn, isColour, isVariant, sharedWords, withoutArticle } from './variants.js';

const COUNT = `(?<count>\\d+)(?:\\s*[x×]|\\s*(?<unit>${COUNTED})(?![\\p{L}\\d])\\.?)?`;
const KIND = '(?:colou?r|size|type|kind|item|one|لون|مقاس|نوع|صنف|واحد)';
const EACH_OF = `(?:each(?:\\s+${KIND})?|(?:of|from|for|in|per)\\s+each(?:\\s+${KIND})?|(?:من|ل)\\s*كل(?:\\s+${KIND})?)`;

/** "2 rolls each of red, blue and gold", "ribbon: 5 of each colour: red, blue". */
const IN_FRONT = new RegExp(
  `^(?<heading>[^,،:]*:\\s+)?${COUNT}\\s+${EACH_OF}(?:\\s+(?:of|in|from|for|من))?\\s*[:–-]?\\s+(?<list>\\S.*)$`,
  'iu',
);
/** "red, blue and gold ribbon, 2 rolls each". */
const BEHIND = new RegExp(
  `^(?<heading>[^,،:]*:\\s+)?(?<list>.*\\S?)(?:\\s*[,،:–-]\\s*|\\s+)${COUNT}\\s+(?:${EACH_OF}|لكل\\s+${KIND}|من\\s+كل\\s+منها|لكل\\s+منها)\\s*[.]?$`,
  'iu',
);
const BETWEEN = /\s*[,،/]\s*(?:and\s+|و\s*(?=\p{L}))?|\s+(?:and|&|und)\s+|\s+و\s*(?=\d|\p{L})/iu;

/**
 * The items that share one quantity, and perhaps the words of the product: "2 rolls each of red, blue and gold ribbon".
 * @returns undefined if the line is none of these
 */
export function itemsOfSharedQuantity(line: string): string[] | undefined {
  const found = (IN_FRONT.exec(line) ?? BEHIND.exec(line))?.groups;
  if (found === undefined) return undefined;
  const { heading = '', count = '', unit = '', list = '' } = found;
  const parts = list.split(BETWEEN).map(trimmed).filter(Boolean);
  if (parts.length < 2 || !parts.every(isWithoutQuantity)) return undefined;
  const product = heading.replace(/:\s*$/, '').trim();
  return withSharedWords(parts).map((words) => `${`${product} ${words}`.trim()}, ${`${count} ${unit}`.trim()}`);
}

const isWithoutQuantity = (part: string): boolean =>
  isVariant(part) || (readOrderLine(part).qty === null && /\p{L}{2}/u.test(part));

const trimmed = (part: string): string => withoutArticle(part.replace(/^[\s–-]+|[\s.–-]+$/g, ''));

/** "red", "blue", "gold ribbon": the words of the last one, or of the first one, belong to those that lack them. */
function withSharedWords(parts: readonly string[]): string[] {
  const complete = parts.filter((part) => !isVariant(part));
  const [one = ''] = complete;
  const variants = parts.filter(isVariant);
  const isBehind = parts.at(-1) === one;
  if (complete.length !== 1 || !(isBehind || parts[0] === one)) return [...parts];
  const shared = sharedWords(one, variants);
  if (shared === one) return [...parts];
  return parts.map((part) => (part === one ? one : isBehind ? `${part} ${shared}` : `${shared} ${part}`));
}

/** "same in red", "same size but gold", "نفس الشيء باللون الأحمر". */
const SAME =
  /^(?:(?:the\s+|and\s+)*(?:same|ditto)(?:\s+(?:again|one|ones|item|product|thing|ribbon|tape|size|type|quality|quantity|qty|as\s+above))*|(?:و)?(?:نفس(?:\s+(?:الشيء?|المنتج|الصنف|المقاس|النوع|الكمية))?|نفسه|نفسها|مثله|مثلها))(?![\p{L}\d])[\s,:–-]*(?:(?:but|in|for|with|لكن|ولكن|في|باللون|بلون|اللون|لون)\s+)*(?!as\s|last\s|before|مثل|كما)(?<variant>\S.*)$/iu;

/** The colour that a reference to the line before names, or other words for it; undefined for all other lines. */
const referenceIn = (words: string): string | undefined => SAME.exec(words)?.groups?.['variant'];

export const isLikeBefore = (item: string): boolean => referenceIn(readOrderLine(item).words) !== undefined;

/**
 * The lines that a reference to the line before means: "same in red". Where that is not certain, the reference stays,
 * with the quantity of the line before, so that the buyer chooses the product.
 */
export function linesLikeBefore(reference: string, before: string): string[] {
  const { words, qty } = readOrderLine(reference);
  const previous = readOrderLine(before);
  const colours = (referenceIn(words) ?? '').split(BETWEEN).filter(Boolean);
  const isCertain = colours.every(isColour) && hasOneColour(previous.words);
  const wanted = isCertain ? colours.map((colour) => inColour(previous.words, withoutArticle(colour))) : [words];
  const count = qty === null ? countIn(before, previous.qty) : countIn(reference, qty);
  return wanted.map((text) => [text, count].filter(Boolean).join(', '));
}

/** True for words that another colour can be put into. A SKU is that of one colour. */
const hasOneColour = (words: string): boolean =>
  words !== '' && coloursIn(words).length < 2 && !words.split(/[\s,;:()]+/).some(isSku);

function inColour(words: string, colour: string): string {
  const [former] = coloursIn(words);
  return former === undefined ? `${words} ${colour}` : words.replace(former, colour);
}

/** The quantity as the line writes it: "3 cartons of 12". */
function countIn(line: string, qty: number | null): string {
  if (qty === null) return '';
  const unit = new RegExp(`(?<![\\p{L}\\d])${qty}\\s*(?:${COUNTED})(?![\\p{L}\\d])(?:\\s+(?:of|من)\\s+\\d+)?`, 'iu');
  return unit.exec(inDigits(line))?.[0] ?? String(qty);
}
