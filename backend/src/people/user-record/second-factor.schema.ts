import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** The public key of a passkey; a device or a password manager stores the private key. */
@Schema({ versionKey: false })
export class Passkey {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** The authenticator's id of the passkey, in base64url. */
  @Prop({ type: String, required: true })
  credentialId: string;

  /** In COSE form, in base64url. */
  @Prop({ type: String, required: true })
  publicKey: string;

  /** The signature counter that the authenticator last reported; 0 if it does not count. */
  @Prop({ type: Number, default: 0 })
  counter: number;

  /** The transports of the authenticator: `internal`, `usb`, `hybrid`. */
  @Prop({ type: [String], default: [] })
  transports: string[];

  @Prop({ type: Date, required: true })
  addedAt: Date;

  @Prop({ type: Date, default: null })
  lastUsedAt: Date | null;
}

const PasskeySchema = SchemaFactory.createForClass(Passkey);

/** A random value for an authenticator to sign. */
@Schema({ _id: false, versionKey: false })
export class PasskeyChallenge {
  @Prop({ type: String, required: true })
  value: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

const PasskeyChallengeSchema = SchemaFactory.createForClass(PasskeyChallenge);

@Schema({ _id: false, versionKey: false })
export class SecondFactor {
  /** The secret of the authenticator app, sealed; null if none is set up. */
  @Prop({ type: String, default: null })
  totp: string | null;

  /** A sealed secret that becomes active with its first code. */
  @Prop({ type: String, default: null })
  pendingTotp: string | null;

  /** The step of the last used code: no code works twice. */
  @Prop({ type: Number, default: 0 })
  totpStep: number;

  /** Hashes of the unused recovery codes. */
  @Prop({ type: [String], default: [] })
  recovery: string[];

  @Prop({ type: [PasskeySchema], default: [] })
  passkeys: Passkey[];

  /** The latest challenge for signing in. */
  @Prop({ type: PasskeyChallengeSchema, default: null })
  passkeyChallenge: PasskeyChallenge | null;

  /** The latest challenge for adding a passkey. */
  @Prop({ type: PasskeyChallengeSchema, default: null })
  newPasskeyChallenge: PasskeyChallenge | null;
}

export const SecondFactorSchema = SchemaFactory.createForClass(SecondFactor);

interface Owner {
  readonly secondFactor: Pick<SecondFactor, 'totp' | 'passkeys'>;
}

/** True if signing in needs more than the password. */
export function hasSecondFactor({ secondFactor }: Owner): boolean {
  return Boolean(secondFactor.totp) || passkeysOf({ secondFactor }).length > 0;
}

export function passkeysOf({ secondFactor }: Owner): readonly Passkey[] {
  return secondFactor.passkeys;
}
