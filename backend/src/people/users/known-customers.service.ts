import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { refuse } from '../../platform/errors/refuse.js';
import { SEARCH_TOKENS } from '../../platform/lists/search-fields.js';
import { CompaniesService } from '../companies/companies.service.js';
import { User, type UserRecord } from '../user-record/user.schema.js';
import { storedEmail } from './domain/email.js';
import { writtenForms } from './domain/phone-digits.js';
import type { KnownCustomersResponse } from './dto/known-customers.response.js';
import type { CreateUserDto } from './dto/user.requests.js';

const MOST_NAMED = 5;

/** Finds the customers whom staff are about to enter a second time. */
@Injectable()
export class KnownCustomers {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly companies: CompaniesService,
  ) {}

  /** @throws DomainError CUSTOMER_KNOWN, naming those with the phone number or the email address in its details */
  async refuseKnown({ email = '', phoneNumber = '' }: CreateUserDto): Promise<void> {
    const found = await this.users
      .find({ isAdmin: false, $or: [...ofEmail(storedEmail(email)), ...ofPhone(phoneNumber), NOBODY] })
      .sort({ createdAt: 1, _id: 1 })
      .limit(MOST_NAMED)
      .lean<UserRecord[]>();
    const [first] = found;
    if (first !== undefined) throw refuse('CUSTOMER_KNOWN', { name: first.name }, { details: await this.named(found) });
  }

  private async named(found: readonly UserRecord[]): Promise<KnownCustomersResponse> {
    const ids = found.flatMap(({ company }) => (company ? [company] : []));
    const companies = await this.companies.refs(ids);
    const customers = found.map(({ _id, name, email, phoneNumber, company }) => ({
      _id: _id.toHexString(),
      name,
      email,
      phoneNumber,
      company: companies.get(String(company))?.legalName ?? null,
    }));
    return { customers };
  }
}

const NOBODY: QueryFilter<User> = { _id: { $in: [] } };

const ofEmail = (email: string): QueryFilter<User>[] => (email === '' ? [] : [{ email }]);

/** A number is a token of its user's, with all of its digits. */
function ofPhone(phone: string): QueryFilter<User>[] {
  const forms = writtenForms(phone);
  return forms.length === 0 ? [] : [{ phoneNumber: { $gt: '' }, [SEARCH_TOKENS]: { $in: forms } }];
}
