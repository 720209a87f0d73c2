import { Injectable } from '@nestjs/common';
import { MAX_PASSKEYS } from '@shop/contract/second-factor';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import { requireConfirmed } from '../../../platform/auth/staff-access.js';
import { Clock } from '../../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/mail/outbox.service.js';
import type { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { Attempts } from '../../../platform/http/rate-limit/attempts.service.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import type { AddPasskeyDto } from '../../users/dto/passkey.requests.js';
import type { PasskeySetupResponse, RecoveryCodesResponse } from '../../users/dto/second-factor.response.js';
import { secondFactorEmail } from '../../users/user.emails.js';
import { User, type UserRecord } from '../../user-record/user.schema.js';
import { passkeyNotFound, secondFactorNeeded, tooManyPasskeys, wrongPasskey } from '../../users/users.errors.js';
import { UsersService } from '../../users/users.service.js';
import { PasskeyCheck } from './passkey-check.service.js';
import { type Passkey, passkeysOf } from '../../user-record/second-factor.schema.js';
import { codesFor } from './second-factor.service.js';

/** Staff add passkeys to their account, and remove them. */
@Injectable()
export class PasskeysService {
  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly users: UsersService,
    private readonly check: PasskeyCheck,
    private readonly attempts: Attempts,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError REAUTHENTICATION_REQUIRED, TOO_MANY_PASSKEYS */
  async begin(actor: Actor): Promise<PasskeySetupResponse> {
    requireConfirmed(actor);
    const user = await this.users.load(actor.id);
    requireRoom(user);
    return { options: await this.check.askForNew(user, this.settings.current().name) };
  }

  /** @throws DomainError `invalid` naming `id`, REAUTHENTICATION_REQUIRED, TOO_MANY_PASSKEYS, TOO_MANY_REQUESTS */
  async add(body: AddPasskeyDto, actor: Actor): Promise<RecoveryCodesResponse> {
    requireConfirmed(actor);
    await this.attempts.count('secondFactor', actor.id);
    const user = await this.users.load(actor.id);
    requireRoom(user);
    const made = await this.check.readNew(user, body);
    if (made === null) throw wrongPasskey();
    const facts = { _id: new Types.ObjectId(), name: body.name, addedAt: this.clock.now(), lastUsedAt: null };
    return this.transactions.run(actor, (session) => this.store({ ...made, ...facts }, { actor, session }));
  }

  /** @throws DomainError REAUTHENTICATION_REQUIRED, PASSKEY_NOT_FOUND, SECOND_FACTOR_NEEDED */
  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    requireConfirmed(actor);
    return this.transactions.answer(actor, async (session) => {
      const user = await this.users.load(actor.id, session);
      const rest = passkeysOf(user).filter(({ _id }) => _id.toHexString() !== id);
      if (rest.length === passkeysOf(user).length) throw passkeyNotFound();
      const isLastFactor = rest.length === 0 && !user.secondFactor?.totp;
      if (isLastFactor && this.settings.current().requireSecondFactor === true) throw secondFactorNeeded();
      // Recovery codes stand in for a factor; where there is none any more, the next one comes with new ones.
      const $set = { 'secondFactor.passkeys': rest, ...(isLastFactor && { 'secondFactor.recovery': [] }) };
      await this.records.amend({ _id: user._id }, { $set }, { actor, session, action: 'passkey removed', changes: [] });
      await this.outbox.post(secondFactorEmail(user, 'passkeyRemoved'), session);
      return { _id: id };
    });
  }

  private async store(
    passkey: Passkey,
    by: { readonly actor: Actor; readonly session: ClientSession },
  ): Promise<RecoveryCodesResponse> {
    const user = await this.users.load(by.actor.id, by.session);
    requireRoom(user);
    const { codes, recovery } = codesFor(user);
    const $set = Object.fromEntries(Object.entries(recovery).map(([key, to]) => [`secondFactor.${key}`, to]));
    const update = { $push: { 'secondFactor.passkeys': passkey }, $set };
    await this.records.amend({ _id: user._id }, update, { ...by, action: 'passkey added', changes: [] });
    await this.outbox.post(secondFactorEmail(user, 'passkeyAdded'), by.session);
    return { recoveryCodes: codes };
  }
}

function requireRoom(user: UserRecord): void {
  if (passkeysOf(user).length >= MAX_PASSKEYS) throw tooManyPasskeys();
}
