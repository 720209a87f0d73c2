import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** The public half of a key pair that a device, or a password manager, keeps for the shop. */
@Schema({ versionKey: false })
export class Passkey {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** The id that the authenticator gave it, in base64url. */
  @Prop({ type: String, required: true })
  credentialId: string;

  /** In COSE form, in base64url. */
  @Prop({ type: String, required: true })
  publicKey: string;

  /** The number of signatures, as the authenticator last told it; 0 where it does not count. */
  @Prop({ type: Number, default: 0 })
  counter: number;

  /** The ways to reach the authenticator: `internal`, `usb`, `hybrid`. */
  @Prop({ type: [String], default: [] })
  transports: string[];

  @Prop({ type: Date, required: true })
  addedAt: Date;

  @Prop({ type: Date, default: null })
  lastUsedAt: Date | null;
}

const PasskeySchema = SchemaFactory.createForClass(Passkey);

/** A random value that an authenticator has to sign. */
@Schema({ _id: false, versionKey: false })
export class PasskeyChallenge {
  @Prop({ type: String, required: true })
  value: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

const PasskeyChallengeSchema = SchemaFactory.createForClass(PasskeyChallenge);

/** The proofs of identity beside the password. */
@Schema({ _id: false, versionKey: false })
export class SecondFactor {
  /** The secret of the authenticator app, sealed; null where none is set up. */
  @Prop({ type: String, default: null })
  totp: string | null;

  /** A secret that waits for its first code, sealed. */
  @Prop({ type: String, default: null })
  pendingTotp: string | null;

  /** The step of the last code that was used: no code works twice. */
  @Prop({ type: Number, default: 0 })
  totpStep: number;

  /** Hashes of the recovery codes that are left. */
  @Prop({ type: [String], default: [] })
  recovery: string[];

  /** Missing in older records, as the two below. */
  @Prop({ type: [PasskeySchema], default: [] })
  passkeys: Passkey[];

  /** The last one that was handed out for signing in. */
  @Prop({ type: PasskeyChallengeSchema, default: null })
  passkeyChallenge: PasskeyChallenge | null;

  /** The last one that was handed out for adding a passkey. */
  @Prop({ type: PasskeyChallengeSchema, default: null })
  newPasskeyChallenge: PasskeyChallenge | null;
}

export const SecondFactorSchema = SchemaFactory.createForClass(SecondFactor);

interface Owner {
  /** Missing in records from before there was a second factor. */
  readonly secondFactor?: Partial<SecondFactor>;
}

/** Whether a password alone does not sign in. */
export function hasSecondFactor({ secondFactor }: Owner): boolean {
  return Boolean(secondFactor?.totp) || passkeysOf({ secondFactor }).length > 0;
}

export function passkeysOf({ secondFactor }: Owner): readonly Passkey[] {
  return secondFactor?.passkeys ?? [];
}
