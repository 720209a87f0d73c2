import { withDigits } from '../number-words.js';
import { isSum } from '../sheets/columns.js';
import { skusIn } from './line-grammar.js';
import { readOrderLine } from './read-line.js';

const start = (words: string): RegExp => new RegExp(`^[\\s*_>-]*(?:${words})(?![\\p{L}\\d])`, 'iu');

const CLOSING = start(
  '(?:(?:kind|best|warm|many|with)(?: kind| best| warm)? )?(?:regards|rgds|br|wishes)|sincerely|yours|cheers|thanks (?:and|&|n) regards|(?:many )?thanks|thank you|thx|tks|mit freundlichen|viele grüße|gruß|مع (?:خالص |أطيب |اطيب |جزيل )?(?:التحية|تحياتي|تحياتنا|التحيات|الاحترام|الشكر)|شكرا|تحياتي|وتفضلوا|sent from|get outlook|أرسلت من|--|__',
);
const REPLY_HEAD =
  /^\s*(?:on .{6,120} wrote:|am .{6,120} schrieb.*:|-{2,}\s*(?:original|ursprüngliche).*|from:\s.*|von:\s.*|من:\s.*|في .{6,120} كتب.*:)\s*$/iu;
const HEADER =
  /^[\s>]*(?:from|sent|to|cc|bcc|date|subject|re|fw|fwd|attn|von|gesendet|an|betreff|datum|من|إلى|الى|التاريخ|الموضوع)\s*:\s|^\s*-{2,}\s*forwarded/iu;
const CONTACT =
  /(?:\+|00)\d[\d\s()-]{7,}\d|(?<![\p{L}\d.,-])0\d{1,2}[\s-]?\d{3}[\s-]?\d{4}(?!\d)|\S+@\S+\.\S+|https?:\/\/|www\.|\bp\.? ?o\.? ?box\b|(?<!\p{L})ص\.? ?ب(?!\p{L})|(?:^|\s)(?:tel|mob(?:ile)?|phone|fax|ph|cell|whats ?app|هاتف|جوال|موبايل|فاكس|trn|iban)\s*(?:no)?\.?\s*[:#.+]/iu;
/** The greeting before an order, which may follow in the same line. */
const GREETING = start('dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|salam|السلام عليكم|مرحبا|hope|trust');
const AROUND = start(
  'as (?:discussed|per)|with reference|rfq|enquiry|inquiry|quotation|order date|delivery|deliver(?:ed)?|ship(?:ping|ment)?|collect|payment|terms|validity|valid|notes?|n\\.?b|remarks?|prepared|approved|authori[sz]ed|signature|bemerkung|hinweis|ملاحظ\\p{L}*|شروط|التوقيع|(?:pr|mr|ref|job|project|indent)\\.? ?(?:no|ref|number)|awaiting|looking forward|و?(?:لل|ال)?(?:تسليم|توصيل|دفع)|(?:please|kindly|pls) (?:confirm|advise|revert|call|note|find|see)|call',
);
const PLACEHOLDER =
  /<(?:media|attached|image|video)|omitted>?$|message (?:was )?deleted|end-to-end encrypted|^you deleted/i;

export const isClosing = (line: string): boolean => CLOSING.test(line);
export const isReplyHead = (line: string): boolean => REPLY_HEAD.test(line);

/** True if a line is no item: a header of a mail, a phone number, a sum, a greeting without a quantity of goods. */
export function isAround(line: string): boolean {
  if (HEADER.test(line) || PLACEHOLDER.test(line) || isSum(line)) return true;
  if (skusIn(line).length > 0) return false;
  if (CONTACT.test(line)) return true;
  if (GREETING.test(line)) return !/\d/.test(withDigits(line));
  const { unit, readings } = readOrderLine(line);
  return AROUND.test(line) && unit === null && readings.every((one) => one.unit === null);
}
