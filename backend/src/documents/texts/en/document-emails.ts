import type { MailedDocument } from '@shop/contract/mailed-documents';

/** A sentence of an e-mail that names a document. @param number its own number; of a statement, its period */
type Sentence = (number: string) => string;

interface DocumentWords {
  readonly subject: (number: string, shop: string) => string;
  readonly text: Sentence;
}

/** The usual words of e-mails that bring a document. Staff may write their own. */
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
    remaining: 'Remaining due',
    amount: 'Amount',
    balance: 'Balance',
    overdue: 'Of it overdue',
  },
  link: 'See it in your account',
};

export type DocumentEmailTexts = typeof documentEmails;
