import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { RECORD_OPTIONS, type Stored } from '../platform/database/record.js';

@Schema({ ...RECORD_OPTIONS, collection: 'contactMessages' })
export class ContactMessage {
  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  phone: string;

  @Prop({ type: String, required: true })
  message: string;

  @Prop({ type: Number, default: 1 })
  version: number;

  createdAt: Date;
  updatedAt: Date;
}

export type ContactMessageRecord = ContactMessage & Stored;
export const ContactMessageSchema = SchemaFactory.createForClass(ContactMessage);
ContactMessageSchema.index({ createdAt: -1, _id: -1 });
