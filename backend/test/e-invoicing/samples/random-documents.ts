import type { TaxCategory } from '@shop/contract/vat';
import { creditNoteModel, invoiceModel } from '../../../src/e-invoicing/domain/model.js';
import type { EDocument } from '../../../src/e-invoicing/domain/e-document.js';
import { NO_OPTIONS, type SourceInvoice } from '../../../src/e-invoicing/domain/source.js';
import { type GivenCredit, givenCreditNotes, givenInvoice, type GivenLine } from './given-documents.js';
import { ARABIC_COMPANY, buyerOf, COMPANY, UNREGISTERED_COMPANY } from './given-parties.js';

const CATEGORIES: readonly TaxCategory[] = ['S', 'S', 'S', 'S', 'Z', 'E', 'O', 'AE'];
const REASONS: Readonly<Partial<Record<TaxCategory, string>>> = {
  E: 'DL8.46.4: local passenger transport',
  AE: 'DL8.48.8.2: electronic devices, GTIN 06291041500213',
};
const NAMES = ['Creasing Matrix 0.5x1.5-mm', 'شريط ختم ساخن أسود ١ بوصة', 'Tape <12 mm> & "extra"', 'Label\tRoll'];

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Pick = (from: number, until: number) => number;

/** Invoices with their credit notes, as a shop might issue them. @param seed the same one makes the same documents */
export function* randomDocuments(seed: number): Generator<EDocument> {
  const random = randomFrom(seed);
  const pick: Pick = (from, until) => from + Math.floor(random() * (until - from + 1));
  for (let count = 1; ; count += 1) {
    const invoice = randomInvoice(pick, count);
    yield invoiceModel(invoice, NO_OPTIONS);
    for (const note of givenCreditNotes(invoice, randomCredits(pick, invoice))) {
      // The shop issues no credit note of nothing.
      if (note.tax.gross > 0) yield creditNoteModel(note, NO_OPTIONS);
    }
  }
}

function randomInvoice(pick: Pick, count: number): SourceInvoice {
  const only = pick(0, 2) === 0 ? undefined : CATEGORIES[pick(0, CATEGORIES.length - 1)];
  const lines = pick(0, 9) === 0 ? tinyLines() : Array.from({ length: pick(1, 12) }, () => randomLine(pick, only));
  const goods = lines.reduce((sum, { qty = 0, price = 0, discount = 0 }) => sum + qty * price - discount, 0);
  const needsTrn = lines.some(({ category }) => category === 'AE');
  const companies = needsTrn ? [COMPANY, ARABIC_COMPANY] : [COMPANY, ARABIC_COMPANY, UNREGISTERED_COMPANY];
  return givenInvoice({
    number: `INV-2026-${String(count).padStart(5, '0')}`,
    basis: pick(0, 1) === 0 ? 'inclusive' : 'exclusive',
    lines,
    ...{ delivery: pick(0, 1) * pick(1, 10_000), fee: pick(0, 2) === 0 ? pick(1, 5000) : 0 },
    discount: pick(0, 1) === 0 ? 0 : Math.floor((goods * pick(0, 100)) / 100),
    buyer: buyerOf(companies[pick(0, companies.length - 1)] ?? COMPANY),
  });
}

const tinyLines = (): GivenLine[] => Array.from({ length: 100 }, () => ({ qty: 1, price: 10 }));

function randomLine(pick: Pick, only: TaxCategory | undefined): GivenLine {
  const category = only ?? CATEGORIES[pick(0, CATEGORIES.length - 1)] ?? 'S';
  const qty = pick(1, pick(0, 3) === 0 ? 500 : 20);
  const price = pick(0, 3) === 0 ? pick(0, 30) : pick(1, 50_000);
  const share = pick(0, 2) === 0 ? pick(0, 100) : 0;
  const name = NAMES[pick(0, NAMES.length - 1)] ?? '';
  return {
    name,
    qty,
    price,
    discount: Math.floor((qty * price * share) / 100),
    category,
    reason: REASONS[category] ?? '',
  };
}

/** Up to three notes: of quantities, of an amount, or of all that is left. */
function randomCredits(pick: Pick, invoice: SourceInvoice): GivenCredit[] {
  const { lines, tax } = invoice;
  const half = (whole: number) => pick(0, Math.floor(whole / 2));
  const notes: GivenCredit[] = [];
  for (let count = pick(0, 3); count > 0 && tax.gross >= 100; count -= 1) {
    const divisor = 2 ** (notes.length + 2);
    const byAmount = pick(0, 2) === 0;
    const qtys = lines.map(({ qty }) => Math.floor(half(qty) / (notes.length + 1)));
    const delivery = Math.floor(tax.deliveryCharge.gross / divisor);
    notes.push(byAmount ? { amount: Math.floor(tax.gross / divisor / 4) } : { qtys, delivery });
  }
  return notes;
}
