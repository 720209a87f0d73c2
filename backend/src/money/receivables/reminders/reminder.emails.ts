import { dubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contract/languages';
import type { Fils } from '@shop/contract/money';
import { filledReminder, type ReminderWords } from '@shop/contract/reminders';
import { Types } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Email } from '../../../platform/mail/email.js';
import type { StatementCustomer } from '../statements/statements.service.js';
import { addressedTo, formatAed, formatDay } from '../../../documents/texts/email-parts.js';
import { reminderTexts } from '../../../documents/texts/texts.js';
import { daysOverdue } from './domain/reminder.rules.js';

/** Invoices that an email lists; the statement has them all. */
const MOST_LISTED = 40;

interface NamedInvoice {
  readonly invoiceNumber: string;
  readonly createdAt: Date;
  readonly dueDate: Date;
  readonly remainingDue: Fils;
}

interface Reminding {
  readonly invoices: readonly NamedInvoice[];
  readonly words: ReminderWords;
  readonly day: string;
  /** The credit balance of the account. */
  readonly credit: Fils;
}

interface Shop {
  readonly name: string;
  readonly email: string;
}

/** @param by the member of staff who sends it by hand */
export function reminderEmail(customer: StatementCustomer, reminding: Reminding, shop: Shop, by?: Actor): Email {
  const { invoices, day } = reminding;
  const resource = customer.account.company === null ? 'users' : 'companies';
  const from = invoices.reduce((first, { createdAt }) => (createdAt < first ? createdAt : first), new Date());
  const { buyer, language = DEFAULT_LANGUAGE } = customer;
  const name = buyer.company?.legalName ?? buyer.name;
  return {
    ...reminderContent({ name: buyer.name || name, email: buyer.email, language }, reminding, shop),
    replyTo: by?.email || shop.email,
    action: { label: reminderTexts(language).link, path: '/account/statement' },
    about: { resource, id: new Types.ObjectId(customer.account.company ?? customer.account.user), name },
    document: { kind: 'statement', language, period: { from: dubaiDay(from), to: day } },
    ...(by && { by }),
  };
}

/** Subject, text and facts of a reminder, filled in. */
export function reminderContent(
  to: { readonly name: string; readonly email: string; readonly language: Language },
  { invoices, words, day, credit }: Reminding,
  shop: Shop,
) {
  const { language } = to;
  const texts = reminderTexts(language);
  const total = invoices.reduce((sum, { remainingDue }) => sum + remainingDue, 0);
  const oldest = Math.max(...invoices.map((invoice) => daysOverdue(invoice, day)));
  const values = {
    customer: to.name,
    shop: shop.name,
    total: formatAed(total, language),
    count: String(invoices.length),
    days: String(oldest),
  };
  const listed = invoices.slice(0, MOST_LISTED).map((invoice) => ({
    label: invoice.invoiceNumber,
    value: texts.due(
      formatAed(invoice.remainingDue, language),
      formatDay(invoice.dueDate, language),
      daysOverdue(invoice, day),
    ),
  }));
  const more = invoices.length - listed.length;
  return {
    ...addressedTo(to),
    subject: filledReminder(words.subject, values),
    paragraphs: [filledReminder(words.text, values), texts.attached],
    facts: [
      ...listed,
      { label: texts.total, value: [formatAed(total, language), ...(more > 0 ? [texts.more(more)] : [])].join('\n') },
      ...(credit === 0
        ? []
        : [
            { label: texts.credit, value: formatAed(credit, language) },
            { label: texts.left, value: formatAed(Math.max(total - credit, 0), language) },
          ]),
    ],
  };
}
