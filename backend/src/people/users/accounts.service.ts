import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contract/languages';
import { type StaffRole, staffRoleOf } from '@shop/contract/staff-roles';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { invalidField } from '../../platform/errors/domain-error.js';
import { requirePhone } from '../../platform/http/validation/phone.js';
import { AccountInvitations } from './account-invitations.service.js';
import { storedEmail } from './domain/email.js';
import { hashPassword, passwordProblem } from './domain/passwords.js';
import type { CreateUserDto, RegisterDto } from './dto/user.requests.js';
import type { UserResponse } from './dto/user.response.js';
import { UserAnswers } from './user-answers.service.js';
import { UserCompanies } from './user-companies.service.js';
import { User, type UserRecord, type UserSession } from '../user-record/user.schema.js';
import { emailTaken, invitationNeedsEmail, passwordsDiffer } from './users.errors.js';

interface NewUser extends Pick<User, 'name' | 'email' | 'phoneNumber'> {
  readonly password: string;
  readonly address?: string;
  readonly language?: Language;
  readonly isAdmin?: boolean;
  /** The role of a member of staff; Administrator without it. */
  readonly staffRole?: StaffRole | null;
  /** With which the user is signed in from the beginning. */
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
  | 'sessions'
  | 'passwordHash'
>;

const UNKNOWN_PASSWORD_BYTES = 32;

/** Makes users. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly transactions: Transactions,
    private readonly companies: UserCompanies,
    private readonly answers: UserAnswers,
    private readonly invitations: AccountInvitations,
  ) {}

  /**
   * @param session with which the user is signed in
   * @throws DomainError VALIDATION_FAILED, EMAIL_TAKEN
   */
  async register({ confirmPassword, ...user }: RegisterDto, session: UserSession): Promise<UserRecord> {
    requirePhone('phoneNumber', user.phoneNumber);
    if (user.password !== confirmPassword) throw passwordsDiffer('password');
    const problem = passwordProblem(user.password, user);
    if (problem !== null) throw invalidField('password', problem, 'WEAK_PASSWORD');
    return this.create({ ...user, sessions: [session] });
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
      staffRole: staffRoleOf({ isAdmin: fields.isAdmin ?? false, staffRole: fields.staffRole ?? null }),
      isEntered: false,
      sessions: fields.sessions ?? [],
      passwordHash: await hashPassword(password),
    };
    await this.refuseTaken(document.email);
    try {
      return await this.transactions.run(null, (session) =>
        this.records.insert(document, { actor: null, session, action: 'registered' }),
      );
    } catch (error) {
      throw isDuplicateKey(error) ? emailTaken() : error;
    }
  }

  /**
   * A customer whom staff enter. Nobody knows the password: those who have an e-mail address set one by a link to it.
   * @throws DomainError VALIDATION_FAILED, EMAIL_TAKEN
   */
  async enter(body: CreateUserDto, actor: Actor): Promise<UserResponse> {
    const user = await this.prepared(body);
    try {
      return await this.transactions.answer(actor, async (session) =>
        this.answers.user(await this.enterIn(session, user, body, actor), session),
      );
    } catch (error) {
      throw isDuplicateKey(error) ? emailTaken() : error;
    }
  }

  /** The fields of a customer whom staff enter, made before the transaction. @throws DomainError VALIDATION_FAILED, EMAIL_TAKEN */
  async prepared(body: CreateUserDto): Promise<EnteredUser> {
    const { name, email = '', phoneNumber = '', address = '', language = DEFAULT_LANGUAGE } = body;
    if (phoneNumber) requirePhone('phoneNumber', phoneNumber);
    if (body.invite === true && !email) throw invitationNeedsEmail();
    const user = {
      _id: new Types.ObjectId(),
      ...{ name, email: storedEmail(email), phoneNumber, address, language, isAdmin: false, isEntered: true },
      sessions: [],
      passwordHash: await hashPassword(randomBytes(UNKNOWN_PASSWORD_BYTES).toString('base64url')),
    };
    if (user.email !== '') await this.refuseTaken(user.email);
    return user;
  }

  /** The same as a part of the caller's transaction; mails the invitation where one is wanted. */
  async enterIn(session: ClientSession, user: EnteredUser, body: CreateUserDto, actor: Actor): Promise<UserRecord> {
    const membership = await this.companies.wanted({}, body, session);
    const stored = await this.records.insert({ ...user, ...membership }, { actor, session });
    return body.invite === true ? this.invitations.mailTo(stored, actor, session) : stored;
  }

  /** The index decides; but of many who come at once, those who need not wait for each other there should not. */
  private async refuseTaken(email: string): Promise<void> {
    if ((await this.users.exists({ email })) !== null) throw emailTaken();
  }
}
