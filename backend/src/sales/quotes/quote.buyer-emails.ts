import { startOfDubaiDay } from '@shop/contract/dubai-day';
import type { Language } from '@shop/contract/languages';
import { vatOfDocument } from '../../documents/lines/document-tax.js';
import type { Email, EmailFact } from '../../platform/mail/email.js';
import { addressedTo, formatDay, optionalFact, priceFacts } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import type { QuoteAnswer, QuoteRecord } from './quote.schema.js';

/** The email when the prices become visible for the first time. */
export function readyEmail(quote: QuoteRecord, buyer: UserContact): Email {
  const { quoteReady: texts } = emailTexts(buyer.language);
  const { number } = quote;
  return {
    ...offerEmail(quote, buyer, texts.link),
    subject: texts.subject(number),
    ...withNote(quote, texts.text(number)),
  };
}

export function revisedEmail(quote: QuoteRecord, buyer: UserContact): Email {
  const { quoteRevised: texts } = emailTexts(buyer.language);
  const { number } = quote;
  const revision = String(quote.revision);
  return {
    ...offerEmail(quote, buyer, texts.link),
    subject: texts.subject(number, revision),
    ...withNote(quote, texts.text(number, revision)),
  };
}

export function answeredEmail(quote: QuoteRecord, answer: QuoteAnswer, buyer: UserContact): Email {
  const texts = emailTexts(buyer.language);
  const { subject, text, link } = answer.decision === 'accepted' ? texts.quoteAccepted : texts.quoteDeclined;
  const reason = answer.reason === null ? '' : texts.declineReason(answer.reason);
  const poNumber = answer.decision === 'accepted' ? quote.poNumber : '';
  return {
    ...offerEmail(quote, buyer, link),
    subject: subject(quote.number),
    paragraphs: [text(quote.number)],
    facts: [
      ...optionalFact(texts.quoteTerms.reason, reason),
      ...optionalFact(texts.quoteTerms.note, answer.note),
      ...optionalFact(texts.quoteTerms.poNumber, poNumber),
      ...offerFacts(quote, buyer.language),
    ],
  };
}

export function expiringEmail(quote: QuoteRecord, buyer: UserContact): Email {
  const { quoteExpiring, quoteWaiting } = emailTexts(buyer.language);
  const texts = quote.validUntil === null ? quoteWaiting : quoteExpiring;
  const day = dayOf(quote.validUntil, buyer.language);
  return {
    ...offerEmail(quote, buyer, texts.link),
    subject: texts.subject(quote.number, day),
    paragraphs: [texts.text(quote.number, day)],
  };
}

/** Prices and total, and the last day of an offer without an answer. */
export function offerFacts(quote: QuoteRecord, language: Language): EmailFact[] {
  const lines = quote.requestedItems;
  const { validUntil: label } = emailTexts(language).quoteTerms;
  const day = quote.status === 'Quoted' ? dayOf(quote.validUntil, language) : '';
  return [...priceFacts({ ...quote, lines, tax: vatOfDocument(quote, lines) }, language), ...optionalFact(label, day)];
}

function offerEmail(quote: QuoteRecord, buyer: UserContact, label: string) {
  return {
    ...addressedTo(buyer),
    facts: offerFacts(quote, buyer.language),
    action: { label, path: `/account/requests/${quote._id.toHexString()}` },
    about: asSubject(quote),
  };
}

/** The sentence, and the note of the staff to the buyer. */
function withNote({ adminToClientNote }: QuoteRecord, text: string) {
  const note = adminToClientNote.trim();
  return { paragraphs: [text, ...(note === '' ? [] : [note])] };
}

const dayOf = (day: string | null, language: Language): string =>
  day === null ? '' : formatDay(startOfDubaiDay(day), language);

/** The document that an email is about. */
export const asSubject = ({ _id, number }: QuoteRecord) => ({ resource: 'quotes' as const, id: _id, name: number });
