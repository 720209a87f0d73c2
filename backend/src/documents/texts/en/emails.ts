import type { PaymentMethod } from '@shop/contract/payment';
import type { DeclineReason } from '@shop/contract/offers';
import type { MailedDocument } from '@shop/contract/mailed-documents';
import { countIn } from '@shop/contract/message';

const reasons: Readonly<Record<DeclineReason, string>> = {
  PRICE: 'The price is too high',
  DELIVERY_TIME: 'Delivery takes too long',
  BOUGHT_ELSEWHERE: 'Bought elsewhere',
  NOT_NEEDED: 'No longer needed',
  WRONG_ITEMS: 'Not the items that were asked for',
  OTHER: 'Another reason',
};

const counted = countIn('en');
const inDays = (days: number) => counted(days, { one: '{count} day', other: '{count} days' });

/** The e-mails to customers. */
export const emails = {
  greeting: (name: string) => `Hello ${name},`,
  /** For an address whose owner is not known by name. */
  greetingWithoutName: 'Hello,',
  /** A no-break space keeps the currency beside the amount. @param amount for example '1,234.50' */
  aed: (amount: string) => `AED\u00a0${amount}`,
  /** @param quantity for example '1,200' */
  quantity: (quantity: string, unit: string) => (unit === '' ? quantity : `${quantity} ${unit}`),

  quoteReceived: {
    subject: (number: string) => `We received your request ${number}`,
    text: (number: string) =>
      `Thank you for your request ${number}. We’ll get back to you soon with the best offer, stay tuned!`,
    note: 'Your note',
    link: 'See your requests',
  },
  quoteReady: {
    subject: (number: string) => `Your quote ${number} is ready`,
    text: (number: string) => `Your quote ${number} is ready. These are our prices:`,
    link: 'See your quote',
  },
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
  quoteMessage: {
    subject: (number: string) => `New message about your quote ${number}`,
    text: (author: string, number: string) => `${author} writes about your quote ${number}:`,
    file: 'File',
    link: 'Open the conversation',
  },
  quoteCode: {
    subject: (number: string) => `Your code for quote ${number}`,
    texts: (number: string, minutes: number) => [
      `With this code you accept or decline quote ${number} on the page that you have opened.`,
      `It works once, for ${minutes} minutes. An older one does not work any more. Give it to nobody.`,
      'If you did not ask for it, you need not do anything: without the code nobody answers for you.',
    ],
    code: 'Code',
  },
  orderCreated: {
    subject: (number: string) => `Your order ${number}`,
    text: (number: string) => `We have created your order ${number} and are processing it.`,
    deliveryTo: 'Delivery to',
    link: 'See your orders',
  },
  invoiceIssued: {
    subject: (invoice: string, order: string) => `Invoice ${invoice} for order ${order}`,
    text: (invoice: string, order: string) => `We have issued invoice ${invoice} for your order ${order}.`,
    amountDue: 'Amount due',
    vat: 'VAT in it',
    dueDate: 'Due date',
    link: 'See your invoices',
  },
  paymentReceived: {
    subject: (invoice: string) => `Payment received for invoice ${invoice}`,
    text: (invoice: string) => `Thank you: we received a payment for invoice ${invoice}.`,
  },
  paymentRefunded: {
    subject: (invoice: string) => `Payment refunded for invoice ${invoice}`,
    text: (invoice: string) => `We refunded a payment for invoice ${invoice}.`,
  },
  invoiceVoided: {
    subject: (invoice: string) => `Invoice ${invoice} is void`,
    text: (invoice: string) =>
      `We have made invoice ${invoice} void. Nothing is to be paid for it; please do not use it any more.`,
  },
  /** `document` is the invoice of the payment, or the receipt. */
  paymentReversed: {
    subject: (document: string) => `Correction of a payment: ${document}`,
    text: (document: string) =>
      `We had recorded a payment for ${document} in error, and have reversed it. It does not count any more.`,
  },
  chequeReturned: {
    subject: (document: string) => `Your cheque was returned: ${document}`,
    text: (document: string) =>
      `The bank returned your cheque for ${document}. What it had paid is due again; please pay it in another way.`,
  },
  creditNoteIssued: {
    subject: (note: string, invoice: string) => `Credit note ${note} for invoice ${invoice}`,
    text: (note: string, invoice: string) => `We took an amount off invoice ${invoice} with credit note ${note}.`,
    reason: 'Reason',
  },
  companyDecided: {
    subject: (company: string) => `Your company ${company}`,
    confirmed: (company: string) => `We have checked and confirmed ${company}. Your documents name it from now on.`,
    changeConfirmed: (company: string) => `We have confirmed the change of ${company}.`,
    refused: (company: string) =>
      `We could not confirm ${company}. Please check what you told us of it, or write to us.`,
    changeRefused: (company: string) => `We could not confirm the change of ${company}: it stays as it was.`,
    link: 'See your profile',
  },
  approvalWaiting: {
    subject: (buyer: string) => `A request of ${buyer} waits for you`,
    text: (buyer: string) =>
      `${buyer} buys above their monthly limit. It goes on once you or another approver approves it.`,
    link: 'Approve or refuse',
  },
  approvalAsked: {
    subject: 'Your request waits for your company',
    text: (deciders: string) =>
      `Your request is above your monthly limit. It goes on once an approver of your company approves it${deciders === '' ? '' : `: ${deciders}`}.`,
    link: 'See your request',
  },
  approvalRefused: {
    subject: 'Your request was refused',
    text: (by: string) => `${by} did not agree to your request above your monthly limit, and says:`,
    link: 'See your request',
  },
  approvedOrder: {
    subject: (number: string) => `Order ${number} is approved`,
    text: (by: string) => `${by} approved this order above your monthly limit.`,
    link: 'See your orders',
  },
  releasedOrder: {
    subject: (number: string) => `Order ${number} is released`,
    text: 'We released this order, which is above your monthly limit. Nobody has to approve it any more.',
  },
  approvalFacts: {
    quote: 'Quote',
    order: 'Order',
    amount: 'Amount',
    limit: 'Monthly limit',
    spent: 'Accepted and ordered this month before',
    note: 'Note',
  },
  companyInvitation: {
    greeting: 'Hello,',
    subject: (company: string) => `Invitation to ${company}`,
    texts: (by: string, company: string) => [
      `${by} invites you to buy with us for ${company}.`,
      'The link works once, for seven days. Sign in, or make an account, with the address of this e-mail.',
      'If you do not know the company, you need not do anything.',
    ],
    link: 'Accept the invitation',
  },
  receiptRecorded: {
    subject: (receipt: string) => `Payment received, receipt ${receipt}`,
    text: (receipt: string) => `Thank you: we received your payment. Its receipt is ${receipt}.`,
  },
  receiptRefunded: {
    subject: (receipt: string) => `Payment refunded, receipt ${receipt}`,
    text: (receipt: string) => `We paid money of receipt ${receipt} back to you.`,
  },
  productReturned: {
    subject: (product: string) => `Available again: ${product}`,
    text: (product: string) => `You asked us to tell you: ${product} can be had again.`,
    once: 'This is the only e-mail about it. What can be had may be gone again soon.',
    sku: 'SKU',
    link: 'See the product',
  },
  payment: {
    amount: 'Amount',
    method: 'Method',
    methodName: (method: PaymentMethod): string => method,
    date: 'Payment date',
    chequeNumber: 'Cheque number',
    chequeDate: 'Date on the cheque',
    link: 'See your invoices',
  },
  passwordReset: {
    subject: 'Set a new password',
    texts: (minutes: number) => [
      'Somebody, most likely you, asked for a link to set a new password for your account.',
      `The link works once, for ${minutes} minutes. An older one does not work any more.`,
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
    link: 'Set a new password',
  },
  accountInvitation: {
    subject: 'Choose a password for your account',
    texts: (days: number) => [
      'We have opened an account for you. With a password you see your quotes, orders and invoices there, and ask for prices at any time.',
      `The link works once, for ${days} days. After that you can ask for a new one on the sign-in page.`,
    ],
    link: 'Choose a password',
  },
  emailProof: {
    subject: 'Please confirm your e-mail address',
    texts: (hours: number) => [
      'With this link you confirm that e-mails of the shop reach you here.',
      `The link is good for ${hours} hours. You can ask for a new one in your account.`,
      'If you have no account with us and changed nothing, you need not do anything.',
    ],
    link: 'Confirm the address',
  },
  withheld: {
    document: {
      subject: 'A document is ready for you',
      texts: [
        'A document of the shop is ready for you. It is sent to confirmed addresses only: please confirm that this one is yours.',
        'You see the document in your account, too.',
      ],
    },
    news: {
      subject: 'There is news for you',
      texts: [
        'The shop has news for you. It is sent to confirmed addresses only: please confirm that this one is yours.',
        'Until then, please look in the shop, signed in.',
      ],
    },
  },
  emailPending: {
    subject: 'A new e-mail address was entered for your account',
    text: (email: string) =>
      `It is ${email}. Until it is confirmed there, you sign in with the present address as before.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed. All other sessions have ended.',
  },
  emailChanged: {
    subject: 'The e-mail address of your account was changed',
    text: (email: string) => `You sign in with ${email} from now on, and e-mails of the shop go there.`,
  },
  newDevice: {
    subject: 'Your account was used on a new device',
    text: 'Somebody, most likely you, signed in to your account with a browser that the shop did not know.',
    device: 'Device',
    address: 'Address (IP)',
    at: 'Time in Dubai',
  },
  secondFactor: {
    subject: 'The way you sign in was changed',
    texts: {
      on: 'From now on you sign in with the code of your authenticator app beside your password.',
      off: 'From now on you sign in with your password alone.',
      reset:
        'An administrator has taken your second factor away, and all your sessions have ended. You sign in with your password alone, and can set the second factor up again.',
      passkeyAdded: 'A passkey was added to your account. It signs you in beside your password.',
      passkeyRemoved: 'A passkey was removed from your account. It does not sign you in any more.',
      codes: 'You have new recovery codes. Earlier ones do not work any more.',
    },
  },
  notYou: 'If this was not you, please answer this e-mail at once.',
};

export type EmailTexts = typeof emails;

/**
 * The e-mails to the staff, in English only. A text gets the direction of its first letter, so none may begin with a
 * name.
 */
export const staffEmails = {
  greeting: 'Hello,',
  newRequest: {
    subject: (number: string, buyer: string) => `New request ${number} from ${buyer}`,
    text: (buyer: string, email: string) =>
      `A quote is asked for by ${buyer}. Your reply to this e-mail goes to ${email}.`,
    phone: 'Phone',
    address: 'Address',
    note: 'Note',
    link: 'Open the request',
  },
  quote: {
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
  },
  quoteMessage: {
    subject: (number: string, buyer: string) => `Message about ${number} from ${buyer}`,
    text: (buyer: string, number: string) => `A message about ${number} from ${buyer}:`,
    targets: (buyer: string, number: string) => `Target prices for ${number} from ${buyer}:`,
    link: 'Open the conversation',
  },
  supplierDocument: {
    subject: (document: string, days: number) =>
      days === 0
        ? `Last day of a supplier document: ${document}`
        : `Supplier document ends in ${inDays(days)}: ${document}`,
    text: (document: string, days: number) =>
      days === 0
        ? `This is the last day of the document “${document}”. From tomorrow on buyers see it as expired in the supplier pack.`
        : `The document “${document}” ends in ${inDays(days)}. Please put the new one in, so that the supplier pack stays valid.`,
    number: 'Number',
    lastDay: 'Last day',
    link: 'Open the supplier documents',
  },
  companyWaiting: {
    subject: (company: string) => `Company to confirm: ${company}`,
    text: (company: string, buyer: string) => `${buyer} describes the company ${company}. It waits for you.`,
    link: 'See the companies',
  },
  contactMessage: {
    subject: (name: string) => `Message from ${name}`,
    text: (name: string, phone: string) =>
      `A message from ${name} by the contact form. To answer, call or write to ${phone}.`,
    name: 'Name',
    phone: 'Phone',
    link: 'See all messages',
  },
};

/** A sentence of an e-mail that names a document. @param number its own number; of a statement, its period */
type Sentence = (number: string) => string;

interface DocumentWords {
  readonly subject: (number: string, shop: string) => string;
  readonly text: Sentence;
}

/** The default texts of e-mails with a document. Staff may write their own. */
export const documentEmails = {
  documents: {
    quotation: {
      subject: (number, shop) => `Quotation ${number} from ${shop}`,
      text: (number) => `Please find attached our quotation ${number}. We are glad to answer your questions.`,
    },
    confirmation: {
      subject: (number, shop) => `Order confirmation ${number} from ${shop}`,
      text: (number) => `Thank you for your order. Please find attached the confirmation of ${number}.`,
    },
    proforma: {
      subject: (number, shop) => `Proforma invoice for order ${number} from ${shop}`,
      text: (number) => `Please find attached the proforma invoice for your order ${number}.`,
    },
    'delivery-note': {
      subject: (number, shop) => `Delivery note for order ${number} from ${shop}`,
      text: (number) => `Please find attached the delivery note for your order ${number}.`,
    },
    invoice: {
      subject: (number, shop) => `Invoice ${number} from ${shop}`,
      text: (number) => `Please find attached our invoice ${number}.`,
    },
    'credit-note': {
      subject: (number, shop) => `Credit note ${number} from ${shop}`,
      text: (number) => `Please find attached our credit note ${number}.`,
    },
    receipt: {
      subject: (number, shop) => `Receipt ${number} from ${shop}`,
      text: (number) => `Thank you for your payment. Please find attached the receipt ${number}.`,
    },
    statement: {
      subject: (number, shop) => `Statement of account ${number} from ${shop}`,
      text: (number) => `Please find attached your statement of account, ${number}.`,
    },
  } as Readonly<Record<MailedDocument, DocumentWords>>,
  facts: {
    total: 'Total',
    dueDate: 'Due date',
    amount: 'Amount',
    balance: 'Balance',
    overdue: 'Of it overdue',
  },
  link: 'See it in your account',
};

export type DocumentEmailTexts = typeof documentEmails;

/** The parts of reminders and statements that no setting changes. */
export const reminders = {
  /** @param due for example '1 November 2026' */
  due: (amount: string, due: string, days: number) => `${amount}\nDue ${due}, ${inDays(days)} ago`,
  total: 'Total overdue',
  credit: 'Your credit with us',
  left: 'Left to pay after it',
  more: (count: number) => `and ${count} more`,
  attached: 'Your statement of account is attached.',
  link: 'See your statement',
  statement: {
    subject: (month: string, shop: string) => `Statement of account for ${month} from ${shop}`,
    text: (month: string) => `Please find attached your statement of account for ${month}.`,
    balance: 'Balance at the end of the month',
    overdue: 'Of it overdue',
  },
};

export type ReminderTexts = typeof reminders;
