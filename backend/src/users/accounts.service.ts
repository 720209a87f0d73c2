import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Audit } from '../common/audit/audit.service.js';
import { isDuplicateKey, Transactions } from '../common/database/transactions.js';
import { invalidField } from '../common/errors/domain-error.js';
import { hashPassword, MIN_PASSWORD_LENGTH, passwordMatches } from './domain/passwords.js';
import type { RegisterDto, SignInDto } from './dto/user.requests.js';
import { SessionsService } from './sessions.service.js';
import type { ProfileResponse } from './dto/user.response.js';
import { toProfile } from './user.mapper.js';
import { User, type UserRecord } from './user.schema.js';
import { emailTaken, passwordsDiffer, wrongCredentials } from './users.errors.js';

export interface SignedIn {
  readonly profile: ProfileResponse;
  readonly token: string;
}

export interface NewUser extends Pick<User, 'name' | 'email' | 'phoneNumber'> {
  readonly password: string;
  readonly address?: string;
  readonly isAdmin?: boolean;
}

/** Registration and sign-in. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  async register(body: RegisterDto): Promise<SignedIn> {
    if (body.password !== body.confirmPassword) throw passwordsDiffer();
    if (body.password.length < MIN_PASSWORD_LENGTH) {
      throw invalidField('password', `Password must have at least ${MIN_PASSWORD_LENGTH} characters.`);
    }
    return this.signedIn(await this.create(body));
  }

  async signIn({ email, password }: SignInDto): Promise<SignedIn> {
    const user = await this.users.findOne({ email: email.toLowerCase() }).lean<UserRecord | null>();
    if (!(await passwordMatches(user?.passwordHash ?? null, password)) || user === null) throw wrongCredentials();
    return this.signedIn(user);
  }

  /** Stores a user with a hashed password. @throws DomainError EMAIL_TAKEN */
  async create(user: NewUser): Promise<UserRecord> {
    const { password, ...fields } = user;
    const document = {
      name: fields.name,
      email: fields.email.toLowerCase(),
      phoneNumber: fields.phoneNumber,
      address: fields.address ?? '',
      isAdmin: fields.isAdmin ?? false,
      passwordHash: await hashPassword(password),
    };
    try {
      return await this.transactions.run(async (session) => {
        const [created] = await this.users.create([document], { session });
        if (created === undefined) throw new Error('The user was not stored');
        await this.audit.record({ resource: 'users', id: created._id, action: 'registered', actor: null }, session);
        return created.toObject<UserRecord>();
      });
    } catch (error) {
      throw isDuplicateKey(error) ? emailTaken() : error;
    }
  }

  private async signedIn(user: UserRecord): Promise<SignedIn> {
    return { profile: toProfile(user), token: await this.sessions.open(user._id) };
  }
}
