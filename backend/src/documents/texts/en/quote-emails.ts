import type { DeclineReason } from '@shop/contract/quote-answers';

const reasons: Readonly<Record<DeclineReason, string>> = {
  PRICE: 'The price is too high',
  DELIVERY_TIME: 'Delivery takes too long',
  BOUGHT_ELSEWHERE: 'Bought elsewhere',
  NOT_NEEDED: 'No longer needed',
  WRONG_ITEMS: 'Not the items that were asked for',
  OTHER: 'Another reason',
};

/** The e-mails to customers about the answer to their quotes. */
export const quoteEmails = {
  quoteTerms: { validUntil: 'Valid until', poNumber: 'Your PO', note: 'Your note', reason: 'Reason' },
  declineReason: (reason: DeclineReason): string => reasons[reason],
  quoteRevised: {
    subject: (number: string, revision: string) => `Your quote ${number} has changed (revision ${revision})`,
    text: (number: string, revision: string) =>
      `We have changed your quote ${number}. This is revision ${revision}; it replaces what we sent before.`,
    link: 'See what changed',
  },
  quoteAccepted: {
    subject: (number: string) => `You accepted quote ${number}`,
    text: (number: string) => `Thank you: you accepted quote ${number}. We now prepare your order.`,
    link: 'See your quote',
  },
  quoteDeclined: {
    subject: (number: string) => `You declined quote ${number}`,
    text: (number: string) =>
      `You declined quote ${number}. If another price or another product would help, just answer this e-mail.`,
    link: 'See your quote',
  },
  quoteExpiring: {
    subject: (number: string, day: string) => `Your quote ${number} is valid until ${day}`,
    text: (number: string, day: string) =>
      `Our offer ${number} waits for your answer. It is valid until ${day}; after that day prices may change.`,
    link: 'Answer the quote',
  },
};

export type QuoteEmailTexts = typeof quoteEmails;

/** Those to the staff. */
export const staffQuoteEmails = {
  accepted: {
    subject: (number: string, buyer: string) => `Quote ${number} was accepted by ${buyer}`,
    text: (number: string, buyer: string) => `Quote ${number} was accepted by ${buyer}. Its order can be created.`,
    part: 'Only some of the lines were accepted. They are the ones below.',
  },
  declined: {
    subject: (number: string, buyer: string) => `Quote ${number} was declined by ${buyer}`,
    text: (number: string, buyer: string) => `Quote ${number} was declined by ${buyer}.`,
  },
  expiring: {
    subject: (number: string, buyer: string) => `Quote ${number} for ${buyer} ends today`,
    text: (number: string, buyer: string) =>
      `Today is the last day of quote ${number} for ${buyer}. There is no answer yet: call, or renew it.`,
  },
  poNumber: 'PO number',
  note: 'Note',
  reason: 'Reason',
  phone: 'Phone',
  link: 'Open the quote',
};
