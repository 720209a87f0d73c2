import { expect } from '@jest/globals';
import { pdfPages } from '../support/pdf-text.js';

const PAYMENT = /^\d+ \w+ \d{4} (Cash|Cheque|Bank)/;
const AMOUNT = /-?\d[\d,]*\.\d\d/g;

/** The rows of a paper, read for the sums that a bookkeeper would add up. Amounts are whole fils. */
export class PrintedPaper {
  private constructor(private readonly rows: readonly string[]) {}

  static async read(bytes: Uint8Array): Promise<PrintedPaper> {
    return new PrintedPaper((await pdfPages(bytes)).flat());
  }

  /** The last amount of the row with this label, or undefined. */
  amount(label: string): number | undefined {
    return this.amounts(label)[0];
  }

  /** The last amount of each row that begins so. */
  amounts(label: string): number[] {
    return this.rows.filter((row) => row.startsWith(label)).flatMap((row) => amountsIn(row).slice(-1));
  }

  /** The amounts of each numbered line of the table. */
  lines(): number[][] {
    const rows = this.rows.filter((row) => /^\d+ .*\d\.\d\d$/.test(row) && !PAYMENT.test(row));
    return rows.map(amountsIn);
  }

  /** Lines, charges and discounts come to the total, and so do net and VAT. */
  expectTotals(basis: 'inclusive' | 'exclusive'): void {
    const total = this.amount('Total AED');
    const net = this.amount('Net, excl. VAT');
    const vat = sum(this.amounts('VAT 5%'));
    expect((net ?? 0) + vat).toBe(total);
    const subtotal = this.amount('Subtotal') ?? 0;
    const rest = sum(['Discount', 'Delivery charge', 'Extra fee'].map((label) => this.amount(label) ?? 0));
    expect(subtotal + rest).toBe(basis === 'inclusive' ? total : net);
    // Columns: unit price, discount, net, VAT, gross.
    for (const amounts of this.lines()) {
      const [ofNet = 0, ofVat = 0, gross] = amounts.slice(-3);
      expect(ofNet + ofVat).toBe(gross);
    }
  }

  /** The lines below the total add up to the last one, and the payments to the paid amount. */
  expectSettled(): void {
    const off = sum(['Credited AED', 'Void AED', 'Paid AED'].map((label) => this.amount(label) ?? 0));
    const [remaining, credit] = [this.amount('Remaining due'), this.amount('Credit balance')];
    expect([remaining, credit].filter((amount) => amount !== undefined)).toHaveLength(1);
    expect((this.amount('Total AED') ?? NaN) - off).toBe(remaining ?? -(credit ?? NaN));
    const payments = this.rows.filter((row) => PAYMENT.test(row));
    expect(sum(payments.flatMap((row) => amountsIn(row).slice(-1)))).toBe(this.amount('Paid AED'));
  }

  has(text: string): boolean {
    return this.rows.some((row) => row.includes(text));
  }
}

function amountsIn(row: string): number[] {
  return [...row.matchAll(AMOUNT)].map(([text]) => Math.round(Number(text.replaceAll(',', '')) * 100));
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((before, amount) => before + amount, 0);
