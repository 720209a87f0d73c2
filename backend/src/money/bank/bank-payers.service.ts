import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { accountKeyOf } from '../../billing/invoices/account.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { BankPayer } from './bank-notes.schema.js';
import { payerKeys } from './domain/payer-keys.js';

type Payer = Parameters<typeof payerKeys>[0];

/** The accounts that pay under a name or from an IBAN, learnt from matched lines. */
@Injectable()
export class BankPayers {
  constructor(
    @InjectStore(BankPayer) private readonly payers: PlainStore<BankPayer>,
    private readonly settings: SettingsService,
  ) {}

  /** Later lines of the payer are known to be of the account. A payment house pays for several, so it is no payer. */
  async learn(payer: Payer, { company, user }: Pick<BankPayer, 'company' | 'user'>, session: ClientSession) {
    // A receipt of a company names its recipient, too.
    const account = { company, user: company === null ? user : null };
    for (const key of this.keysOf(payer)) {
      const before = await this.payers.reads.findById(key).session(session).lean<BankPayer | null>();
      const isShared = before !== null && (before.isShared || accountKeyOf(before) !== accountKeyOf(account));
      await this.payers.put(key, { $set: { ...account, isShared } }, session);
    }
  }

  /** @returns for each payer the key of the account; null if the payer is unknown, or pays for several */
  async accountsOf(payers: readonly Payer[]): Promise<(string | null)[]> {
    const keys = payers.map((payer) => this.keysOf(payer));
    const found = await this.payers.reads.find({ _id: { $in: keys.flat() } }).lean<BankPayer[]>();
    const known = new Map(found.filter(({ isShared }) => !isShared).map((one) => [one._id, accountKeyOf(one)]));
    return keys.map((own) => own.map((key) => known.get(key)).find((account) => account !== undefined) ?? null);
  }

  /** Without the shop itself. */
  private keysOf({ name, iban }: Payer): string[] {
    const { name: shop, legalName, legalNameAr, bankAccounts } = this.settings.current();
    const names = [shop, legalName, legalNameAr].map((own) => ({ name: own, iban: '' }));
    const accounts = bankAccounts.map((own) => ({ name: own.accountName, iban: own.iban }));
    const own = [...names, ...accounts].flatMap(payerKeys);
    return payerKeys({ name, iban }).filter((key) => !own.includes(key));
  }
}
