/** The queue of transactions that number invoices: this server runs them one after the other. */
export const INVOICE_NUMBERS = 'invoice numbers';

/** The same for credit notes. */
export const CREDIT_NOTE_NUMBERS = 'credit note numbers';
