import { Injectable } from '@nestjs/common';
import type { AccountScope } from '@shop/contract/company';
import { mayInCompany, seesCompanyDocuments, type SharedDocuments } from '@shop/contract/company-roles';
import type { Viewer } from '@shop/contract/state-machine';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { refuse } from '../../platform/errors/refuse.js';
import { CompanyMembers } from '../user-record/company-members.service.js';
import { CompaniesService, type ConfirmedMembership } from './companies.service.js';

/** Only users who may see what the company owes can read the records of its account (receipts). */
export type ReadableKind = SharedDocuments | 'account';

type Caller = Pick<Actor, 'id' | 'isAdmin' | 'key'>;

interface Owned {
  readonly user: Types.ObjectId | null;
  /** The company that the document names. */
  readonly company: Types.ObjectId | null;
}

/** The caller as a reader of documents. */
interface Reader extends Pick<ConfirmedMembership, 'company' | 'companyRole'>, Caller {
  /** Ids of all who belong to the company, where the caller manages it; else null. */
  readonly people: readonly string[] | null;
}

type Condition = Readonly<Record<string, unknown>>;

/**
 * Checks whether a caller may read or respond to a document. All access checks go through this service. A document that
 * names a company is its buyer's as long as they belong to that company; afterwards it belongs to the company's admins.
 */
@Injectable()
export class DocumentAccess {
  constructor(
    private readonly companies: CompaniesService,
    private readonly members: CompanyMembers,
  ) {}

  /** Staff read all documents, owners their own, and colleagues the documents of the company, as it allows. */
  async mayRead(actor: Caller, kind: ReadableKind, document: Owned): Promise<boolean> {
    return (await this.readingViewer(actor, kind, document)) !== null;
  }

  /** The caller's relation to the document, or null if they may not read it. */
  async readingViewer(actor: Caller, kind: ReadableKind, document: Owned): Promise<Viewer | null> {
    if (actor.isAdmin) return 'staff';
    if (isPersonal(document, actor)) return 'owner';
    if (!document.company) return null;
    const reader = await this.readerOf(actor);
    if (reader.company?._id.equals(document.company) !== true) return null;
    if (isParty(document, reader)) return 'owner';
    return seesAll(reader, kind) ? 'colleague' : null;
  }

  /** True if the person may respond to the document as its buyer. */
  async isParty(person: Caller, document: Owned, session: ClientSession | null = null): Promise<boolean> {
    if (!document.company) return isPersonal(document, person);
    return isParty(document, await this.readerOf(person, session));
  }

  /** The caller's relation to a document that they may read. */
  async viewerFor(actor: Caller, document: Owned, session: ClientSession | null = null): Promise<Viewer> {
    if (actor.isAdmin) return 'staff';
    return (await this.isParty(actor, document, session)) ? 'owner' : 'colleague';
  }

  /** The same for many documents. */
  async viewersFor(actor: Caller): Promise<(document: Owned) => Viewer> {
    if (actor.isAdmin) return () => 'staff';
    const reader = await this.readerOf(actor);
    return (document) => (isParty(document, reader) ? 'owner' : 'colleague');
  }

  /**
   * The database condition for the documents of a user's own list.
   * @throws DomainError COMPANY_SHARES_NOTHING
   */
  async listed(actor: Caller, kind: ReadableKind, scope: AccountScope): Promise<Condition> {
    if (scope === 'own') return this.own(actor);
    const condition = await this.readableOfCompany(actor, kind);
    if (condition === null) throw refuse('COMPANY_SHARES_NOTHING');
    return condition;
  }

  /**
   * The condition on documents of the caller as a person, and on theirs in their present company; for a company’s key,
   * only on the latter.
   */
  async own(actor: Pick<Actor, 'id' | 'key'>): Promise<Condition> {
    return { user: new Types.ObjectId(actor.id), company: { $in: await this.accountsOf(actor) } };
  }

  /** The condition on documents that the caller made for others than these: companies that they have left. */
  async former(actor: Pick<Actor, 'id' | 'key'>): Promise<Condition> {
    return { user: new Types.ObjectId(actor.id), company: { $nin: await this.accountsOf(actor) } };
  }

  private async accountsOf({ id, key }: Pick<Actor, 'id' | 'key'>): Promise<(Types.ObjectId | null)[]> {
    const company = await this.companies.ofUser(id);
    const person = key === undefined ? [null] : [];
    return company === null ? person : [...person, company._id];
  }

  /** The condition on documents of the caller's company that they may read, or null. */
  async readableOfCompany(actor: Caller, kind: ReadableKind): Promise<Condition | null> {
    const reader = await this.readerOf(actor);
    const { company, people } = reader;
    if (company === null) return null;
    if (seesAll(reader, kind)) return { company: company._id };
    return people && { company: company._id, user: { $nin: people.map((id) => new Types.ObjectId(id)) } };
  }

  private async readerOf({ id, isAdmin, key }: Caller, session: ClientSession | null = null): Promise<Reader> {
    const membership = await this.companies.membershipOf(id, session);
    const { companyRole } = membership;
    const isOfKey = key === undefined || membership.company?._id.toHexString() === key.company;
    const company = isOfKey ? membership.company : null;
    const manages = company !== null && mayInCompany(companyRole, 'manage');
    const people = manages ? (await this.members.people(company._id, session)).map(({ _id }) => _id) : null;
    return { id, isAdmin, company, companyRole, people, ...(key && { key }) };
  }
}

/** A company’s key reads no documents of its maker as a person. */
const isPersonal = ({ user, company }: Owned, { id, key }: Caller): boolean =>
  key === undefined && !company && user?.toHexString() === id;

function isParty(document: Owned, reader: Reader): boolean {
  const { user, company } = document;
  if (!company) return isPersonal(document, reader);
  if (user === null || reader.company?._id.equals(company) !== true) return false;
  const owner = user.toHexString();
  return owner === reader.id || (reader.people !== null && !reader.people.includes(owner));
}

function seesAll({ company, companyRole }: Reader, kind: ReadableKind): boolean {
  if (company === null) return false;
  return kind === 'account' ? mayInCompany(companyRole, 'account') : seesCompanyDocuments(kind, companyRole, company);
}
