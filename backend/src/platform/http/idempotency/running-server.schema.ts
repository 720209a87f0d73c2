import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** A server on this database, from its start on. */
@Schema({ collection: 'servers', versionKey: false })
export class RunningServer {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  /** The last heartbeat, by the clock of the database. */
  @Prop({ type: Date, required: true })
  seenAt: Date;
}

export const RunningServerSchema = SchemaFactory.createForClass(RunningServer);
RunningServerSchema.index({ seenAt: 1 }, { expireAfterSeconds: 86_400 });
