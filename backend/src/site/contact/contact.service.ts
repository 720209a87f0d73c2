import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { loadRecord } from '../../platform/database/record.js';
import { requirePhone } from '../../platform/http/validation/phone.js';
import { Clock } from '../../platform/clock.js';
import { ContactMessage, type ContactMessageRecord, CONTACT_RECORD } from './contact-message.schema.js';
import type { SendMessageDto } from './dto/contact.requests.js';
import { ContactMessageResponse, type MessageSentResponse } from './dto/contact.response.js';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { staffEmails } from '../../documents/texts/en/emails.js';

const SENT: MessageSentResponse = { message: 'Message sent.' };

/** Messages of visitors, which the shop gets by email too. */
@Injectable()
export class ContactService {
  constructor(
    @InjectModel(ContactMessage.name) private readonly messages: Model<ContactMessage>,
    @InjectRecords(ContactMessage) private readonly records: RecordStore<ContactMessage>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
  ) {}

  /** Stores the message and notifies the staff; ignores a message that was written by a program. */
  async send({ name, phone, message, website }: SendMessageDto): Promise<MessageSentResponse> {
    if (isByProgram(website)) return SENT;
    requirePhone('phone', phone);
    const _id = new Types.ObjectId();
    const createdAt = this.clock.now();
    return this.transactions.answer(null, async (session) => {
      await this.records.insert(
        { _id, name, phone, message, createdAt, updatedAt: createdAt },
        { actor: null, session },
      );
      await this.mailReceived({ name, phone, message }, session);
      return SENT;
    });
  }

  async get(id: string): Promise<ContactMessageResponse> {
    return ContactMessageResponse.stored(await this.load(id));
  }

  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      await this.records.remove(await this.load(id, session), { actor, session });
      return { _id: id };
    });
  }

  private load(id: string, session?: ClientSession): Promise<ContactMessageRecord> {
    return loadRecord(this.messages, CONTACT_RECORD, id, session);
  }

  /** The email to the staff. The form has no field for an email address, so there is no reply address. */
  async mailReceived(
    { name, phone, message }: Pick<ContactMessage, 'name' | 'phone' | 'message'>,
    session: ClientSession,
  ): Promise<void> {
    const { greeting, contactMessage: texts } = staffEmails;
    const email = {
      to: this.settings.current().email,
      language: DEFAULT_LANGUAGE,
      subject: texts.subject(name),
      greeting,
      paragraphs: [texts.text(name, phone), message],
      facts: [
        { label: texts.name, value: name },
        { label: texts.phone, value: phone },
      ],
      action: { label: texts.link, path: '/admin/contact' },
    };
    await this.outbox.post(email, session);
  }
}

/** True if a program filled in the form: programs fill in every field, and people don't see this one. */
function isByProgram(hiddenField: unknown): boolean {
  return hiddenField !== undefined && hiddenField !== null && hiddenField !== '';
}
