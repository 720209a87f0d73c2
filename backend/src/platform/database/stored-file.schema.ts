import { Prop, Schema } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** Base of the files that people upload. They are kept in the database, so that backups and every server have them. */
@Schema()
export class StoredFile {
  /** Random: no one guesses it. */
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

  /** Whether a record names it. Files that none names are removed after a while. */
  @Prop({ type: Boolean, default: false })
  isUsed: boolean;
}

/** A file that some people alone may open. The same file of the same owner is kept once, by the hash of what was uploaded. */
@Schema()
export class OwnedFile extends StoredFile {
  /** The user who uploaded it. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  owner: Types.ObjectId;

  /** The users who may open it besides staff: its owner, and those to whom it was handed on. */
  @Prop({ type: [SchemaTypes.ObjectId], required: true })
  readers: Types.ObjectId[];
}
