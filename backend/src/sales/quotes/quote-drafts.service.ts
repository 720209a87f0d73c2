import { Injectable } from '@nestjs/common';
import type { PriceBasis } from '@shop/contract/vat';
import { type ClientSession, Types } from 'mongoose';
import { basisOf } from '../../documents/lines/document-tax.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { Clock } from '../../platform/clock.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { QuoteRecord } from './quote.schema.js';

/** The unique values of a new quote. They are made before the transaction, which may run several times. */
export type QuoteIds = Pick<QuoteRecord, '_id' | 'number' | 'createdAt' | 'updatedAt'>;

/** The values that every new quote gets, whether a buyer requests it or staff write it. */
@Injectable()
export class QuoteDrafts {
  constructor(
    private readonly companies: CompaniesService,
    private readonly settings: SettingsService,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
  ) {}

  async newIds(): Promise<QuoteIds> {
    const createdAt = this.clock.now();
    const number = await this.sequences.next('QUO', createdAt);
    return { _id: new Types.ObjectId(), number, createdAt, updatedAt: createdAt };
  }

  /** The company whose document a new quote of this buyer is; null: the buyer's own. */
  companyOf(user: Types.ObjectId, session: ClientSession): Promise<Types.ObjectId | null> {
    return this.companies.idOfUser(user, session);
  }

  /** Price basis of a quote of that moment; null: the shop is not registered for VAT. */
  async taxBasis(createdAt: Date, session: ClientSession): Promise<PriceBasis | null> {
    return basisOf(await this.settings.load(session), createdAt);
  }
}
