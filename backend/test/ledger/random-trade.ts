import type { TestShop } from '../support/app.js';
import { Dice } from './dice.js';
import { RandomCheques } from './random-cheques.js';
import { RandomMoney } from './random-money.js';
import { RandomSales } from './random-sales.js';
import { TradedShop } from './traded-shop.js';

/** Trades at random over HTTP, and notes all of it in plain books. */
export class RandomTrade {
  readonly shop: TradedShop;
  readonly cheques: RandomCheques;
  private readonly dice: Dice;
  private readonly steps: readonly (() => Promise<void>)[];

  constructor(shop: TestShop, seed: number) {
    this.dice = new Dice(seed);
    this.shop = new TradedShop(shop, this.dice);
    const [sales, money] = [new RandomSales(this.shop), new RandomMoney(this.shop)];
    this.cheques = new RandomCheques(this.shop);
    const { cheques } = this;
    const often = [
      () => sales.bill(),
      () => sales.sell(),
      () => money.pay(),
      () => money.receive(),
      () => money.apply(),
    ];
    this.steps = [
      ...[...often, ...often, ...often, () => sales.bill(), () => sales.credit(), () => sales.credit()],
      ...[() => sales.deliver(), () => sales.voidBill(), () => sales.changeBasis(), () => this.join()],
      ...[() => cheques.take(), () => cheques.take(), () => cheques.deposit(), () => cheques.answer()],
      ...[() => cheques.takeBack(), () => cheques.replace()],
      ...[() => money.refund(), () => money.reverse(), () => money.edit()],
    ];
  }

  open(): Promise<void> {
    return this.shop.open();
  }

  async step(): Promise<void> {
    if (this.dice.below(3) === 0) await this.shop.goOn(1 + this.dice.below(3));
    await this.dice.one(this.steps)?.();
  }

  /** A person joins a company, changes to another one, or leaves. */
  private async join(): Promise<void> {
    await this.shop.move(this.dice.one(this.shop.buyers), this.dice.one([...this.shop.companies, null]) ?? null);
  }
}
