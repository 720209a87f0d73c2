import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { Clock } from '../../platform/clock.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { storedEmail } from '../users/domain/email.js';
import { isAppCode } from '../users/domain/totp.js';
import { hashPassword, isOutdatedHash, passwordMatches } from '../users/domain/passwords.js';
import type { RegisterDto, SignInDto } from '../users/dto/user.requests.js';
import type { ProfileResponse } from '../users/dto/user.response.js';
import { AccountsService } from '../users/accounts.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SessionsService } from './sessions.service.js';
import { UsersService } from '../users/users.service.js';
import type { SignInSource } from './auth-cookies.service.js';
import { hasSecondFactor } from '../user-record/second-factor.schema.js';
import type { SessionSource } from '../user-record/session-source.js';
import { newDeviceEmail } from '../users/user.emails.js';
import { User, type UserRecord } from '../user-record/user.schema.js';
import { secondFactorRequired, wrongCredentials, wrongSecondFactor } from '../users/users.errors.js';
import { SIGN_IN_AS_USER, CODE_AS_USER, SIGN_IN_FROM_ADDRESS, SIGN_IN_FROM_DEVICE } from './attempt-limits.js';

export interface SignedIn {
  readonly profile: ProfileResponse;
  readonly token: string;
}

/**
 * True if the browser has no device cookie of this user, and no session of the user has the same browser and address.
 */
function isNewDevice({ sessions }: UserRecord, { deviceId, userAgent, address }: SignInSource): boolean {
  const isKnown = sessions.some((one) => one.address === address && one.userAgent === userAgent);
  return deviceId === null && !isKnown;
}

@Injectable()
export class SignInService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly attempts: Attempts,
    private readonly answers: UsersService,
    private readonly secondFactor: SecondFactorService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async register(body: RegisterDto, source: SessionSource): Promise<SignedIn> {
    const session = this.sessions.beginSession(source);
    const user = await this.accounts.register(body, session.stored);
    return { profile: await this.answers.toProfileResponse(user), token: await this.sessions.token(user._id, session) };
  }

  /**
   * @throws DomainError WRONG_CREDENTIALS, after the same time whether or not the user exists; SECOND_FACTOR_REQUIRED,
   * WRONG_SECOND_FACTOR, TOO_MANY_REQUESTS
   */
  async signIn({ email, password, ...proofs }: SignInDto, source: SignInSource): Promise<SignedIn> {
    const address = storedEmail(email);
    await this.countAttempt(address, source);
    const user = await this.users.findOne({ email: address }).lean<UserRecord | null>();
    if (!(await passwordMatches(user?.passwordHash ?? null, password)) || user === null) {
      throw wrongCredentials(user?._id.toHexString());
    }
    if (source.deviceId === null) await this.attempts.takeBack(SIGN_IN_AS_USER, address);
    if (hasSecondFactor(user)) await this.requireSecondFactor(user, proofs, source);
    const signedIn = await this.openSession(user, source);
    await this.forgetAttempts(address, source);
    if (isOutdatedHash(user.passwordHash)) await this.rehash(user, password);
    return signedIn;
  }

  /** Limits what can be guessed, in browsers that the user has not signed in with before: codes of an app. */
  private async requireSecondFactor(
    user: UserRecord,
    { code = '', passkey }: Omit<SignInDto, 'email' | 'password'>,
    { deviceId }: SignInSource,
  ): Promise<void> {
    if (code === '' && !passkey) throw secondFactorRequired(await this.secondFactor.ways(user));
    const id = user._id.toHexString();
    const isGuessable = !passkey && isAppCode(code) && deviceId === null;
    if (isGuessable) await this.attempts.count(CODE_AS_USER, id);
    const isRight = await (passkey
      ? this.secondFactor.usePasskey(user, passkey)
      : this.secondFactor.useCode(user, code));
    if (!isRight) throw wrongSecondFactor(id, await this.secondFactor.ways(user));
    if (isGuessable) await this.attempts.takeBack(CODE_AS_USER, id);
  }

  /** Notifies the user by mail if they have not signed in with this browser before. */
  async openSession(user: UserRecord, source: SignInSource): Promise<SignedIn> {
    const token = await this.transactions.run(null, async (session) => {
      const opened = await this.sessions.openSession(user, source, session);
      if (opened !== null && isNewDevice(user, source))
        await this.outbox.post(newDeviceEmail(user, source, this.clock.now()), session);
      return opened;
    });
    if (token === null) throw wrongCredentials();
    return { profile: await this.answers.toProfileResponse(user), token };
  }

  /**
   * Allows few attempts from one address, and few from a browser that the user has signed in with before. All other
   * browsers share a larger limit, so that guessing from many addresses is slow, and users with a known browser are not
   * locked out.
   */
  private async countAttempt(email: string, { network, deviceId }: SignInSource): Promise<void> {
    await this.attempts.count(SIGN_IN_FROM_ADDRESS, network, email);
    if (deviceId === null) await this.attempts.count(SIGN_IN_AS_USER, email);
    else await this.attempts.count(SIGN_IN_FROM_DEVICE, deviceId);
  }

  /** Resets the counters after a successful sign-in; a right password alone was taken off the count of the user. */
  private async forgetAttempts(email: string, { network, deviceId }: SignInSource): Promise<void> {
    await this.attempts.forget(SIGN_IN_FROM_ADDRESS, network, email);
    if (deviceId !== null) await this.attempts.forget(SIGN_IN_FROM_DEVICE, deviceId);
  }

  private async rehash({ _id, passwordHash }: UserRecord, password: string): Promise<void> {
    const hash = await hashPassword(password);
    await this.records.amend({ _id, passwordHash }, { $set: { passwordHash: hash } });
  }
}
