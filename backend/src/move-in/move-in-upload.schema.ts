import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A heading of a file, with the column that staff chose for it; empty if it is not used. */
@Schema({ _id: false })
export class ChosenColumn {
  @Prop({ type: String, required: true })
  heading: string;

  @Prop({ type: String, default: '' })
  column: string;
}

/** The last file of a step, so that an import which was stopped goes on in any browser. */
@Schema({ versionKey: false, collection: 'move-in-uploads' })
export class MoveInUpload {
  /** Id of the move-in and kind, such as `6920200f1c2d3e4f5a6b7c8d customers`. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: Buffer, required: true })
  bytes: Buffer;

  /** The choices for earlier files are among them. */
  @Prop({ type: [SchemaFactory.createForClass(ChosenColumn)], required: true })
  columns: ChosenColumn[];

  /** Number of rows that are stored, of those of the import; both 0 if none was begun. */
  @Prop({ type: Number, required: true })
  done: number;

  @Prop({ type: Number, required: true })
  total: number;
}

export const MoveInUploadSchema = SchemaFactory.createForClass(MoveInUpload);
