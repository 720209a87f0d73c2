import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import { requireConfirmed } from '../../../platform/auth/staff-access.js';
import { InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { HistoryAction } from '@shop/contract/records';
import { Outbox } from '../../../platform/mail/outbox.service.js';
import type { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { Attempts } from '../../../platform/http/rate-limit/attempts.service.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { codesFor } from './recovery.js';
import { newRecoveryCodes, recoveryHash } from '../../users/domain/recovery-codes.js';
import { isAppCode, newTotpSecret, stepOfCode, totpUri } from '../../users/domain/totp.js';
import type {
  PasskeyResponse,
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorWaysResponse,
  TotpSetupResponse,
} from '../../users/dto/second-factor.response.js';
import { secondFactorEmail, type SecondFactorNews } from '../../users/user.emails.js';
import { User, type UserRecord } from '../../user-record/user.schema.js';
import { UsersService } from '../../users/users.service.js';
import { hasSecondFactor, type Passkey, passkeysOf } from '../../user-record/second-factor.schema.js';
import { Seal } from '../../../platform/auth/sealing.js';
import { Clock } from '../../../platform/clock.js';
import { SESSION_SECRET } from '../../../platform/config/config.module.js';
import { refuseField } from '../../../platform/errors/refuse.js';
import type { PasskeyAssertionDto } from '../../users/dto/passkey.requests.js';
import { Passkeys } from './passkeys.service.js';
import { SECOND_FACTOR_CODES } from '../attempt-limits.js';

const NO_CHALLENGES = { passkeyChallenge: null, newPasskeyChallenge: null };

const NO_FACTOR = { totp: null, pendingTotp: null, totpStep: 0, recovery: [], passkeys: [], ...NO_CHALLENGES };

const NEWS = {
  'second factor on': 'on',
  'second factor off': 'off',
  'recovery codes renewed': 'codes',
} as const satisfies Partial<Record<HistoryAction, SecondFactorNews>>;

/**
 * Staff set up second factors. Codes of authenticator apps and recovery codes work once each, also for concurrent
 * calls.
 */
@Injectable()
export class SecondFactorService {
  private readonly seal: Seal;

  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly users: UsersService,
    private readonly attempts: Attempts,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(SESSION_SECRET) secret: string,
    private readonly passkeys: Passkeys,
    private readonly clock: Clock,
  ) {
    this.seal = new Seal(secret, 'second factor');
  }

  async toSecondFactorResponse(actor: Actor): Promise<SecondFactorResponse> {
    const user = await this.users.load(actor.id);
    const { secondFactor } = user;
    return {
      app: Boolean(secondFactor.totp),
      passkeys: passkeysOf(user).map(toPasskey),
      recoveryCodesLeft: secondFactor.recovery.length,
      isRequired: this.settings.current().requireSecondFactor,
    };
  }

  /** Makes a secret that becomes active with its first code. @throws DomainError REAUTHENTICATION_REQUIRED */
  async beginTotp(actor: Actor): Promise<TotpSetupResponse> {
    requireConfirmed(actor);
    const secret = newTotpSecret();
    const pending = { 'secondFactor.pendingTotp': this.sealSecret(secret) };
    await this.records.amend({ _id: actor.id }, { $set: pending });
    return { secret, uri: totpUri(secret, this.settings.current().name, actor.email) };
  }

  /** @throws DomainError `invalid` naming `code`, REAUTHENTICATION_REQUIRED, TOO_MANY_REQUESTS */
  async confirmTotp(code: string, actor: Actor): Promise<RecoveryCodesResponse> {
    requireConfirmed(actor);
    await this.attempts.count(SECOND_FACTOR_CODES, actor.sessionId);
    const user = await this.users.load(actor.id);
    const pending = user.secondFactor.pendingTotp;
    const step = pending === null ? null : this.stepOf(pending, code);
    if (step === null) throw refuseField('code', 'WRONG_CODE', {}, { security: 'second factor wrong' });
    const { codes, recovery } = codesFor(user);
    const set = { totp: pending, pendingTotp: null, totpStep: step, ...recovery };
    await this.change(user, { 'secondFactor.pendingTotp': pending }, set, 'second factor on', actor);
    return { recoveryCodes: codes };
  }

  /** @throws DomainError REAUTHENTICATION_REQUIRED */
  async renewRecoveryCodes(actor: Actor): Promise<RecoveryCodesResponse> {
    requireConfirmed(actor);
    const codes = newRecoveryCodes();
    const user = await this.users.load(actor.id);
    await this.change(user, {}, { recovery: codes.map(recoveryHash) }, 'recovery codes renewed', actor);
    return { recoveryCodes: codes };
  }

  /** Removes the app, the passkeys and the recovery codes. @throws DomainError REAUTHENTICATION_REQUIRED */
  async turnOff(actor: Actor): Promise<DeletedResponse> {
    requireConfirmed(actor);
    await this.change(await this.users.load(actor.id), {}, NO_FACTOR, 'second factor off', actor);
    return { _id: actor.id };
  }

  /**
   * For a user who lost the second factor: the user then signs in with the password alone, and is notified by mail.
   * @param actor null for the operator of the shop
   */
  reset(id: string, actor: Actor | null): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const user = await this.users.load(id, session);
      if (hasSecondFactor(user)) {
        await this.store(user, {}, { ...flat(NO_FACTOR), sessions: [] }, 'second factor reset', { actor, session });
        await this.outbox.post(secondFactorEmail(user, 'reset'), session);
      }
      return { _id: id };
    });
  }

  /** Changes parts of the second factor, records it in the history and notifies the user by mail. */
  async change(
    user: UserRecord,
    guard: object,
    set: object,
    action: HistoryAction & keyof typeof NEWS,
    actor: Actor,
  ): Promise<void> {
    const changed = await this.transactions.run(actor, async (session) => {
      const after = await this.store(user, guard, flat(set), action, { actor, session });
      if (after !== null) await this.outbox.post(secondFactorEmail(user, NEWS[action]), session);
      return after;
    });
    if (changed === null) throw refuseField('code', 'WRONG_CODE', {}, { security: 'second factor wrong' });
  }

  private store(
    { _id }: UserRecord,
    guard: object,
    $set: object,
    action: HistoryAction,
    by: { readonly actor: Actor | null; readonly session: ClientSession },
  ): Promise<UserRecord | null> {
    return this.records.amend({ ...guard, _id }, { $set }, { ...by, action, changes: [] });
  }

  sealSecret(totpSecret: string): string {
    return this.seal.close(totpSecret);
  }

  /** @returns the step of the code; null if the code is wrong, or the secret was sealed with another key of the shop */
  stepOf(sealed: string, code: string): number | null {
    const secret = this.seal.open(sealed);
    return secret === null ? null : stepOfCode(secret, code, this.clock.now());
  }

  /** @returns true if the code was right and unused; it is used up then */
  async useCode(user: UserRecord, code: string): Promise<boolean> {
    return isAppCode(code) ? this.useTotp(user, code) : this.useRecoveryCode(user, code);
  }

  /** @returns true if a passkey of the user answered the pending challenge; it is used up then */
  usePasskey(user: UserRecord, assertion: PasskeyAssertionDto): Promise<boolean> {
    return this.passkeys.usePasskey(user, assertion);
  }

  /** The user's second factors, with a challenge for a passkey. */
  async ways(user: UserRecord): Promise<SecondFactorWaysResponse> {
    const { secondFactor } = user;
    const hasPasskey = passkeysOf(user).length > 0;
    const methods: SecondFactorWaysResponse['methods'] = [
      ...(secondFactor.totp ? (['totp'] as const) : []),
      ...(hasPasskey ? (['passkey'] as const) : []),
      ...(secondFactor.recovery.length > 0 ? (['recovery'] as const) : []),
    ];
    return { methods, ...(hasPasskey && { passkey: await this.passkeys.requestProof(user) }) };
  }

  private async useTotp({ _id, secondFactor }: UserRecord, code: string): Promise<boolean> {
    const sealed = secondFactor.totp;
    const step = sealed === null ? null : this.stepOf(sealed, code);
    if (step === null) return false;
    const unused = { _id, 'secondFactor.totp': sealed, 'secondFactor.totpStep': { $lt: step } };
    return (await this.records.amend(unused, { $set: { 'secondFactor.totpStep': step } })) !== null;
  }

  private async useRecoveryCode({ _id, name }: UserRecord, code: string): Promise<boolean> {
    const hash = recoveryHash(code);
    const actor = { id: _id.toHexString(), name };
    const used = await this.transactions.run(null, (session) =>
      this.records.amend(
        { _id, 'secondFactor.recovery': hash },
        { $pull: { 'secondFactor.recovery': hash } },
        { actor, session, action: 'recovery code used', changes: [] },
      ),
    );
    return used !== null;
  }
}

const toPasskey = ({ _id, name, addedAt, lastUsedAt }: Passkey): PasskeyResponse => ({
  _id: _id.toHexString(),
  name,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Sets each part by its path, so that the other parts don't change. */
const flat = (parts: object) =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [`secondFactor.${part}`, value as unknown]));
