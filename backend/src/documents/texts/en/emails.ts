import { declineReasons, statementSums } from '@shop/contract/words/en/documents';
import type { PaymentMethod } from '@shop/contract/payment';
import type { DeclineReason } from '@shop/contract/offers';
import type { MailedDocument } from '@shop/contract/mailed-documents';
import { countIn } from '@shop/contract/message';

const counted = countIn('en');
const inDays = (days: number) => counted(days, { one: '{count} day', other: '{count} days' });

export const emails = {
  greeting: (name: string) => `Hello ${name},`,
  /** For an address whose owner is not known by name. */
  greetingWithoutName: 'Hello,',

  quoteReceived: {
    subject: (number: string) => `We received your request ${number}`,
    text: (number: string) =>
      `Thank you for your request ${number}. We’ll get back to you soon with the best offer, stay tuned!`,
    note: 'Your note',
    link: 'View your requests',
  },
  quoteReady: {
    subject: (number: string) => `Your quote ${number} is ready`,
    text: (number: string) => `Your quote ${number} is ready. These are our prices:`,
    link: 'View your quote',
  },
  quoteTerms: { validUntil: 'Valid until', poNumber: 'Your PO', note: 'Your note', reason: 'Reason' },
  declineReason: (reason: DeclineReason): string => declineReasons[reason],
  quoteRevised: {
    subject: (number: string, revision: string) => `Your quote ${number} has changed (revision ${revision})`,
    text: (number: string, revision: string) =>
      `We have changed your quote ${number}. This is revision ${revision} and replaces the previous one.`,
    link: 'View changes',
  },
  quoteAccepted: {
    subject: (number: string) => `You accepted quote ${number}`,
    text: (number: string) => `Thank you for accepting quote ${number}. We are now preparing your order.`,
    link: 'View your quote',
  },
  quoteDeclined: {
    subject: (number: string) => `You declined quote ${number}`,
    text: (number: string) =>
      `You declined quote ${number}. If a different price or product would help, just reply to this email.`,
    link: 'View your quote',
  },
  quoteExpiring: {
    subject: (number: string, day: string) => `Your quote ${number} is valid until ${day}`,
    text: (number: string, day: string) =>
      `Quote ${number} is waiting for your response. It is valid until ${day}; after that, prices may change.`,
    link: 'Respond to quote',
  },
  /** The text for an offer that never expires. */
  quoteWaiting: {
    subject: (number: string, _day: string) => `Your quote ${number} is waiting for your response`,
    text: (number: string, _day: string) => `Quote ${number} is waiting for your response.`,
    link: 'Respond to quote',
  },
  quoteMessage: {
    subject: (number: string) => `New message about your quote ${number}`,
    text: (author: string, number: string) => `${author} wrote about your quote ${number}:`,
    file: 'File',
    link: 'View the conversation',
  },
  quoteCode: {
    subject: (number: string) => `Your code for quote ${number}`,
    texts: (number: string, minutes: number) => [
      `Use this code to accept or decline quote ${number} on the page you have opened.`,
      `It can be used once and expires in ${minutes} minutes. Earlier codes no longer work. Do not share it with anyone.`,
      'If you didn’t request it, you can ignore this email. No one can respond for you without the code.',
    ],
    code: 'Code',
  },
  orderCreated: {
    subject: (number: string) => `Your order ${number}`,
    text: (number: string) => `We have created your order ${number} and are processing it.`,
    deliveryTo: 'Delivery to',
    link: 'View your orders',
  },
  goodsDelivered: {
    subject: (order: string) => `Delivery of your order ${order}`,
    text: (order: string, day: string) => `We delivered the following goods from your order ${order} on ${day}.`,
    complete: 'Your order is now complete.',
    toCome: 'We will deliver the remaining items later.',
    open: 'Still to be delivered',
    expected: (quantity: string, day: string) => `${quantity}, expected ${day}`,
    receivedBy: 'Received by',
  },
  deliveryCancelled: {
    subject: (order: string) => `Correction: delivery of your order ${order}`,
    text: (delivery: string, order: string) =>
      `Our earlier email about delivery ${delivery} of your order ${order} was sent in error. These goods have not been delivered yet.`,
  },
  goodsExpected: {
    subject: (order: string) => `New delivery date for your order ${order}`,
    text: (order: string) => `We expect to deliver the following goods from your order ${order} as follows.`,
    unknown: 'Date not known yet',
  },
  invoiceIssued: {
    isAdvance: (order: string) =>
      `This is an advance payment invoice for order ${order}. It will be deducted from later invoices for this order.`,
    lessAdvance: (number: string) => `Less advance ${number}`,
    subject: (invoice: string, order: string) => `Invoice ${invoice} for order ${order}`,
    text: (invoice: string, order: string) => `We have issued invoice ${invoice} for your order ${order}.`,
    amountDue: 'Amount due',
    vat: 'of which VAT',
    dueDate: 'Due date',
    link: 'View your invoices',
  },
  paymentReceived: {
    subject: (invoice: string) => `Payment received for invoice ${invoice}`,
    text: (invoice: string) => `Thank you, we have received a payment for invoice ${invoice}.`,
  },
  paymentRefunded: {
    subject: (invoice: string) => `Payment refunded for invoice ${invoice}`,
    text: (invoice: string) => `We have refunded a payment for invoice ${invoice}.`,
  },
  invoiceVoided: {
    subject: (invoice: string) => `Invoice ${invoice} is void`,
    text: (invoice: string) => `We have voided invoice ${invoice}. No payment is due; please disregard it.`,
  },
  /** `document` is the invoice of the payment, or the receipt. */
  paymentReversed: {
    subject: (document: string) => `Correction of a payment: ${document}`,
    text: (document: string) =>
      `We recorded a payment for ${document} in error and have reversed it. It no longer counts as paid.`,
  },
  chequeReturned: {
    subject: (document: string) => `Your cheque was returned: ${document}`,
    text: (document: string) =>
      `The bank returned your cheque for ${document}. The amount is due again. Please pay it another way.`,
  },
  debtWrittenOff: {
    subject: (invoice: string) => `Notice of write-off: invoice ${invoice}`,
    text: (invoice: string, issued: string) =>
      `We have written off the amount below, due on invoice ${invoice} dated ${issued}, as a bad debt because it has not been paid.`,
    vat: 'We are reducing our output VAT by the VAT on this amount. If you have recovered this VAT as input tax, please reduce your recoverable input tax accordingly.',
  },
  writeOffUndone: {
    subject: (invoice: string) => `Correction: write-off of invoice ${invoice}`,
    text: (invoice: string) =>
      `Please disregard our notice that we wrote off an amount of invoice ${invoice}. The amount is due.`,
  },
  creditNoteIssued: {
    subject: (note: string, invoice: string) => `Credit note ${note} for invoice ${invoice}`,
    text: (note: string, invoice: string) =>
      `We have issued credit note ${note}, which reduces the amount due on invoice ${invoice}.`,
    reason: 'Reason',
  },
  companyDecided: {
    subject: (company: string) => `Your company ${company}`,
    confirmed: (company: string) => `We have verified ${company}. It will appear on your documents from now on.`,
    changeConfirmed: (company: string) => `We have approved your change to ${company}.`,
    refused: (company: string) =>
      `We could not verify ${company}. Please check the details you entered, or write to us.`,
    changeRefused: (company: string) =>
      `We could not approve your change to ${company}. Your details remain unchanged.`,
    link: 'View your profile',
  },
  approvalWaiting: {
    subject: (buyer: string) => `Request from ${buyer} needs your approval`,
    text: (buyer: string) =>
      `${buyer} has exceeded their monthly limit. We will continue once you or another approver approves this request.`,
    link: 'Approve or reject',
  },
  approvalAsked: {
    subject: 'Your request is waiting for approval',
    text: (deciders: string) =>
      `Your request is above your monthly limit. We continue once an approver in your company approves it${deciders === '' ? '' : `: ${deciders}`}.`,
    link: 'View your request',
  },
  approvalRefused: {
    subject: 'Your request was rejected',
    text: (by: string) => `${by} rejected your request above your monthly limit and wrote:`,
    link: 'View your request',
  },
  approvedOrder: {
    subject: (number: string) => `Order ${number} is approved`,
    text: (by: string) => `${by} approved this order above your monthly limit.`,
    link: 'View your orders',
  },
  releasedOrder: {
    subject: (number: string) => `Order ${number} is released`,
    text: 'We have released this order, which is above your monthly limit. It no longer needs approval.',
  },
  approvalFacts: {
    quote: 'Quote',
    order: 'Order',
    amount: 'Amount',
    limit: 'Monthly limit',
    spent: 'Already accepted and ordered this month',
    note: 'Note',
  },
  companyInvitation: {
    greeting: 'Hello,',
    subject: (company: string) => `Invitation to ${company}`,
    texts: (by: string, company: string) => [
      `${by} has invited you to buy on behalf of ${company}.`,
      'The link can be used once and expires in seven days. Sign in or create an account with this email address.',
      'If you don’t know this company, you can ignore this email.',
    ],
    link: 'Accept invitation',
  },
  receiptRecorded: {
    subject: (receipt: string) => `Payment received, receipt ${receipt}`,
    text: (receipt: string) => `Thank you, we have received your payment. Your receipt number is ${receipt}.`,
  },
  receiptRefunded: {
    subject: (receipt: string) => `Payment refunded, receipt ${receipt}`,
    text: (receipt: string) => `We have refunded the amount below from your payment (receipt ${receipt}).`,
  },
  chequeComing: {
    subject: (cheque: string, day: string) => `Your cheque ${cheque} is dated ${day}`,
    text: (day: string) =>
      `We will deposit this cheque on or after ${day}. Please make sure that your account has enough funds.`,
    cheque: 'Cheque',
    amount: 'Amount',
    link: 'View your cheques',
  },
  productReturned: {
    subject: (product: string) => `Available again: ${product}`,
    text: (product: string) => `You asked us to let you know: ${product} is available again.`,
    once: 'We only send this once. Stock may run out again soon.',
    sku: 'SKU',
    link: 'View the product',
  },
  payment: {
    amount: 'Amount',
    method: 'Payment method',
    methodName: (method: PaymentMethod): string => method,
    date: 'Payment date',
    chequeNumber: 'Cheque number',
    chequeDate: 'Cheque date',
    link: 'View your invoices',
  },
  passwordReset: {
    subject: 'Set a new password',
    texts: (minutes: number) => [
      'Someone, most likely you, requested a link to set a new password for your account.',
      `The link can be used once and expires in ${minutes} minutes. Earlier links no longer work.`,
      'If you didn’t request it, you can ignore this email. Your password stays the same.',
    ],
    link: 'Set a new password',
  },
  accountInvitation: {
    subject: 'Choose a password for your account',
    texts: (days: number) => [
      'We have opened an account for you. Once you set a password, you can see your quotes, orders and invoices there and request prices at any time.',
      `The link can be used once and expires in ${days} days. After that you can request a new one on the sign-in page.`,
    ],
    link: 'Choose a password',
  },
  emailProof: {
    subject: 'Please confirm your email address',
    texts: (hours: number) => [
      'Use this link to confirm that this email address is yours.',
      `The link expires in ${hours} hours. You can request a new one in your account.`,
      'If you don’t have an account with us or didn’t make this change, you can ignore this email.',
    ],
    link: 'Confirm the address',
  },
  withheld: {
    document: {
      subject: 'A document is ready for you',
      texts: [
        'A document is ready for you. We send documents to confirmed addresses only. Please confirm that this one is yours.',
        'You can also see the document in your account.',
      ],
    },
    news: {
      subject: 'You have a new notification',
      texts: [
        'There is a notification for you. We send these to confirmed addresses only. Please confirm that this address is yours.',
        'Until then, please sign in to see it.',
      ],
    },
  },
  emailPending: {
    subject: 'A new email address was entered for your account',
    text: (email: string) =>
      `The new address is ${email}. Until it is confirmed, you sign in with your current address.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password for your account was changed and all other sessions were signed out.',
  },
  keyExpiring: {
    subject: (name: string, day: string) => `API key “${name}” expires on ${day}`,
    text: (name: string, day: string) => `The API key “${name}” works until ${day}. Give its program a new key before.`,
    link: 'View API keys',
  },
  webhookOff: {
    subject: 'A webhook was switched off',
    text: (url: string) =>
      `The address ${url} no longer takes events. They are stored: switch the webhook on again and send them again.`,
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: (email: string) => `From now on you sign in with ${email}, and our emails go to that address.`,
  },
  newDevice: {
    subject: 'New sign-in to your account',
    text: 'Someone, most likely you, signed in to your account from a browser we haven’t seen before.',
    device: 'Device',
    address: 'IP address',
    at: 'Time (Dubai)',
  },
  secondFactor: {
    subject: 'Your sign-in settings were changed',
    texts: {
      on: 'Two-step verification is now on. You sign in with your password and a code from your authenticator app.',
      off: 'Two-step verification is now off. You sign in with your password only.',
      reset:
        'An administrator has reset your two-step verification and ended all your sessions. You now sign in with your password only and can set up two-step verification again.',
      passkeyAdded: 'A passkey was added to your account. You can use it with your password to sign in.',
      passkeyRemoved: 'A passkey was removed from your account. You can no longer sign in with it.',
      codes: 'New recovery codes were created. Earlier codes no longer work.',
    },
  },
  notYou: 'If this wasn’t you, please reply to this email immediately.',
};

export type EmailTexts = typeof emails;

/**
 * The emails to the staff, in English only. A text gets the direction of its first letter, so none may begin with a
 * name.
 */
export const staffEmails = {
  greeting: 'Hello,',
  newRequest: {
    subject: (number: string, buyer: string) => `New request ${number} from ${buyer}`,
    text: (buyer: string, email: string) => `New quote request from ${buyer}. Replies to this email go to ${email}.`,
    phone: 'Phone',
    address: 'Address',
    note: 'Note',
    link: 'View the request',
  },
  quote: {
    accepted: {
      subject: (number: string, buyer: string) => `Quote ${number} was accepted by ${buyer}`,
      text: (number: string, buyer: string) =>
        `Quote ${number} was accepted by ${buyer}. You can now create the order.`,
      part: 'Only the items below were accepted.',
    },
    declined: {
      subject: (number: string, buyer: string) => `Quote ${number} was declined by ${buyer}`,
      text: (number: string, buyer: string) => `Quote ${number} was declined by ${buyer}.`,
    },
    expiring: {
      subject: (number: string, buyer: string) => `Quote ${number} for ${buyer} expires today`,
      text: (number: string, buyer: string) =>
        `Quote ${number} for ${buyer} expires today and has no response yet. Call the customer or renew it.`,
    },
    poNumber: 'PO number',
    note: 'Note',
    reason: 'Reason',
    phone: 'Phone',
    link: 'View the quote',
  },
  quoteMessage: {
    subject: (number: string, buyer: string) => `Message about ${number} from ${buyer}`,
    text: (buyer: string, number: string) => `A message about ${number} from ${buyer}:`,
    targets: (buyer: string, number: string) => `Target prices for ${number} from ${buyer}:`,
    link: 'View the conversation',
  },
  supplierDocument: {
    subject: (document: string, days: number) => {
      if (days < 0) return `Supplier document has expired: ${document}`;
      return days === 0
        ? `Supplier document expires today: ${document}`
        : `Supplier document expires in ${inDays(days)}: ${document}`;
    },
    text: (document: string, days: number) => {
      if (days < 0) return `The document “${document}” has expired, and customers see it as expired.`;
      return days === 0
        ? `The document “${document}” expires today. From tomorrow, customers see it as expired.`
        : `The document “${document}” expires in ${inDays(days)}. Please upload the new one.`;
    },
    lastDay: 'Last day',
    link: 'View the supplier documents',
  },
  chequesDue: {
    subject: (count: number) => (count === 1 ? 'One cheque needs attention' : `${count} cheques need attention`),
    text: 'The following cheques need to be deposited or followed up. Each cheque is listed once.',
    kinds: {
      today: 'To deposit now',
      tomorrow: 'To deposit tomorrow',
      lastWeek: 'To deposit within a week, before they become stale',
      lastMonth: 'To deposit within a month, before they become stale',
      unanswered: 'At the bank for more than five working days',
    },
    link: 'View cheques',
  },
  /** The first three go to the accountant. @param month for example 'November 2026' */
  monthPack: {
    subject: (month: string, shop: string) => `Books of ${month} from ${shop}`,
    texts: (shop: string, last: string) => [
      `The month pack from ${shop} is ready. The download needs a code, which the page mails to this address.`,
      `The link works until ${last}.`,
    ],
    link: 'Open the month pack',
    codeSubject: (month: string) => `Your code for the books of ${month}`,
    codeTexts: (minutes: number) => [
      'Use this code to download the month pack on the page you have opened.',
      `It can be used once and expires in ${minutes} minutes. Earlier codes no longer work. Do not share it with anyone.`,
    ],
    code: 'Code',
    failedSubject: (month: string) => `The books of ${month} were not sent to your accountant`,
    failedText: (month: string, email: string) => `The month pack of ${month} was not made and not mailed to ${email}.`,
    again: 'Open Books and make the month pack again.',
    failedLink: 'Open Books',
  },
  companyWaiting: {
    subject: (company: string) => `Company to verify: ${company}`,
    text: (company: string, buyer: string) => `New company ${company} from ${buyer}. It needs verification.`,
    link: 'View companies',
  },
  contactMessage: {
    subject: (name: string) => `Message from ${name}`,
    text: (name: string, phone: string) =>
      `Message from ${name} through the contact form. To reply, call or write to ${phone}.`,
    name: 'Name',
    phone: 'Phone',
    link: 'View all messages',
  },
};

/** A sentence of an email that names a document. @param number its own number; of a statement, its period */
type Sentence = (number: string) => string;

interface DocumentWords {
  readonly subject: (number: string, shop: string) => string;
  readonly text: Sentence;
}

/** The default texts of emails with a document. Staff may write their own. */
export const documentEmails = {
  documents: {
    quotation: {
      subject: (number, shop) => `Quotation ${number} from ${shop}`,
      text: (number) =>
        `Please find attached our quotation ${number}. If you have any questions, just reply to this email.`,
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
      text: (number) => `Please find attached your statement of account for ${number}.`,
    },
  } as Readonly<Record<MailedDocument, DocumentWords>>,
  facts: {
    total: 'Total',
    dueDate: 'Due date',
    amount: 'Amount',
    balance: 'Balance',
    overdue: 'of which overdue',
  },
  link: 'View in your account',
};

export type DocumentEmailTexts = typeof documentEmails;

/** Reminders and statements. Staff can change the usual words in the settings. */
export const reminders = {
  usual: {
    friendly: {
      subject: 'A friendly reminder from {shop}',
      text: 'This is a friendly reminder that {total} is past its due date. If you have already paid, please ignore this email.',
    },
    second: {
      subject: 'Second reminder: {total} is overdue',
      text: 'We have not yet received {total}. The oldest invoice is {days} days overdue. Please pay this week, or let us know if there is a problem.',
    },
    final: {
      subject: 'Final reminder: {total} is overdue',
      text: 'Despite our reminders, {total} is still outstanding. The oldest invoice is {days} days overdue. Please pay within seven days. Until we receive payment, we may put new orders on hold.',
    },
  },
  /** @param due for example '1 November 2026' */
  due: (amount: string, due: string, days: number) => `${amount}\nDue ${due}, ${inDays(days)} overdue`,
  total: 'Total overdue',
  credit: 'Your credit with us',
  left: 'Remaining due after your credit',
  more: (count: number) => `and ${count} more`,
  attached: 'Your statement of account is attached.',
  link: 'View your statement',
  statement: {
    subject: (month: string, shop: string) => `Statement of account for ${month} from ${shop}`,
    text: (month: string) => `Please find attached your statement of account for ${month}.`,
    balance: statementSums.closing,
    overdue: 'of which overdue',
  },
};

export type ReminderTexts = typeof reminders;
