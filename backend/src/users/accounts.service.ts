import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contract/languages';
import { HistoryWriter } from '../platform/history/history-writer.service.js';
import { changesOfCreation } from '../platform/history/changes.js';
import { isDuplicateKey, Transactions } from '../platform/database/transactions.js';
import { invalidField } from '../platform/errors/domain-error.js';
import { storedEmail } from './domain/email.js';
import { hashPassword, passwordProblem } from './domain/passwords.js';
import type { RegisterDto } from './dto/user.requests.js';
import { auditedUser } from './user.mapper.js';
import { User, type UserRecord, type UserSession } from './user.schema.js';
import { emailTaken, passwordsDiffer } from './users.errors.js';

export interface NewUser extends Pick<User, 'name' | 'email' | 'phoneNumber'> {
  readonly password: string;
  readonly address?: string;
  readonly language?: Language;
  readonly isAdmin?: boolean;
  /** With which the user is signed in from the beginning. */
  readonly sessions?: UserSession[];
}

/** Makes users. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly transactions: Transactions,
    private readonly audit: HistoryWriter,
  ) {}

  /**
   * @param session with which the user is signed in
   * @throws DomainError VALIDATION_FAILED, EMAIL_TAKEN
   */
  async register({ confirmPassword, ...user }: RegisterDto, session: UserSession): Promise<UserRecord> {
    if (user.password !== confirmPassword) throw passwordsDiffer('password');
    const problem = passwordProblem(user.password, user);
    if (problem !== null) throw invalidField('password', problem, 'WEAK_PASSWORD');
    return this.create({ ...user, sessions: [session] });
  }

  /** Stores a user with a hashed password. @throws DomainError EMAIL_TAKEN */
  async create(user: NewUser): Promise<UserRecord> {
    const { password, ...fields } = user;
    const document = {
      name: fields.name,
      email: storedEmail(fields.email),
      phoneNumber: fields.phoneNumber,
      address: fields.address ?? '',
      language: fields.language ?? DEFAULT_LANGUAGE,
      isAdmin: fields.isAdmin ?? false,
      sessions: fields.sessions ?? [],
      passwordHash: await hashPassword(password),
    };
    await this.refuseTaken(document.email);
    try {
      return await this.transactions.run(async (session) => {
        const [created] = await this.users.create([document], { session });
        if (created === undefined) throw new Error('The user was not stored');
        const stored = created.toObject<UserRecord>();
        const entry = { resource: 'users', id: stored._id, action: 'registered', actor: null } as const;
        await this.audit.record({ ...entry, changes: changesOfCreation(auditedUser(stored)) }, session);
        return stored;
      });
    } catch (error) {
      throw isDuplicateKey(error) ? emailTaken() : error;
    }
  }

  /** The index decides; but of many who come at once, those who need not wait for each other there should not. */
  private async refuseTaken(email: string): Promise<void> {
    if ((await this.users.exists({ email })) !== null) throw emailTaken();
  }
}
