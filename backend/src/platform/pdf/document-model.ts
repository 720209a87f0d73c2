import type {
  DocumentBuyer,
  DocumentLine,
  DocumentSeller,
  DocumentTotal,
  DocumentView,
  InvoiceView,
  LabelledText,
  StatementView,
  StatusTone,
} from './document-view.js';

/** A view with every field present, as the strict templates ask; what is not there is null. */
export interface DocumentModel {
  readonly title: string;
  readonly number: string;
  readonly status: { readonly label: string; readonly tone: StatusTone } | null;
  readonly seller: DocumentSeller;
  readonly buyer: DocumentBuyer;
  readonly dates: readonly LabelledText[];
  readonly lines: readonly DocumentLine[];
  readonly totals: readonly Required<DocumentTotal>[];
  readonly note: string | null;
  readonly terms: readonly string[];
}

export type InvoiceModel = DocumentModel & Pick<InvoiceView, 'payments' | 'amountPaid' | 'remaining'>;

export type StatementModel = Pick<
  DocumentModel,
  'title' | 'number' | 'status' | 'seller' | 'buyer' | 'dates' | 'totals'
> &
  Pick<StatementView, 'opening' | 'entries' | 'ages'>;

/** Picks field by field: whatever else an object carries does not reach a document. */
export function documentModel(view: DocumentView): DocumentModel {
  return {
    title: view.title,
    number: view.number,
    status: view.statusLabel === undefined ? null : { label: view.statusLabel, tone: view.statusTone ?? 'neutral' },
    seller: view.seller,
    buyer: view.buyer,
    dates: view.dates,
    lines: view.lines,
    totals: totalsOf(view),
    note: view.note?.trim() ? view.note.trim() : null,
    terms: view.terms ?? [],
  };
}

export function invoiceModel(view: InvoiceView): InvoiceModel {
  const { payments, amountPaid, remaining } = view;
  return { ...documentModel(view), payments, amountPaid, remaining };
}

export function statementModel(view: StatementView): StatementModel {
  const { title, number, seller, buyer, dates, opening, entries, ages } = view;
  return { title, number, status: null, seller, buyer, dates, totals: totalsOf(view), opening, entries, ages };
}

function totalsOf({ totals }: Pick<DocumentView, 'totals'>): Required<DocumentTotal>[] {
  return totals.map(({ label, amount, strong }) => ({ label, amount, strong: strong ?? false }));
}
