import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

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
}

export const SecondFactorSchema = SchemaFactory.createForClass(SecondFactor);

interface Owner {
  /** Missing in records from before there was a second factor. */
  readonly secondFactor?: Partial<SecondFactor>;
}

/** Whether a password alone does not sign in. */
export function hasSecondFactor({ secondFactor }: Owner): boolean {
  return Boolean(secondFactor?.totp);
}
