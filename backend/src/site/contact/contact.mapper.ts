import type { ContactMessageRecord } from './contact-message.schema.js';
import type { ContactMessageResponse } from './dto/contact.response.js';

export function toContactMessage(record: ContactMessageRecord): ContactMessageResponse {
  const { name, phone, message } = record;
  return { _id: record._id.toHexString(), name, phone, message, createdAt: record.createdAt.toISOString() };
}
