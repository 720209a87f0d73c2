import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { CompaniesService } from '../companies/companies.service.js';
import { HistoryService } from '../../platform/history/history.service.js';
import { User } from '../user-record/user.schema.js';

/** A company of more people shows what the first of them bought. */
const MOST_PEOPLE = 200;

/** Somebody of a company. */
export interface Colleague {
  readonly id: Types.ObjectId;
  /** Since when they belong to it: what they did before is their own, or another company's. */
  readonly since: Date;
}

/** A company that lets its people see what the others bought, as long as it does. */
@Injectable()
export class Colleagues {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly companies: CompaniesService,
    private readonly history: HistoryService,
  ) {}

  /** @returns the id of the user's company; null where it shares nothing, or there is none */
  async sharingCompany(userId: string, session: ClientSession | null = null): Promise<Types.ObjectId | null> {
    const company = await this.companies.ofUser(userId, session);
    return company?.sharesPurchases === true ? company._id : null;
  }

  /** @returns all people of the user's company, the user among them; null where it shares nothing, or there is none */
  async of(userId: string): Promise<Colleague[] | null> {
    const company = await this.sharingCompany(userId);
    if (company === null) return null;
    const found = await this.users
      .find({ company })
      .select('_id createdAt')
      .sort({ _id: 1 })
      .limit(MOST_PEOPLE)
      .lean<{ _id: Types.ObjectId; createdAt: Date }[]>();
    const ids = found.map(({ _id }) => _id);
    const moved = await this.history.lastChanges('users', ids, 'company');
    return found.map(({ _id, createdAt }) => ({ id: _id, since: moved.get(_id.toHexString()) ?? createdAt }));
  }
}
