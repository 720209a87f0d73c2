import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { CompaniesService } from '../companies/companies.service.js';
import { User } from './user.schema.js';

/** A company of more people shows what the first of them bought. */
const MOST_PEOPLE = 200;

/** The people of a company that lets them see what the others bought. */
@Injectable()
export class Colleagues {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly companies: CompaniesService,
  ) {}

  /** @returns the ids of all people of the user's company, the user among them; null where it shares nothing, or there is none */
  async of(userId: string, session: ClientSession | null = null): Promise<Types.ObjectId[] | null> {
    const company = await this.companies.ofUser(userId, session);
    if (company?.sharesPurchases !== true) return null;
    const people = this.users.find({ company: company._id }).session(session).select('_id').sort({ _id: 1 });
    return (await people.limit(MOST_PEOPLE).lean()).map(({ _id }) => _id);
  }
}
