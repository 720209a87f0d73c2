import { writtenNumber } from '@shop/contract/message';
import { nameOfLine } from '@shop/contract/names';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contract/languages';
import type { Email, EmailFact } from '../../platform/mail/email.js';
import type { QuoteRecord } from '../quotes/quotes.service.js';
import { addressedTo, formatAed } from '../../documents/texts/email-parts.js';
import { staffEmails } from '../../documents/texts/en/emails.js';
import { emailTexts } from '../../documents/texts/texts.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import type { QuoteMessage, Target } from './quote-message.schema.js';

interface Written {
  readonly quote: QuoteRecord;
  readonly message: QuoteMessage;
  readonly buyer: UserContact;
}

export function messageEmail(written: Written, shop: { readonly email: string }): Email {
  return written.message.side === 'buyer' ? toStaff(written, shop.email) : toBuyer(written);
}

function toBuyer({ quote, message, buyer }: Written): Email {
  const { quoteMessage: texts } = emailTexts(buyer.language);
  return {
    ...addressedTo(buyer),
    subject: texts.subject(quote.number),
    paragraphs: [texts.text(message.authorName, quote.number), ...wordsOf(message)],
    facts: factsOf(message, buyer.language),
    action: { label: texts.link, path: `/account/requests/${quote._id.toHexString()}` },
    about: { resource: 'quotes', id: quote._id, name: quote.number },
  };
}

function toStaff({ quote, message, buyer }: Written, to: string): Email {
  const { greeting, quoteMessage: texts } = staffEmails;
  return {
    to,
    language: DEFAULT_LANGUAGE,
    ...(buyer.email !== '' && { replyTo: buyer.email }),
    subject: texts.subject(quote.number, buyer.name),
    greeting,
    paragraphs: [
      message.targets === null ? texts.text(buyer.name, quote.number) : texts.targets(buyer.name, quote.number),
      ...wordsOf(message),
    ],
    facts: factsOf(message, DEFAULT_LANGUAGE),
    action: { label: texts.link, path: `/admin/quotes/${quote._id.toHexString()}` },
  };
}

const wordsOf = ({ text }: QuoteMessage): string[] => (text === '' ? [] : [text]);

function factsOf({ files, targets }: QuoteMessage, language: Language): EmailFact[] {
  const { file } = emailTexts(language).quoteMessage;
  return [
    ...(targets ?? []).map((target) => ({ label: nameOfLine(target, language), value: wishInWords(target, language) })),
    ...files.map(({ name }) => ({ label: file, value: name })),
  ];
}

function wishInWords({ price, quantity, note }: Target, language: Language): string {
  const amount = price === null ? [] : [formatAed(price, language)];
  const wanted = [...(quantity === null ? [] : [writtenNumber(quantity)]), ...amount].join(' × ');
  return [wanted, note].filter((part) => part !== '').join(' · ');
}
