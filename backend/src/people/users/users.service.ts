import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { signedOut } from '../../platform/auth/staff-access.js';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { findRecord } from '../../platform/database/record.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { findPage } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery, searchTextOf } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { type RecordQuestion, withTexts } from '../../platform/lists/record-searches.service.js';
import { searchWords } from '../../platform/lists/search-tokens.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { billingPersonOf } from './domain/billing-person.js';
import { type ProfileResponse, UserContact, type UserResponse, UserRefResponse } from './dto/user.response.js';
import { toProfile, toUser, userShownTo } from './user.mapper.js';
import { UserRefs } from './user-refs.js';
import { User, type UserRecord } from '../user-record/user.schema.js';
import { ADMINISTRATORS, USER_LIST } from './users.list.js';
import { CompaniesService } from '../companies/companies.service.js';
import { toOwnCompany, toRequestedCompany } from '../companies/company.mapper.js';
import type { OwnCompanyResponse } from '../companies/dto/company.response.js';
import type { CompanyMember } from '../user-record/company-members.service.js';
import { membershipOf } from '../user-record/membership.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { storedEmail } from './domain/email.js';
import { passwordMatches } from './domain/passwords.js';
import { wrongCurrentPassword } from './users.errors.js';
import { attemptLimit, QUARTER } from '../../platform/http/rate-limit/limits.js';

/** Guesses at the current password within a session. */
const PASSWORD_CHANGES = attemptLimit('passwordChange', 10, QUARTER);

const MOST_FOUND = 200;

/** A user, as they are until the transaction ends. */
export interface LockedUser extends UserContact {
  readonly member: CompanyMember;
  readonly hasProvedEmail: boolean;
}

/** Reads users with their companies, also for other modules; checks the current password for changes that need it. */
@Injectable()
export class UsersService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly companies: CompaniesService,
    private readonly attempts: Attempts,
  ) {}

  async list(query: ListQueryDto, actor: Actor): Promise<ListPage<UserResponse>> {
    const { records, ...page } = await findPage(this.users, parseListQuery(USER_LIST, query), {
      select: '-passwordHash -passwordReset -sessions -secondFactor',
    });
    const rows = await this.toUserResponses(records);
    return { ...page, rows: rows.map((user) => userShownTo(actor, user)) };
  }

  async get(id: string, actor: Actor): Promise<UserResponse> {
    return userShownTo(actor, await this.toUserResponse(await this.load(id)));
  }

  async profile(actor: Actor): Promise<ProfileResponse> {
    return this.toProfileResponse(await this.load(actor.id));
  }

  /** Name, email and phone number of the users with these ids. */
  async refs(ids: readonly Types.ObjectId[], session: ClientSession | null = null): Promise<UserRefs> {
    const found = await this.users
      .find({ _id: { $in: [...ids] } })
      .session(session)
      .select('name email phoneNumber')
      .lean<UserRecord[]>();
    return new UserRefs(found.map((user) => ({ ...UserRefResponse.stored(user), phoneNumber: user.phoneNumber })));
  }

  /** The users of a company, by name; at most 200. */
  async ofCompany(company: string): Promise<UserResponse[]> {
    const found = await this.users.find({ company }).sort({ name: 1, _id: 1 }).limit(MOST_FOUND).lean<UserRecord[]>();
    return this.toUserResponses(found);
  }

  /** The user of each company who receives documents about money; companies without one are omitted. */
  async billingContacts(companies: readonly Types.ObjectId[]): Promise<Map<string, UserContact>> {
    const found = await this.users
      .find({ company: { $in: [...companies] } })
      .sort({ name: 1, _id: 1 })
      .lean<UserRecord[]>();
    const people = new Map<string, UserRecord[]>();
    for (const user of found) {
      const company = String(user.company);
      people.set(company, [...(people.get(company) ?? []), user]);
    }
    return new Map(
      [...people].flatMap(([company, of]) => {
        const person = billingPersonOf(of);
        return person === undefined ? [] : [[company, UserContact.stored(person)] as const];
      }),
    );
  }

  byIds(ids: readonly Types.ObjectId[], session: ClientSession): Promise<UserRecord[]> {
    return this.users
      .find({ _id: { $in: [...ids] } })
      .session(session)
      .lean<UserRecord[]>();
  }

  /** The companies of users, by the id of the user; null for a person. */
  async companiesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Types.ObjectId | null>> {
    const found = await this.users.find({ _id: { $in: [...ids] } }, { company: 1 }).lean<UserRecord[]>();
    return new Map(found.map(({ _id, company }) => [String(_id), company]));
  }

  membersOf(companies: readonly Types.ObjectId[], session: ClientSession): Promise<UserRecord[]> {
    return this.users
      .find({ company: { $in: [...companies] } })
      .session(session)
      .lean<UserRecord[]>();
  }

  staff(): Promise<Pick<UserRecord, '_id' | 'name' | 'email'>[]> {
    return this.users.find({ isAdmin: true }, { name: 1, email: 1 }).lean<UserRecord[]>();
  }

  /** The email addresses of these that users have, in lower case. */
  async takenEmails(emails: readonly string[]): Promise<Set<string>> {
    const named = emails.map(storedEmail).filter(Boolean);
    const found = await this.users.find({ email: { $in: named } }, { email: 1 }).lean<UserRecord[]>();
    return new Set(found.map(({ email }) => email));
  }

  /** The customers who belong to no company. */
  individuals(): Promise<Pick<UserRecord, '_id' | 'name'>[]> {
    return this.users.find({ company: null, isAdmin: false }, { name: 1 }).lean<Pick<UserRecord, '_id' | 'name'>[]>();
  }

  /** Users who want to join the company with this TRN; at most 200. */
  async askingFor(trn: string): Promise<UserResponse[]> {
    if (trn === '') return [];
    const filter = { 'companyRequest.trn': trn };
    const found = await this.users.find(filter).sort({ name: 1, _id: 1 }).limit(MOST_FOUND).lean<UserRecord[]>();
    return this.toUserResponses(found);
  }

  /** Full contact details, for documents. @throws DomainError USER_NOT_FOUND */
  async contact(id: string, session?: ClientSession): Promise<UserContact> {
    return UserContact.stored(await this.load(id, session));
  }

  /**
   * The recipient of a document: its buyer. If the buyer has left its company, an admin of that company; an empty
   * address if it has none.
   */
  async recipientOf(
    { user, company }: { readonly user: Types.ObjectId; readonly company?: Types.ObjectId | null | undefined },
    session?: ClientSession,
  ): Promise<UserContact> {
    const buyer = await this.load(user.toHexString(), session);
    if (!company || buyer.company?.equals(company) === true) return UserContact.stored(buyer);
    const admin = await this.users
      .findOne({ company, companyRole: 'admin' })
      .sort({ name: 1, _id: 1 })
      .session(session ?? null)
      .lean<UserRecord | null>();
    return admin
      ? UserContact.stored(admin)
      : { ...UserContact.stored(buyer), email: '', phoneNumber: '', address: '' };
  }

  async administrators(session: ClientSession): Promise<UserContact[]> {
    const found = await this.users.find(ADMINISTRATORS).sort({ _id: 1 }).session(session).lean<UserRecord[]>();
    return found.map((user) => UserContact.stored(user));
  }

  /** Contact details by id; deleted users are omitted. */
  async contacts(ids: readonly Types.ObjectId[], session: ClientSession | null): Promise<Map<string, UserContact>> {
    const found = await this.users
      .find({ _id: { $in: [...ids] } })
      .session(session)
      .lean<UserRecord[]>();
    return new Map(found.map((user) => [user._id.toHexString(), UserContact.stored(user)]));
  }

  /** Users whose names match the search text of a list of documents; at most 200. */
  async foundBy(query: ListQueryDto): Promise<Types.ObjectId[]> {
    const q = searchTextOf(query);
    if (q === null || searchWords(q).length === 0) return [];
    const { filter } = parseListQuery(USER_LIST, { filter: JSON.stringify({ q }) });
    const found = await this.users.find(filter).select('_id').limit(MOST_FOUND).lean();
    return found.map(({ _id }) => _id);
  }

  /** The users whose names match one of the texts, and the users of the companies. */
  async idsOf(
    texts: RecordQuestion['texts'],
    companies: readonly Types.ObjectId[],
    limit: number,
  ): Promise<Types.ObjectId[]> {
    const filter =
      companies.length === 0
        ? withTexts<User>(texts)
        : { $or: [withTexts<User>(texts), { company: { $in: [...companies] } }] };
    const found = await this.users.find(filter).select('_id').limit(limit).lean();
    return found.map(({ _id }) => _id);
  }

  async isTaken(email: string, session: ClientSession): Promise<boolean> {
    return (await this.users.exists({ email }).session(session)) !== null;
  }

  async hasAdministrator(): Promise<boolean> {
    return (await this.users.exists(ADMINISTRATORS)) !== null;
  }

  /** Prevents the deletion of the user while a document for them is stored. @returns the same as `contact` */
  async lock(id: Types.ObjectId, session: ClientSession): Promise<LockedUser> {
    const user = await this.records.lock(id, session);
    if (user === null) throw refuse('USER_NOT_FOUND');
    return { ...UserContact.stored(user), member: membershipOf(user), hasProvedEmail: user.emailProvedAt !== null };
  }

  /**
   * Does the same as `lock` for the caller. @throws DomainError SIGNED_OUT if the caller was deleted since the call
   * began
   */
  lockSelf(id: Types.ObjectId, session: ClientSession): Promise<LockedUser> {
    return this.lock(id, session).catch((error: unknown) => {
      throw error instanceof DomainError && error.status === 404 ? signedOut() : error;
    });
  }

  /** Does the same as `lock` for the user in a body. @throws DomainError VALIDATION_FAILED, at the field `user` */
  lockNamed(id: Types.ObjectId, session: ClientSession): Promise<UserContact> {
    return this.lock(id, session).catch((error: unknown) => {
      throw error instanceof DomainError && error.status === 404 ? refuseField('user', 'UNKNOWN_CUSTOMER') : error;
    });
  }

  /** @throws DomainError USER_NOT_FOUND */
  async load(id: string, session?: ClientSession): Promise<UserRecord> {
    const user = await findRecord(this.users, id, session);
    if (user === null) throw refuse('USER_NOT_FOUND');
    return user;
  }

  /** The companies of all users are read at once. */
  async toUserResponses(records: readonly UserRecord[]): Promise<UserResponse[]> {
    const ids = records.flatMap(({ company }) => company ?? []);
    const refs = await this.companies.refs(ids);
    return records.map((user) => toUser(user, refs.get(user.company?.toHexString() ?? '') ?? null));
  }

  async toUserResponse(record: UserRecord, session: ClientSession | null = null): Promise<UserResponse> {
    const { company } = record;
    const refs = await this.companies.refs(company === null ? [] : [company], session);
    return toUser(record, refs.get(company?.toHexString() ?? '') ?? null);
  }

  async toProfileResponse(record: UserRecord, session?: ClientSession): Promise<ProfileResponse> {
    return toProfile(record, await this.companyOf(record, session));
  }

  private async companyOf(record: UserRecord, session?: ClientSession): Promise<OwnCompanyResponse | null> {
    const { company, companyRequest } = record;
    if (company !== null) return toOwnCompany(await this.companies.load(company.toHexString(), session));
    return companyRequest && toRequestedCompany(companyRequest);
  }

  /**
   * @returns the user, if the password is right
   * @param field of the password in the body
   * @throws DomainError `invalid` naming the field, TOO_MANY_REQUESTS
   */
  async requireCurrentPassword(
    password: string,
    actor: Actor,
    field: 'currentPassword' | 'password' = 'currentPassword',
  ): Promise<UserRecord> {
    await this.attempts.count(PASSWORD_CHANGES, actor.id);
    const user = await this.load(actor.id);
    if (!(await passwordMatches(user.passwordHash, password))) throw wrongCurrentPassword(field);
    await this.attempts.forget(PASSWORD_CHANGES, actor.id);
    return user;
  }
}
