import { Inject, Injectable } from '@nestjs/common';
import { MAX_PASSKEYS, PASSKEY_MINUTES } from '@shop/contract/second-factor';
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
import type { AddPasskeyDto, PasskeyAssertionDto } from '../../users/dto/passkey.requests.js';
import type { PasskeySetupResponse, RecoveryCodesResponse } from '../../users/dto/second-factor.response.js';
import { secondFactorEmail } from '../../users/user.emails.js';
import { User, type UserRecord } from '../../user-record/user.schema.js';
import { UsersService } from '../../users/users.service.js';
import { type Passkey, type PasskeyChallenge, passkeysOf } from '../../user-record/second-factor.schema.js';
import { codesFor } from './recovery.js';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { ENVIRONMENT } from '../../../platform/config/config.module.js';
import type { Environment } from '../../../platform/config/environment.js';
import { refuse, refuseField } from '../../../platform/errors/refuse.js';
import { SECOND_FACTOR_CODES } from '../attempt-limits.js';

const LIFE_MS = PASSKEY_MINUTES * 60_000;
/** A pending challenge that ends sooner is replaced. */
const SHORTEST_LIFE_MS = 60_000;

/** ES256, EdDSA, RS256: the algorithms of common authenticators. */
const ALGORITHMS = [-7, -8, -257];

type Purpose = 'passkeyChallenge' | 'newPasskeyChallenge';

export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/**
 * Staff add passkeys to their account, and remove them. Each user has one challenge for each purpose, and each
 * challenge can be answered once.
 */
@Injectable()
export class Passkeys {
  private readonly relyingParty: { readonly expectedOrigin: string; readonly expectedRPID: string };

  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly users: UsersService,
    private readonly attempts: Attempts,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) { publicUrl }: Environment,
  ) {
    this.relyingParty = { expectedOrigin: new URL(publicUrl).origin, expectedRPID: new URL(publicUrl).hostname };
  }

  /** @throws DomainError REAUTHENTICATION_REQUIRED, TOO_MANY_PASSKEYS */
  async begin(actor: Actor): Promise<PasskeySetupResponse> {
    requireConfirmed(actor);
    const user = await this.users.load(actor.id);
    requireRoom(user);
    return { options: await this.requestNew(user, this.settings.current().name) };
  }

  /** @throws DomainError `invalid` naming `id`, REAUTHENTICATION_REQUIRED, TOO_MANY_PASSKEYS, TOO_MANY_REQUESTS */
  async add(body: AddPasskeyDto, actor: Actor): Promise<RecoveryCodesResponse> {
    requireConfirmed(actor);
    await this.attempts.count(SECOND_FACTOR_CODES, actor.sessionId);
    const user = await this.users.load(actor.id);
    requireRoom(user);
    const made = await this.readNew(user, body);
    if (made === null) throw refuseField('id', 'WRONG_PASSKEY', {}, { security: 'second factor wrong' });
    const facts = { _id: new Types.ObjectId(), name: body.name, addedAt: this.clock.now(), lastUsedAt: null };
    return this.transactions.run(actor, (session) => this.store({ ...made, ...facts }, { actor, session }));
  }

  /** @throws DomainError REAUTHENTICATION_REQUIRED, PASSKEY_NOT_FOUND, SECOND_FACTOR_NEEDED */
  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    requireConfirmed(actor);
    return this.transactions.answer(actor, async (session) => {
      const user = await this.users.load(actor.id, session);
      const rest = passkeysOf(user).filter(({ _id }) => _id.toHexString() !== id);
      if (rest.length === passkeysOf(user).length) throw refuse('PASSKEY_NOT_FOUND');
      const isLastFactor = rest.length === 0 && !user.secondFactor.totp;
      if (isLastFactor && this.settings.current().requireSecondFactor) throw refuse('SECOND_FACTOR_NEEDED');
      // Recovery codes replace a lost factor. Without a factor they are deleted; the next factor comes with new ones.
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

  /** @param shop name of the shop, which the browser shows */
  async requestNew(user: UserRecord, shop: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const options = await generateRegistrationOptions({
      rpName: shop,
      rpID: this.relyingParty.expectedRPID,
      userName: user.email,
      userDisplayName: user.name,
      userID: new TextEncoder().encode(user._id.toHexString()),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: credentialsOf(user),
      timeout: LIFE_MS,
    });
    await this.keep(user, 'newPasskeyChallenge', options.challenge);
    return options;
  }

  /**
   * A pending challenge is used again: a sign-in that begins in one browser must not make the one in another browser
   * fail.
   */
  async requestProof(user: UserRecord): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const pending = user.secondFactor.passkeyChallenge;
    const left = pending ? pending.expiresAt.getTime() - this.clock.now().getTime() : 0;
    const reused = left >= SHORTEST_LIFE_MS && pending ? { timeout: left, challenge: pending.value } : null;
    const options = await generateAuthenticationOptions({
      rpID: this.relyingParty.expectedRPID,
      allowCredentials: credentialsOf(user),
      userVerification: 'required',
      timeout: LIFE_MS,
    });
    if (reused !== null) return { ...options, ...reused };
    await this.keep(user, 'passkeyChallenge', options.challenge);
    return options;
  }

  /** @returns null if it answers no pending challenge, or is not valid */
  async readNew(user: UserRecord, body: AddPasskeyDto): Promise<NewPasskey | null> {
    const expectedChallenge = await this.take(user, 'newPasskeyChallenge');
    if (expectedChallenge === null) return null;
    const { id, clientDataJSON, attestationObject, transports = [] } = body;
    const response = credential(id, { clientDataJSON, attestationObject });
    const expected = { expectedChallenge, ...this.relyingParty, supportedAlgorithmIDs: ALGORITHMS };
    const { verified, registrationInfo } = await readable(verifyRegistrationResponse({ response, ...expected }));
    if (!verified || registrationInfo === undefined) return null;
    const { credential: made } = registrationInfo;
    const publicKey = Buffer.from(made.publicKey).toString('base64url');
    return { credentialId: made.id, publicKey, counter: made.counter, transports };
  }

  /**
   * @returns true if one of the user's passkeys signed the pending challenge; this uses up both the challenge and the
   * signature. A wrong answer uses up nothing: others could make the owner's sign-in fail by it
   */
  async usePasskey(user: UserRecord, { id, ...parts }: PasskeyAssertionDto): Promise<boolean> {
    const expectedChallenge = this.pending(user, 'passkeyChallenge');
    const passkey = passkeysOf(user).find(({ credentialId }) => credentialId === id);
    if (expectedChallenge === null || passkey === undefined) return false;
    const { credentialId, counter } = passkey;
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
    const { verified, authenticationInfo } = await readable(
      verifyAuthenticationResponse({
        response: credential(id, parts),
        expectedChallenge,
        ...this.relyingParty,
        credential: { id, publicKey, counter },
      }),
    );
    if (!verified || authenticationInfo === undefined) return false;
    const unused = {
      _id: user._id,
      'secondFactor.passkeyChallenge.value': expectedChallenge,
      'secondFactor.passkeys': { $elemMatch: { credentialId, counter } },
    };
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: this.clock.now() };
    const $set = Object.fromEntries(Object.entries(used).map(([key, to]) => [`secondFactor.passkeys.$.${key}`, to]));
    return (await this.records.amend(unused, { $set: { ...$set, 'secondFactor.passkeyChallenge': null } })) !== null;
  }

  private async keep({ _id }: UserRecord, purpose: Purpose, value: string): Promise<void> {
    const challenge: PasskeyChallenge = { value, expiresAt: new Date(this.clock.now().getTime() + LIFE_MS) };
    await this.records.amend({ _id }, { $set: { [`secondFactor.${purpose}`]: challenge } });
  }

  /** Deletes the challenge, so that of two concurrent answers only one finds it. */
  private async take(user: UserRecord, purpose: Purpose): Promise<string | null> {
    const value = this.pending(user, purpose);
    if (value === null) return null;
    const path = `secondFactor.${purpose}`;
    const taken = await this.records.amend({ _id: user._id, [`${path}.value`]: value }, { $set: { [path]: null } });
    return taken && value;
  }

  private pending({ secondFactor }: UserRecord, purpose: Purpose): string | null {
    const { value, expiresAt } = secondFactor[purpose] ?? {};
    return value === undefined || expiresAt === undefined || expiresAt <= this.clock.now() ? null : value;
  }
}

function requireRoom(user: UserRecord): void {
  if (passkeysOf(user).length >= MAX_PASSKEYS) throw refuse('TOO_MANY_PASSKEYS', { max: MAX_PASSKEYS });
}

function credentialsOf(user: UserRecord): { readonly id: string; readonly transports: string[] }[] {
  return passkeysOf(user).map(({ credentialId: id, transports }) => ({ id, transports }));
}

/** The format of browsers: the library needs the id twice. */
function credential<T>(id: string, response: T) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as const;
}

/** The library throws if something differs from the expected values. */
async function readable<T extends { readonly verified: boolean }>(
  verification: Promise<T>,
): Promise<Partial<T> & { readonly verified: boolean }> {
  return verification.catch(() => ({ verified: false }) as Partial<T> & { verified: boolean });
}
