import { DAY_MS } from '@shop/contract/dubai-day';
import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contract/languages';
import type { StaffRole } from '@shop/contract/staff-roles';
import type { Actor } from '../../platform/auth/actor.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { requirePhone } from '../../platform/http/validation/phone.js';
import { storedEmail } from './domain/email.js';
import { hashPassword, passwordProblem } from './domain/passwords.js';
import type { CreateUserDto, RegisterDto } from './dto/user.requests.js';
import { UserContact, type UserResponse } from './dto/user.response.js';
import { EmailProofs } from './email-proofs.service.js';
import { KnownCustomers } from './known-customers.service.js';
import { UsersService } from './users.service.js';
import { CompanyPeople } from './company-people.service.js';
import { NO_MEMBERSHIP } from '../user-record/membership.js';
import { User, type UserRecord, type UserSession } from '../user-record/user.schema.js';
import { passwordsDiffer } from './users.errors.js';
import { Clock } from '../../platform/clock.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { isInvitable } from './domain/invitable.js';
import { hashOf, newToken } from './domain/token-hash.js';
import { accountInvitationEmail } from './user.emails.js';
import type { WrittenDocumentDto } from './dto/document-customer.requests.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';

interface NewUser extends Pick<User, 'name' | 'email' | 'phoneNumber'> {
  readonly password: string;
  readonly address?: string;
  readonly language?: Language;
  readonly isAdmin?: boolean;
  /** The role of a member of staff; without it, Administrator. */
  readonly staffRole?: StaffRole | null;
  /** True if the user has yet to prove the address. */
  readonly isEmailUnproved?: boolean;
  /** Sessions that the user has from the beginning. */
  readonly sessions?: UserSession[];
}

type EnteredUser = Pick<
  UserRecord,
  | '_id'
  | 'name'
  | 'email'
  | 'phoneNumber'
  | 'address'
  | 'language'
  | 'isAdmin'
  | 'isEntered'
  | 'emailProvedAt'
  | 'sessions'
  | 'passwordHash'
>;

/** A customer of other books. */
interface BroughtCustomer extends Pick<User, 'addresses' | 'creditLimit' | 'billing'> {
  readonly _id: Types.ObjectId;
  readonly body: CreateUserDto;
}

const UNKNOWN_PASSWORD_BYTES = 32;

const LINK_DAYS = 7;

type Work<T> = (buyer: UserContact, session: ClientSession) => Promise<T>;

const CUSTOMER_FIELDS: ReadonlySet<string> = new Set(['email', 'phoneNumber', 'company', 'companyRole', 'invite']);

export interface FirstAdministrator {
  readonly email: string;
  /** null if the operator chose it. */
  readonly generatedPassword: string | null;
}

/**
 * Creates users: by registration, by staff, as the customer of a document that staff create, and the first
 * administrator of an empty shop. Customers whom staff create choose their first password by a link.
 */
@Injectable()
export class AccountsService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly transactions: Transactions,
    private readonly people: CompanyPeople,
    private readonly usersService: UsersService,
    private readonly known: KnownCustomers,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly proofs: EmailProofs,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * @param session of the registered user
   * @throws DomainError VALIDATION_FAILED, EMAIL_TAKEN
   */
  async register({ confirmPassword, ...user }: RegisterDto, session: UserSession): Promise<UserRecord> {
    requirePhone('phoneNumber', user.phoneNumber);
    if (user.password !== confirmPassword) throw passwordsDiffer('password');
    const problem = passwordProblem(user.password, user);
    if (problem !== null) throw refuseField('password', 'WEAK_PASSWORD', { message: problem });
    return this.create({ ...user, sessions: [session], isEmailUnproved: true });
  }

  /** Stores a user with a hashed password. @throws DomainError EMAIL_TAKEN */
  async create(user: NewUser): Promise<UserRecord> {
    const { password, ...fields } = user;
    const document = {
      _id: new Types.ObjectId(),
      name: fields.name,
      email: storedEmail(fields.email),
      phoneNumber: fields.phoneNumber,
      address: fields.address ?? '',
      language: fields.language ?? DEFAULT_LANGUAGE,
      isAdmin: fields.isAdmin ?? false,
      staffRole: fields.isAdmin === true ? (fields.staffRole ?? ('Administrator' as const)) : null,
      isEntered: false,
      emailProvedAt: fields.isEmailUnproved === true ? null : this.clock.now(),
      sessions: fields.sessions ?? [],
      passwordHash: await hashPassword(password),
    };
    await this.refuseTaken(document.email);
    try {
      return await this.transactions.run(null, async (session) => {
        const stored = await this.records.insert(document, { actor: null, session, action: 'registered' });
        if (stored.emailProvedAt === null) await this.proofs.mailLink(stored, session);
        return stored;
      });
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('EMAIL_TAKEN') : error;
    }
  }

  /**
   * A customer created by staff, with a random password: those who have an email address set their own by a link.
   * @throws DomainError VALIDATION_FAILED, CUSTOMER_KNOWN, EMAIL_TAKEN
   */
  async enter(body: CreateUserDto, actor: Actor): Promise<UserResponse> {
    const user = await this.prepared(body);
    try {
      return await this.transactions.answer(actor, async (session) =>
        this.usersService.toUserResponse(await this.enterIn(session, user, body, actor), session),
      );
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('EMAIL_TAKEN') : error;
    }
  }

  /** The fields of a customer whom staff enter, made before the transaction. @throws DomainError VALIDATION_FAILED, CUSTOMER_KNOWN, EMAIL_TAKEN */
  async prepared(body: CreateUserDto): Promise<EnteredUser> {
    const { name, email = '', phoneNumber = '', address = '', language = DEFAULT_LANGUAGE } = body;
    if (phoneNumber) requirePhone('phoneNumber', phoneNumber);
    if (body.invite === true && !email) throw refuseField('invite', 'INVITATION_WITHOUT_EMAIL');
    const user = {
      _id: new Types.ObjectId(),
      name,
      email: storedEmail(email),
      phoneNumber,
      address,
      language,
      isAdmin: false,
      isEntered: true,
      // Staff know the address from the customer.
      emailProvedAt: email === '' ? null : this.clock.now(),
      sessions: [],
      passwordHash: await hashPassword(randomBytes(UNKNOWN_PASSWORD_BYTES).toString('base64url')),
    };
    if (body.anyway !== true) await this.known.refuseKnown(body);
    if (user.email !== '') await this.refuseTaken(user.email);
    return user;
  }

  /** Does the same in the caller's transaction; mails the invitation if requested. */
  async enterIn(session: ClientSession, user: EnteredUser, body: CreateUserDto, actor: Actor): Promise<UserRecord> {
    const membership = await this.people.wantedMembership(NO_MEMBERSHIP, body, session);
    const stored = await this.records.insert({ ...user, ...membership }, { actor, session });
    return body.invite === true ? this.mailInvitation(stored, actor, session) : stored;
  }

  /**
   * Enters customers of other books in the caller's transaction. Nothing is mailed; they set a password when they are
   * invited.
   * @throws DomainError EMAIL_TAKEN
   */
  async bringIn(customers: readonly BroughtCustomer[], by: ChangeContext): Promise<UserRecord[]> {
    // The password is not known to any user, so one hash is enough for all of them.
    const passwordHash = await hashPassword(randomBytes(UNKNOWN_PASSWORD_BYTES).toString('base64url'));
    const stored: UserRecord[] = [];
    for (const { body, ...own } of customers) {
      const { name, phoneNumber = '', address = '', language = DEFAULT_LANGUAGE } = body;
      const email = storedEmail(body.email ?? '');
      const membership = await this.people.wantedMembership(NO_MEMBERSHIP, body, by.session);
      const emailProvedAt = email === '' ? null : this.clock.now();
      const user = { name, email, phoneNumber, address, language, emailProvedAt, passwordHash };
      stored.push(await this.records.insert({ ...user, isEntered: true, ...membership, ...own }, by));
    }
    return stored;
  }

  /** Refuses early: the unique index decides in the end, but refused callers should not wait for each other there. */
  private async refuseTaken(email: string): Promise<void> {
    if ((await this.users.exists({ email })) !== null) throw refuse('EMAIL_TAKEN');
  }

  /** @throws DomainError USER_NOT_FOUND, NOT_INVITABLE */
  invite(id: string, actor: Actor): Promise<UserResponse> {
    return this.transactions.answer(actor, async (session) => {
      const user = await this.usersService.load(id, session);
      if (!isInvitable(user)) throw refuse('NOT_INVITABLE');
      return this.usersService.toUserResponse(await this.mailInvitation(user, actor, session), session);
    });
  }

  /** The link replaces an older one, and a link for a forgotten password. */
  async mailInvitation(user: UserRecord, actor: Actor, session: ClientSession): Promise<UserRecord> {
    const token = newToken();
    const invitedAt = this.clock.now();
    const expiresAt = new Date(invitedAt.getTime() + LINK_DAYS * DAY_MS);
    const update = { $set: { invitedAt, passwordReset: { tokenHash: hashOf(token), expiresAt } } };
    const changes = [{ field: 'invitedAt', from: user.invitedAt, to: invitedAt }];
    const invited = await this.records.amend({ _id: user._id }, update, { actor, session, action: 'invited', changes });
    if (invited === null) throw refuse('NOT_INVITABLE');
    await this.outbox.post(accountInvitationEmail(invited, token, LINK_DAYS), session);
    return invited;
  }

  /**
   * Runs `work` for the customer in one transaction: a new customer is stored in one transaction with the document, or not at all.
   * @throws DomainError at `user` or `customer`, CUSTOMER_KNOWN, EMAIL_TAKEN at `customer.email`
   */
  async customerOf<T extends object>(
    { user, customer, anyway = false }: Pick<WrittenDocumentDto, 'user' | 'customer' | 'anyway'>,
    actor: Actor,
    work: Work<T>,
  ): Promise<T> {
    if (!customer) {
      if (user === undefined) throw refuseField('user', 'REQUIRED/customer');
      const id = new Types.ObjectId(user);
      return this.transactions.answer(actor, async (session) =>
        work(await this.usersService.lockNamed(id, session), session),
      );
    }
    if (user !== undefined) throw refuseField('customer', 'ONE_CUSTOMER');
    try {
      const entered = await this.prepared(anyway === true ? { ...customer, anyway } : customer);
      return await this.transactions.answer(actor, async (session) =>
        work(UserContact.stored(await this.enterIn(session, entered, customer, actor)), session),
      );
    } catch (error) {
      throw isDuplicateKey(error) ? atCustomer(refuse('EMAIL_TAKEN')) : atCustomer(error);
    }
  }

  /** @returns null if the shop already has an administrator */
  async ensureAdministrator(): Promise<FirstAdministrator | null> {
    if (await this.usersService.hasAdministrator()) return null;
    const email = this.environment.adminEmail ?? 'admin@example.com';
    const password = this.environment.adminPassword ?? randomBytes(16).toString('base64url');
    try {
      await this.create({ name: 'Administrator', email, phoneNumber: '', password, isAdmin: true });
    } catch (error) {
      // Another server that starts at the same moment may have created one.
      if (await this.usersService.hasAdministrator()) return null;
      throw error;
    }
    return { email, generatedPassword: this.environment.adminPassword === null ? password : null };
  }
}

/** Moves refused fields of the person under `customer`; refused fields of the document keep their paths. */
function atCustomer(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.fields === undefined) return error;
  const names = Object.keys(error.fields);
  if (!names.every((name) => CUSTOMER_FIELDS.has(name))) return error;
  const renamed = <V>(values: Readonly<Record<string, V>> = {}) =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [`customer.${field}`, value]));
  const { status, code, message, params, fields, reasons } = error;
  return new DomainError(status, {
    code,
    message,
    ...(params && { params }),
    fields: renamed(fields),
    reasons: renamed(reasons),
  });
}
