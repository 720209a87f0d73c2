import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Work that is done and must not be done again. */
@Schema({ collection: 'done_work', versionKey: false })
export class DoneWork {
  /** The key of the work. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Date, required: true })
  doneAt: Date;
}

export const DoneWorkSchema = SchemaFactory.createForClass(DoneWork);
