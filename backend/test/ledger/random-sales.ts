import { expect } from '@jest/globals';
import type { InvoiceResponse } from '../../src/billing/invoices/dto/invoice.response.js';
import type { OrderResponse } from '../../src/sales/orders/dto/order.response.js';
import {
  aed,
  type Basis,
  type Category,
  creditOfPieces,
  leftAfter,
  type PaperOrder,
  type Taxed,
  taxed,
  total,
} from '../month/paper.js';
import { signInWith, type TestActor } from '../support/actors.js';
import type { Dice } from './dice.js';
import { type Bill, grossOf } from './plain-books.js';
import { fils, type TradedShop } from './traded-shop.js';

interface Sale {
  readonly order: string;
  readonly account: string;
  readonly basis: Basis;
  readonly lines: readonly string[];
  readonly amounts: readonly Taxed[];
  /** Days of delivery of each line, a piece each. */
  readonly delivered: string[][];
  readonly bills: SoldBill[];
  /** Credits leave some of it to bill, and some not: that is not traded on. */
  isClosed: boolean;
}

interface SoldBill extends Bill {
  readonly lines: readonly { readonly id: string; readonly index: number }[];
  left: readonly Taxed[];
}

const REASONS = ['A', 'B', 'C', 'D', 'E'].map((letter) => `DL8.61.1.${letter}`).concat('VD');

/** Orders, deliveries, invoices of parts, credit notes and void invoices. */
export class RandomSales {
  private readonly sales: Sale[] = [];
  private basis: Basis = 'inclusive';
  private readonly dice: Dice;

  constructor(private readonly shop: TradedShop) {
    this.dice = shop.dice;
  }

  async sell(): Promise<void> {
    const buyer = this.dice.one(this.shop.buyers);
    if (buyer === undefined) return;
    const categories: Category[] = ['S', 'S', 'S', 'Z'];
    const paper: PaperOrder = {
      basis: this.basis,
      lines: this.shop.products.slice(0, 1 + this.dice.below(3)).map(() => ({
        ...{ qty: BigInt(1 + this.dice.below(12)), price: BigInt(50 + this.dice.below(9000)), discount: 0n },
        category: this.dice.one(categories) ?? 'S',
      })),
      discount: this.dice.below(3) === 0 ? BigInt(1 + this.dice.below(40)) : 0n,
      delivery: this.dice.below(2) === 0 ? BigInt(500 + this.dice.below(2000)) : 0n,
      fee: 0n,
    };
    const isQuoted =
      paper.discount === 0n && paper.lines.every(({ category }) => category === 'S') && this.dice.below(2) === 0;
    const order = await (isQuoted ? this.quoted(buyer, paper) : this.ordered(buyer, paper));
    const amounts = taxed(paper);
    expect(['order', order.totalPrice]).toEqual(['order', aed(grossOf(amounts))]);
    this.sales.push({
      ...{
        order: order._id,
        account: this.shop.accountOf(buyer),
        basis: paper.basis,
        amounts,
        bills: [],
        isClosed: false,
      },
      ...{ lines: order.orderItems.map(({ _id }) => _id), delivered: paper.lines.map(() => []) },
    });
  }

  private ordered(buyer: TestActor, { lines, discount, delivery }: PaperOrder): Promise<OrderResponse> {
    const orderItems = lines.map(({ qty, price, category }, index) => ({
      ...{ product: this.shop.products[index], qty: Number(qty), unitPrice: aed(price), taxCategory: category },
      taxReason: category === 'S' ? '' : 'Export to Oman',
    }));
    const rounded = discount > 0n ? { discount: aed(discount), discountReason: 'Rounded off' } : {};
    return this.shop.send('post', '/api/orders', {
      user: buyer.id,
      orderItems,
      deliveryCharge: aed(delivery),
      ...rounded,
    });
  }

  private async quoted(buyer: TestActor, { lines, delivery }: PaperOrder): Promise<OrderResponse> {
    const items = lines.map(({ qty }, index) => ({ product: this.shop.products[index], qty: Number(qty) }));
    await signInWith(buyer);
    const { body } = await buyer.http.post('/api/quotes').send({ requestedItems: items }).expect(201);
    const requestedItems = items.map((item, index) => ({ ...item, unitPrice: aed(lines[index]?.price ?? 0n) }));
    const offer = { requestedItems, deliveryCharge: aed(delivery), status: 'Quoted' };
    const { revision } = await this.shop.send('put', `/api/quotes/${body._id}`, offer);
    await buyer.http.post(`/api/quotes/${body._id}/accept`).send({ revision }).expect(200);
    return this.shop.send('post', `/api/orders/from-quote/${body._id}`, {});
  }

  async deliver(): Promise<void> {
    const sale = this.dice.one(
      this.sales.filter((one) => !one.isClosed && this.undelivered(one).some((qty) => qty > 0)),
    );
    if (sale === undefined) return;
    const left = this.undelivered(sale);
    const qtys = this.dice.some(left);
    const lines = qtys.flatMap((qty, index) => (qty === 0 ? [] : [{ line: sale.lines[index], qty }]));
    await this.shop.send('post', `/api/orders/${sale.order}/deliveries`, { lines, deliveredOn: this.shop.today });
    for (const [index, qty] of qtys.entries()) {
      for (let piece = 0; piece < qty; piece += 1) sale.delivered[index]?.push(this.shop.today);
    }
  }

  /** Bills a part of the remaining quantity. */
  async bill(): Promise<void> {
    const sale = this.dice.one(this.sales.filter((one) => !one.isClosed && grossOf(this.unbilled(one)) > 0n));
    if (sale === undefined) return;
    const left = this.unbilled(sale);
    const of = left.slice(0, -2).map(({ qty }) => Number(qty));
    const qtys = this.dice.below(3) === 0 ? of : this.dice.some(of);
    const lines = qtys.flatMap((qty, index) => (qty === 0 ? [] : [{ line: sale.lines[index], qty }]));
    const made: InvoiceResponse = await this.shop.send('post', '/api/invoices', { order: sale.order, lines });
    const wanted = { qtys: qtys.map(BigInt), delivery: left.at(-2)?.gross ?? 0n };
    const amounts = this.checked(made, left, creditOfPieces(left, wanted, sale.basis), qtys, sale.basis);
    const taxDay = this.supplyDay(sale, qtys);
    const billed = qtys.flatMap((qty, index) => (qty === 0 ? [] : [index]));
    const bill: SoldBill = {
      ...{
        id: made._id,
        number: made.invoiceNumber,
        account: sale.account,
        day: this.shop.today,
        taxDay,
        amounts,
        left: amounts,
      },
      ...{ dueDay: this.shop.dueDayOf(sale.account), notes: [], voidDay: null },
      lines: made.lines.map(({ _id }, index) => ({ id: _id, index: billed[index] ?? 0 })),
    };
    sale.bills.push(bill);
    this.shop.books.bills.push(bill);
    if (this.unbilled(sale).every(({ qty }) => qty === 0n)) {
      for (const column of ['net', 'vat', 'gross'] as const) expect(total(this.unbilled(sale), column)).toBe(0n);
    }
  }

  /** Amounts as they are rounded first are exact; the VAT of a category is off by two fils at most. */
  private checked(
    { lines, tax }: Pick<InvoiceResponse, 'lines' | 'tax'>,
    left: readonly Taxed[],
    wanted: readonly Taxed[],
    qtys: readonly number[],
    basis: Basis,
  ): Taxed[] {
    const amounts: Taxed[] = left.map((one) => ({ ...one, qty: 0n, net: 0n, vat: 0n, gross: 0n }));
    const billed = qtys.flatMap((qty, index) => (qty === 0 ? [] : [index]));
    for (const [at, { net, vat, gross }] of lines.entries()) {
      const index = billed[at] ?? 0;
      const { category } = left[index] as Taxed;
      amounts[index] = { category, qty: BigInt(qtys[index] ?? 0), net: fils(net), vat: fils(vat), gross: fils(gross) };
    }
    const charge = amounts.at(-2) as Taxed;
    const all = { net: fils(tax?.net ?? 0), vat: fils(tax?.vat ?? 0), gross: fils(tax?.gross ?? 0) };
    const rest = (column: 'net' | 'vat' | 'gross') => all[column] - total(amounts, column);
    amounts[amounts.length - 2] = { ...charge, net: rest('net'), vat: rest('vat'), gross: rest('gross') };
    const exact = basis === 'inclusive' ? 'gross' : 'net';
    expect(amounts.map((one) => one[exact])).toEqual(wanted.map((one) => one[exact]));
    this.expectVat(amounts);
    return amounts;
  }

  private expectVat(amounts: readonly Taxed[]): void {
    for (const category of ['S', 'Z'] as const) {
      const own = amounts.filter((one) => one.category === category);
      const off = 100n * total(own, 'vat') - (category === 'S' ? 5n : 0n) * total(own, 'net');
      expect(off <= 250n && off >= -250n).toBe(true);
    }
  }

  async credit(): Promise<void> {
    const sale = this.dice.one(
      this.sales.filter(({ bills }) => bills.some((bill) => bill.voidDay === null && grossOf(bill.left) > 0n)),
    );
    const bill = this.dice.one(sale?.bills.filter((one) => one.voidDay === null && grossOf(one.left) > 0n) ?? []);
    if (sale === undefined || bill === undefined) return;
    const body = { invoice: bill.id, reason: this.dice.one(REASONS), words: 'As agreed by telephone' };
    const isAmount = this.dice.below(3) === 0;
    const qtys = this.dice.some(bill.left.slice(0, -2).map(({ qty }) => Number(qty)));
    if (!isAmount && qtys.every((qty) => qty === 0)) return;
    const amount = this.dice.upTo(grossOf(bill.left));
    const restock = this.dice.below(2) === 0;
    const lines = bill.lines.flatMap(({ id, index }) => (qtys[index] ? [{ line: id, qty: qtys[index], restock }] : []));
    const note = await this.shop.send('post', '/api/credit-notes', {
      ...body,
      ...(isAmount ? { amount: aed(amount) } : { lines }),
    });
    const amounts = this.creditedBy(note, bill, isAmount ? null : qtys);
    if (isAmount) expect(grossOf(amounts)).toBe(amount);
    else if (sale.basis === 'inclusive') {
      const wanted = creditOfPieces(bill.left, { qtys: qtys.map(BigInt) }, sale.basis);
      expect(amounts.map(({ gross }) => gross)).toEqual(wanted.map(({ gross }) => gross));
    }
    this.expectVat(amounts);
    bill.left = leftAfter(bill.left, amounts);
    for (const { net, gross } of bill.left) expect([net >= 0n, gross >= 0n]).toEqual([true, true]);
    if (grossOf(bill.left) === 0n) expect([total(bill.left, 'net'), total(bill.left, 'vat')]).toEqual([0n, 0n]);
    bill.notes.push({ id: note._id, day: this.shop.today, amounts });
    sale.isClosed = true;
  }

  private creditedBy(
    note: { lines: { line: string; net: number; vat: number; gross: number }[]; tax: InvoiceResponse['tax'] },
    bill: SoldBill,
    qtys: readonly number[] | null,
  ): Taxed[] {
    const amounts: Taxed[] = bill.left.map((one) => ({ ...one, qty: 0n, net: 0n, vat: 0n, gross: 0n }));
    for (const { line, net, vat, gross } of note.lines) {
      const index = bill.lines.find(({ id }) => id === line)?.index ?? 0;
      const { category } = amounts[index] as Taxed;
      amounts[index] = {
        category,
        qty: BigInt(qtys?.[index] ?? 0),
        net: fils(net),
        vat: fils(vat),
        gross: fils(gross),
      };
    }
    const charge = amounts.at(-2) as Taxed;
    const rest = (column: 'net' | 'vat' | 'gross') => fils(note.tax?.[column] ?? 0) - total(amounts, column);
    amounts[amounts.length - 2] = { ...charge, net: rest('net'), vat: rest('vat'), gross: rest('gross') };
    return amounts;
  }

  async voidBill(): Promise<void> {
    const isFree = (one: Bill) => one.voidDay === null && one.notes.length === 0 && this.shop.books.paidOf(one) === 0n;
    const sale = this.dice.one(this.sales.filter(({ bills }) => bills.some(isFree)));
    const bill = this.dice.one(sale?.bills.filter(isFree) ?? []);
    if (bill === undefined) return;
    await this.shop.send('delete', `/api/invoices/${bill.id}?reason=Wrong%20buyer`);
    bill.voidDay = this.shop.today;
  }

  async changeBasis(): Promise<void> {
    this.basis = this.basis === 'inclusive' ? 'exclusive' : 'inclusive';
    await this.shop.send('put', '/api/settings', { priceBasis: this.basis });
  }

  private undelivered({ amounts, delivered }: Sale): number[] {
    return amounts.slice(0, -2).map(({ qty }, index) => Number(qty) - (delivered[index]?.length ?? 0));
  }

  private unbilled({ amounts, bills }: Sale): readonly Taxed[] {
    return bills
      .filter(({ voidDay }) => voidDay === null)
      .reduce((left, bill) => leftAfter(left, bill.amounts), amounts);
  }

  /** Pieces are billed in the order of their deliveries; undelivered ones are supplied on the day of the invoice. */
  private supplyDay({ delivered, bills }: Sale, qtys: readonly number[]): string {
    const days = qtys.flatMap((qty, index) => {
      const before = bills
        .filter(({ voidDay }) => voidDay === null)
        .map(({ amounts }) => Number(amounts[index]?.qty ?? 0n));
      const first = before.reduce((one, other) => one + other, 0);
      return (delivered[index] ?? []).slice(first, first + qty);
    });
    return days.reduce((one, day) => (day < one ? day : one), this.shop.today);
  }
}
