import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A key of the shop that signs packs. The public key is stored forever, so that older packs can be checked. */
@Schema({ versionKey: false, collection: 'pack-keys' })
export class PackKey {
  /** Counted from 1: the key with the highest number signs. */
  @Prop({ type: Number, required: true })
  _id: number;

  /** SHA-256 of the public key (SPKI, DER), as hexadecimal digits. */
  @Prop({ type: String, required: true })
  fingerprint: string;

  /** PEM. */
  @Prop({ type: String, required: true })
  publicKey: string;

  /** PKCS #8, DER, base64, encrypted with the secret of the shop. */
  @Prop({ type: String, required: true })
  sealed: string;

  @Prop({ type: Date, required: true })
  madeAt: Date;
}

export const PackKeySchema = SchemaFactory.createForClass(PackKey);
