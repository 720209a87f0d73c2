import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CREDIT_REASONS } from '@shop/contract/credit';
import type { OrderResponse } from '../../src/sales/orders/dto/order.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { Dice } from './dice.js';

jest.setTimeout(600_000);

const SEEDS = (process.env['LEDGER_SEEDS'] ?? '1 2 3 4').split(' ').map(Number);
const STEPS = Number(process.env['LEDGER_STEPS'] ?? 40);
const ORDERED = [8, 3];
const PRICE = 100;

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

interface Bill {
  readonly id: string;
  readonly lines: readonly { readonly id: string; readonly index: number; left: number }[];
}

/** One order with random steps; of each answer, pieces are counted as a clerk counts them. */
class CountedOrder {
  /** Pieces of each line that the buyer pays for. */
  readonly paid = ORDERED.map(() => 0);
  private bills: Bill[] = [];
  private readonly deliveries: string[] = [];
  private id = '';
  private product: string[] = [];
  private lines: string[] = [];
  private isByAmount = false;

  constructor(private readonly dice: Dice) {}

  async open(): Promise<void> {
    this.product = await Promise.all(ORDERED.map(async () => (await shop.given.product({ stock: 1000 }))._id));
    const orderItems = ORDERED.map((qty, index) => ({ product: this.product[index], qty, unitPrice: PRICE }));
    const { body } = await staff.http.post('/api/orders').send({ user: buyer.id, orderItems }).expect(201);
    this.id = body._id;
    this.lines = body.orderItems.map(({ _id }: { _id: string }) => _id);
  }

  async step(): Promise<void> {
    const often = [() => this.deliver(), () => this.bill(), () => this.credit(), () => this.takeBack()];
    const steps = [...often, ...often, () => this.close(), () => this.cancelDelivery(), () => this.voidBill()];
    await this.dice.one([...steps, () => this.changeStatus()])?.();
  }

  async requirePossible(): Promise<void> {
    const { body: order }: { body: OrderResponse } = await staff.http.get(`/api/orders/${this.id}`).expect(200);
    const isEnded = order.status === 'Cancelled' || order.status === 'Returned';
    let open = 0;
    for (const [index, line] of order.orderItems.entries()) {
      const { qty, deliveredQty, cancelledQty, returnedQty, billedAheadQty } = line;
      open += qty - deliveredQty - cancelledQty;
      expect([qty - deliveredQty - cancelledQty >= 0, returnedQty >= 0, returnedQty <= deliveredQty]).toEqual([
        ...[true, true, true],
      ]);
      const paid = this.paid[index] ?? 0;
      const ahead = isEnded ? 0 : billedAheadQty;
      const at = isEnded && paid === 0 ? 0 : deliveredQty - returnedQty;
      expect([line, this.paid, paid <= at + ahead]).toEqual([line, this.paid, true]);
      const stock = (await staff.http.get(`/api/products/${this.product[index] ?? ''}`).expect(200)).body.stock;
      if (!isEnded) expect(stock).toBe(1000 - (order.stockUpdated ? qty - cancelledQty : deliveredQty) + returnedQty);
    }
    if (order.status === 'Delivered') expect(open).toBe(0);
    if (!this.isByAmount) {
      const billed = this.paid.reduce((sum, qty) => sum + qty * PRICE, 0);
      expect(billed + order.billableTotal <= order.totalPrice + 0.01).toBe(true);
    }
  }

  private async send(method: 'post' | 'put' | 'delete', path: string, body: object = {}) {
    const answer = await staff.http[method](`/api/${path}`).send(body);
    expect([path, body, answer.status, answer.body.code, answer.status < 500]).toEqual([
      ...[path, body, answer.status, answer.body.code],
      true,
    ]);
    return answer;
  }

  private pieces(most: readonly number[] = ORDERED) {
    const qtys = this.dice.some(most);
    return qtys.flatMap((qty, index) => (qty > 0 ? [{ line: this.lines[index], qty }] : []));
  }

  private async deliver(): Promise<void> {
    const { status, body } = await this.send('post', `orders/${this.id}/deliveries`, { lines: this.pieces([4, 2]) });
    if (status === 201) this.deliveries.push(body._id);
  }

  private async bill(): Promise<void> {
    const lines = this.dice.below(2) === 0 ? { lines: this.pieces([5, 3]) } : {};
    const { status, body } = await this.send('post', 'invoices', { order: this.id, ...lines });
    if (status === 201) this.note(body);
  }

  private note({ _id, lines }: { _id: string; lines: { _id: string; qty: number; product: string }[] }): void {
    const own = lines.map(({ _id: id, qty, product }) => ({ id, index: this.product.indexOf(product), left: qty }));
    for (const { index, left } of own) this.paid[index] = (this.paid[index] ?? 0) + left;
    this.bills.push({ id: _id, lines: own });
  }

  private async credit(): Promise<void> {
    const bill = this.dice.one(this.bills);
    if (bill === undefined) return;
    const reason = this.dice.one(CREDIT_REASONS);
    const said = { invoice: bill.id, reason, words: 'As agreed', rebill: this.dice.below(3) === 0 };
    if (this.dice.below(4) === 0) {
      const left = (await staff.http.get(`/api/invoices/${bill.id}/creditable`)).body.total;
      if (left === 0) return;
      const amount = this.dice.below(2) === 0 ? left : Math.min(left, PRICE);
      const { status } = await this.send('post', 'credit-notes', { ...said, amount });
      if (status !== 201) return;
      this.isByAmount = true;
      if (amount === left) this.forget(bill);
      return;
    }
    const qtys = this.dice.some(bill.lines.map(({ left }) => left));
    // Whole lines are billed again.
    const chosen = bill.lines
      .map((line, at) => ({ line, qty: said.rebill && (qtys[at] ?? 0) > 0 ? line.left : (qtys[at] ?? 0) }))
      .filter(({ qty }) => qty > 0);
    const lines = chosen.map(({ line, qty }) => ({ line: line.id, qty, restock: this.dice.below(2) === 0 }));
    const { status } = await this.send('post', 'credit-notes', { ...said, lines });
    if (status !== 201) return;
    for (const { line, qty } of chosen) {
      line.left -= qty;
      this.paid[line.index] = (this.paid[line.index] ?? 0) - qty;
    }
  }

  private forget(bill: Bill): void {
    for (const { index, left } of bill.lines) this.paid[index] = (this.paid[index] ?? 0) - left;
    this.bills = this.bills.filter((one) => one !== bill);
  }

  private async takeBack(): Promise<void> {
    await this.send('post', `orders/${this.id}/returns`, { lines: this.pieces([3, 2]) });
  }

  private async close(): Promise<void> {
    const lines = this.dice.below(2) === 0 ? { lines: this.pieces([3, 1]) } : {};
    const { status, body } = await this.send('post', `orders/${this.id}/close`, { reason: 'Discontinued', ...lines });
    // An amount that was credited pays for pieces that are cancelled now.
    if (status !== 200) return;
    for (const [index, { qty, cancelledQty, returnedQty }] of body.orderItems.entries()) {
      this.paid[index] = Math.min(this.paid[index] ?? 0, qty - cancelledQty - returnedQty);
    }
  }

  private async cancelDelivery(): Promise<void> {
    const id = this.dice.one(this.deliveries);
    if (id !== undefined) await this.send('post', `deliveries/${id}/cancel`, { reason: 'Wrong address' });
  }

  private async voidBill(): Promise<void> {
    const bill = this.dice.one(this.bills);
    if (bill === undefined) return;
    const { status } = await this.send('delete', `invoices/${bill.id}?reason=Mistake`);
    if (status === 200) this.forget(bill);
  }

  private async changeStatus(): Promise<void> {
    const status = this.dice.one(['Processing', 'Delivered', 'Returned', 'Cancelled']);
    const answer = await this.send('put', `orders/${this.id}`, { status });
    if (answer.status !== 200 || !['Returned', 'Cancelled'].includes(answer.body.status)) return;
    for (const bill of [...this.bills]) this.forget(bill);
  }
}

describe('the quantities of an order', () => {
  it.each(SEEDS)('stay possible over random steps (seed %i)', async (seed) => {
    const dice = new Dice(seed);
    for (let round = 0; round < 5; round += 1) {
      const order = new CountedOrder(dice);
      await order.open();
      for (let step = 0; step < STEPS; step += 1) {
        await order.step();
        await order.requirePossible();
      }
    }
  });
});
