import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { DomainError, invalidField } from '../../platform/errors/domain-error.js';
import { AccountsService } from './accounts.service.js';
import type { CustomerOfDocumentDto } from './dto/document-customer.requests.js';
import type { UserContact } from './dto/user.response.js';
import { toContact } from './user.mapper.js';
import { emailTaken } from './users.errors.js';
import { UsersService } from './users.service.js';

type Work<T> = (buyer: UserContact, session: ClientSession) => Promise<T>;

/** The customer of a document that staff write: one of the users, or somebody new. */
@Injectable()
export class DocumentCustomers {
  constructor(
    private readonly users: UsersService,
    private readonly accounts: AccountsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Runs `work` for the customer in one transaction: somebody new is kept together with the document, or not at all.
   * @throws DomainError at `user` or `customer`, EMAIL_TAKEN at `customer.email`
   */
  async answer<T extends object>({ user, customer }: CustomerOfDocumentDto, actor: Actor, work: Work<T>): Promise<T> {
    if (!customer) {
      if (user === undefined) throw customerNeeded();
      const id = new Types.ObjectId(user);
      return this.transactions.answer(actor, async (session) => work(await this.users.lockNamed(id, session), session));
    }
    if (user !== undefined)
      throw invalidField('customer', 'Choose a customer or enter a new one, not both.', 'ONE_CUSTOMER');
    try {
      const entered = await this.accounts.prepared(customer);
      return await this.transactions.answer(actor, async (session) =>
        work(toContact(await this.accounts.enterIn(session, entered, customer, actor)), session),
      );
    } catch (error) {
      throw isDuplicateKey(error) ? atCustomer(emailTaken()) : atCustomer(error);
    }
  }
}

const customerNeeded = () => invalidField('user', 'Please choose the customer.', 'REQUIRED');

/** The fields of a person that are refused are those of `customer` here. Those of the document stay. */
function atCustomer(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.fields === undefined) return error;
  const names = Object.keys(error.fields);
  if (!names.every((name) => CUSTOMER_FIELDS.has(name))) return error;
  const renamed = <V>(values: Readonly<Record<string, V>> = {}) =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [`customer.${field}`, value]));
  const { kind, code, message, params, fields, reasons } = error;
  return new DomainError(kind, {
    code,
    message,
    ...(params && { params }),
    fields: renamed(fields),
    reasons: renamed(reasons),
  });
}

const CUSTOMER_FIELDS: ReadonlySet<string> = new Set(['email', 'phoneNumber', 'company', 'companyRole', 'invite']);
