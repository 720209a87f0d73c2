import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How often something was tried within one window. */
@Schema({ versionKey: false, collection: 'attempts' })
export class AttemptCounter {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Number, required: true })
  points: number;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

export const AttemptCounterSchema = SchemaFactory.createForClass(AttemptCounter);
AttemptCounterSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
