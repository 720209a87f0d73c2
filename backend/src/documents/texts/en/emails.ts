import { conversationEmails, staffConversationEmails } from './conversation-emails.js';
import type { PaymentMethod } from '@shop/contract/payment';
import { quoteEmails, staffQuoteEmails } from './quote-emails.js';
import { staffSupplierEmails } from './supplier-pack.js';

/** The e-mails to customers. */
export const emails = {
  greeting: (name: string) => `Hello ${name},`,
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
  ...quoteEmails,
  ...conversationEmails,
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
      `${buyer} asks for goods above their monthly limit. The shop sees the request once you, or another approver, agree.`,
    link: 'Approve or refuse',
  },
  approvalAsked: {
    subject: 'Your request waits for your company',
    text: (deciders: string) =>
      `Your request is above your monthly limit. It reaches the shop once somebody of your company agrees${deciders === '' ? '' : `: ${deciders}`}.`,
    link: 'See your request',
  },
  approvalRefused: {
    subject: 'Your request was refused',
    text: (by: string) => `${by} did not agree to your request above your monthly limit, and says:`,
    link: 'See your request',
  },
  approvalFacts: {
    amount: 'Amount at list prices',
    limit: 'Monthly limit',
    spent: 'Asked for this month before',
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
    credit: 'Kept as your credit',
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
    remaining: 'Remaining due',
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

/** The e-mails to the staff, in English only. A text is set in the direction of its first letter, so none begins with a name. */
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
  quote: staffQuoteEmails,
  quoteMessage: staffConversationEmails,
  supplierDocument: staffSupplierEmails,
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
