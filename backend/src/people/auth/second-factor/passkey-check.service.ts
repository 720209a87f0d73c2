import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { PASSKEY_MINUTES } from '@shop/contract/second-factor';
import { Clock } from '../../../platform/clock.js';
import { ENVIRONMENT } from '../../../platform/config/config.module.js';
import type { Environment } from '../../../platform/config/environment.js';
import { InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import type { AddPasskeyDto, PasskeyAssertionDto } from '../../users/dto/passkey.requests.js';
import { User, type UserRecord } from '../../user-record/user.schema.js';
import { type Passkey, type PasskeyChallenge, passkeysOf } from '../../user-record/second-factor.schema.js';

const LIFE_MS = PASSKEY_MINUTES * 60_000;
/** ES256, EdDSA, RS256: authenticators in use make these. */
const ALGORITHMS = [-7, -8, -257];

type Purpose = 'passkeyChallenge' | 'newPasskeyChallenge';
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Hands challenges out, one for each user and purpose, and checks what authenticators make of them. Each is answered once. */
@Injectable()
export class PasskeyCheck {
  private readonly relyingParty: { readonly expectedOrigin: string; readonly expectedRPID: string };

  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    @Inject(ENVIRONMENT) { publicUrl }: Environment,
    private readonly clock: Clock,
  ) {
    this.relyingParty = { expectedOrigin: new URL(publicUrl).origin, expectedRPID: new URL(publicUrl).hostname };
  }

  /** @param shop its name, which the browser shows */
  async askForNew(user: UserRecord, shop: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const options = await generateRegistrationOptions({
      ...{ rpName: shop, rpID: this.relyingParty.expectedRPID },
      ...{ userName: user.email, userDisplayName: user.name, userID: new TextEncoder().encode(user._id.toHexString()) },
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      ...{ supportedAlgorithmIDs: ALGORITHMS, excludeCredentials: credentialsOf(user), timeout: LIFE_MS },
    });
    await this.keep(user, 'newPasskeyChallenge', options.challenge);
    return options;
  }

  async ask(user: UserRecord): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({
      ...{ rpID: this.relyingParty.expectedRPID, allowCredentials: credentialsOf(user) },
      ...{ userVerification: 'required', timeout: LIFE_MS },
    });
    await this.keep(user, 'passkeyChallenge', options.challenge);
    return options;
  }

  /** @returns null where it answers no challenge that waits, or is not as it should be */
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

  /** @returns whether one of the user's passkeys signed the challenge that waits for them; both are used then */
  async use(user: UserRecord, { id, ...parts }: PasskeyAssertionDto): Promise<boolean> {
    const expectedChallenge = await this.take(user, 'passkeyChallenge');
    const passkey = passkeysOf(user).find(({ credentialId }) => credentialId === id);
    if (expectedChallenge === null || passkey === undefined) return false;
    const { credentialId, counter } = passkey;
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
    const { verified, authenticationInfo } = await readable(
      verifyAuthenticationResponse({
        ...{ response: credential(id, parts), expectedChallenge, ...this.relyingParty },
        credential: { id, publicKey, counter },
      }),
    );
    if (!verified || authenticationInfo === undefined) return false;
    const unused = { _id: user._id, 'secondFactor.passkeys': { $elemMatch: { credentialId, counter } } };
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: this.clock.now() };
    const $set = Object.fromEntries(Object.entries(used).map(([key, to]) => [`secondFactor.passkeys.$.${key}`, to]));
    return (await this.records.amend(unused, { $set })) !== null;
  }

  private async keep({ _id }: UserRecord, purpose: Purpose, value: string): Promise<void> {
    const challenge: PasskeyChallenge = { value, expiresAt: new Date(this.clock.now().getTime() + LIFE_MS) };
    await this.records.amend({ _id }, { $set: { [`secondFactor.${purpose}`]: challenge } });
  }

  /** Takes the challenge away, so that of two answers at the same moment one finds it. */
  private async take({ _id, secondFactor }: UserRecord, purpose: Purpose): Promise<string | null> {
    const { value, expiresAt } = secondFactor?.[purpose] ?? {};
    if (value === undefined || expiresAt === undefined || expiresAt <= this.clock.now()) return null;
    const path = `secondFactor.${purpose}`;
    const taken = await this.records.amend({ _id, [`${path}.value`]: value }, { $set: { [path]: null } });
    return taken && value;
  }
}

function credentialsOf(user: UserRecord): { readonly id: string; readonly transports: string[] }[] {
  return passkeysOf(user).map(({ credentialId: id, transports }) => ({ id, transports }));
}

/** As browsers send it: the library wants the id twice. */
function credential<T>(id: string, response: T) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as const;
}

/** The library throws at whatever differs from what was expected. */
async function readable<T extends { readonly verified: boolean }>(
  verification: Promise<T>,
): Promise<Partial<T> & { readonly verified: boolean }> {
  return verification.catch(() => ({ verified: false }) as Partial<T> & { verified: boolean });
}
