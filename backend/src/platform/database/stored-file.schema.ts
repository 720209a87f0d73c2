import { Prop, Schema } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** Base of uploaded files. They are stored in the database, so that backups contain them and every server has them. */
@Schema()
export class StoredFile {
  /** Random, so that it can't be guessed. */
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: Buffer, required: true })
  bytes: Buffer;

  /** Bytes. */
  @Prop({ type: Number, required: true })
  size: number;

  @Prop({ type: String, required: true })
  sha256: string;

  @Prop({ type: Date, required: true })
  uploadedAt: Date;

  /** True if a record refers to the file. Files without a reference are removed after a week. */
  @Prop({ type: Boolean, default: false })
  isUsed: boolean;
}

/**
 * A file with restricted access. If an owner uploads the same file again, the hash of the uploaded bytes finds the
 * stored one.
 */
@Schema()
export class OwnedFile extends StoredFile {
  /** The user who uploaded it. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  owner: Types.ObjectId;

  /** The users who may open it besides staff: its owner, and users it was shared with. */
  @Prop({ type: [SchemaTypes.ObjectId], required: true })
  readers: Types.ObjectId[];
}
