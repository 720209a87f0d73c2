import { isSum } from '../sheets/columns.js';
import { isSku, readOrderLine } from './read-line.js';

const WORD_END = '(?![\\p{L}\\d])';
const start = (words: string): RegExp => new RegExp(`^[\\s*_>-]*(?:${words})${WORD_END}`, 'iu');

/** The beginnings of greetings and of sentences around an order. */
const COURTESY = start(
  [
    'dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|salam|salaam|as+ala+m|marhaba|sehr geehrte\\p{L}*|guten (?:tag|morgen)|hallo|to whom',
    'السلام عليكم|وعليكم السلام|مرحبا|مرحباً|تحية|تحياتنا|صباح الخير|مساء الخير|الأخ|الاخ|السادة|عزيزي|حضرة',
    'rfq|enquiry|inquiry|hope|i hope|trust|as (?:discussed|per)|further to|with reference|(?:our |your )?ref(?:erence)?|subject|re|fw|fwd|betreff|الموضوع|بخصوص|نرجو|بناء على',
    '(?:please|kindly|pls)(?: \\p{L}+){0,3} (?:confirm|advise|find|see|revert|reply|note|let|share|check|arrange|acknowledge|call|contact|update|include|mention)',
    '(?:can|could|would) you(?: please)?(?: \\p{L}+){0,2} (?:confirm|advise|let|share|check|call|tell)|let (?:me|us) know|do you have|what is|when can|how much|is it|are (?:these|they)',
    'awaiting|waiting|looking forward|we look|thank(?:s| you)|thx|tks|thnx|many thanks|vielen dank|danke|شكرا|شكراً|مع الشكر|بانتظار|في انتظار|نشكركم',
    'delivery|delivered|deliver|ship(?:ping|ment)?|payment|terms|validity|note|notes|remark|remarks|attn|attention|kind attn|urgent|p\\.?s|terms|ملاحظة|ملاحظات|(?:و|و?لل|و?ال)?(?:تسليم|توصيل|شحن)|الدفع|عاجل',
    'collect(?:ion|ed)?|self[- ]?collect(?:ion)?|pick[- ]?up|الاستلام|سنستلم',
    '(?:l\\.?p\\.?o|p\\.?o)\\.? (?:will|to|is|shall|follows?|attached)',
    '(?:p\\.?r|m\\.?r|indent|(?:purchase |material )?requisition|quotation|project|job|vendor|supplier|account|cost cent(?:er|re))\\.? ?(?:no|nr|number|ref|code|id)',
    'this (?:e-?mail|message)|the (?:above|below|following)|below|attached|anbei|bitte um|confidential|disclaimer',
  ].join('|'),
);
const CLOSING = start(
  '(?:(?:kind|best|warm|many|with)(?: kind| best| warm)? )?(?:regards|rgds|br|wishes)|sincerely|yours|cheers|thanks (?:and|&|n) regards|thanks & best|mit freundlichen|viele grüße|beste grüße|mfg|gruß|مع (?:خالص |أطيب |اطيب )?(?:التحية|تحياتي|تحياتنا|التحيات|الاحترام)|مع (?:خالص |جزيل )?الشكر|تحياتي|وتفضلوا|sent from|get outlook|von meinem|أرسلت من|--|__',
);
const REPLY_HEAD =
  /^\s*(?:on .{6,120} wrote:|am .{6,120} schrieb.*:|-{2,}\s*(?:original|forwarded|ursprüngliche).*|from:\s.*|von:\s.*|من:\s.*|في .{6,120} كتب.*:)\s*$/iu;
const HEADER =
  /^\s*(?:from|sent|to|cc|bcc|date|subject|von|gesendet|an|betreff|datum|من|إلى|الى|التاريخ|الموضوع)\s*:\s/iu;
/** Particulars of a person or a company. */
const CONTACT =
  /(?:\+|00)\d[\d\s()-]{7,}\d|(?<![\p{L}\d.,-])0\d{1,2}[\s-]?\d{3}[\s-]?\d{4}(?!\d)|\S+@\S+\.\S+|https?:\/\/|www\.|\bp\.? ?o\.? ?box\b|(?<!\p{L})ص\.? ?ب(?!\p{L})|(?:^|\s)(?:tel|mob(?:ile)?|phone|fax|ph|cell|whats ?app|هاتف|جوال|موبايل|فاكس|trn|iban)\s*(?:no)?\.?\s*[:#.+]/iu;
const COMPANY =
  /(?<![\p{L}\d])(?:l\.?l\.?c|fze|fzco|fzc|fz-?llc|gmbh|est\.|establishment|trading|printing press|press llc|industries|group of companies|manager|officer|executive|engineer|coordinator|department|dept|procurement|purchasing|purchaser|ذ\.?م\.?م|مطبعة|شركة|مؤسسة|قسم|مدير|المشتريات)(?![\p{L}\d])/iu;
/** "Order date: 20 November 2026": the number of the year is no quantity. */
const DATED =
  /(?<!\p{L})(?:dated?|datum|تاريخ)\s*[:.#-]*\s*\d{1,4}(?:st|nd|rd|th)?[ ./-]+(?:\d{1,2}|\p{L}{3,9})\.?[ ./,-]+\d{2,4}/iu;
/** A line of its own. */
const THANKS = /^\s*(?:thanks|thank you|thx|tks|thnx|شكرا|شكراً)[\s!.,]*$/iu;
const DECORATION = /^[\s\p{P}\p{S}]*$/u;
const QUESTION_OR_LEAD = /[?؟]\s*$|:\s*$/;
const PLACEHOLDER =
  /<(?:media|attached|image|video)|omitted>?$|message (?:was )?deleted|end-to-end encrypted|^you deleted/i;

/** True if a line is no part of an order: a greeting, a signature, a header of a mail, a phone number. */
export function isAside(line: string): boolean {
  if (DECORATION.test(line) || HEADER.test(line) || PLACEHOLDER.test(line)) return true;
  if ((CONTACT.test(line) || DATED.test(line)) && !hasSku(line)) return true;
  if (isSum(line)) return true;
  if (isClearItem(line)) return false;
  return COURTESY.test(line) || CLOSING.test(line) || COMPANY.test(line) || isOnlyCourtesy(line);
}

/** "(the same as last time)" */
const IN_PARENTHESES = /^\s*\([^()]*\)\s*$/;

/** A line that only leads to the next ones: "We need the following:". */
function isOnlyCourtesy(line: string): boolean {
  if (QUESTION_OR_LEAD.test(line)) return true;
  if (IN_PARENTHESES.test(line)) return true;
  return (
    readOrderLine(line).words === '' ||
    /^(?:we|i|please|kindly|pls|نرجو|نحتاج|الرجاء|bitte|wir)(?!\p{L})/iu.test(line.trim())
  );
}

export const isClosing = (line: string): boolean => CLOSING.test(line) || THANKS.test(line);
export const isReplyHead = (line: string): boolean => REPLY_HEAD.test(line);

/** True if a line names a quantity or a SKU. */
export function isClearItem(line: string): boolean {
  if (hasSku(line)) return true;
  const { words, qty, question, unit } = readOrderLine(line);
  if (!/\p{L}{2}/u.test(words)) return false;
  return question !== null || (qty !== null && (unit !== null || !isSentence(words)));
}

/** The same without doubt, so that it is looked at among particulars of a person. */
export function isFirmItem(line: string): boolean {
  const { unit, question } = readOrderLine(line);
  return hasSku(line) || ((unit !== null || question !== null) && isClearItem(line));
}

const hasSku = (line: string): boolean => line.split(/[\s,;:|()]+/).some(isSku);

/** A number in a long sentence is rarely a quantity: "payment within 30 days of the invoice date". */
const isSentence = (words: string): boolean => words.split(' ').length > 9 || COURTESY.test(words);
