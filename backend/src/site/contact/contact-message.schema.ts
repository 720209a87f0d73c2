import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';

@Schema({ ...RECORD_OPTIONS, collection: 'contactMessages' })
export class ContactMessage extends Versioned {
  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  phone: string;

  @Prop({ type: String, required: true })
  message: string;
}

export type ContactMessageRecord = ContactMessage & Stored;
export const ContactMessageSchema = SchemaFactory.createForClass(ContactMessage);
ContactMessageSchema.index({ createdAt: -1, _id: -1 });
ContactMessageSchema.index({ updatedAt: 1 });
makeSearchable(ContactMessageSchema, { texts: ({ name, phone, message }) => [name, phone, message] });

/** The history stores neither the message nor the phone number, so that deleting a message erases them. */
export const CONTACT_RECORD: RecordKind<ContactMessage> = {
  resource: 'contact',
  name: 'message',
  about: 'Messages of visitors',
  notFound: 'MESSAGE_NOT_FOUND',
  nameField: 'name',
  readAction: 'contact.read',
  reported: ({ name }) => ({ name }),
};
