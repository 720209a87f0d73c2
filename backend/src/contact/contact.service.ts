import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../platform/auth/actor.js';
import { Transactions } from '../platform/database/transactions.js';
import { InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { findRecord } from '../platform/database/record.js';
import { findPage } from '../platform/list-query/find-page.js';
import { parseListQuery } from '../platform/list-query/list-query.js';
import type { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { Clock } from '../platform/clock.js';
import { messageNotFound } from './contact.errors.js';
import { ContactEmails } from './contact.emails.js';
import { CONTACT_LIST } from './contact.list.js';
import { toContactMessage } from './contact.mapper.js';
import { ContactMessage, type ContactMessageRecord } from './contact-message.schema.js';
import { isByProgram } from './domain/honeypot.js';
import type { SendMessageDto } from './dto/contact.requests.js';
import type { ContactMessageResponse } from './dto/contact.response.js';

@Injectable()
export class ContactService {
  constructor(
    @InjectModel(ContactMessage.name) private readonly messages: Model<ContactMessage>,
    @InjectRecords(ContactMessage) private readonly records: RecordStore<ContactMessage>,
    private readonly emails: ContactEmails,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Keeps the message and tells the staff; of one that a program wrote, neither. */
  async send({ name, phone, message, website }: SendMessageDto): Promise<void> {
    if (isByProgram(website)) return;
    const _id = new Types.ObjectId();
    const createdAt = this.clock.now();
    await this.transactions.run(null, async (session) => {
      await this.records.insert(
        { _id, name, phone, message, createdAt, updatedAt: createdAt },
        { actor: null, session },
      );
      await this.emails.received({ name, phone, message }, session);
    });
  }

  async list(query: ListQueryDto): Promise<ListPage<ContactMessageResponse>> {
    const { records, ...page } = await findPage(this.messages, parseListQuery(CONTACT_LIST, query));
    return { ...page, rows: records.map(toContactMessage) };
  }

  async get(id: string): Promise<ContactMessageResponse> {
    return toContactMessage(await this.load(id));
  }

  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(actor, async (session) => {
      await this.records.remove(await this.load(id, session), { actor, session });
    });
  }

  private async load(id: string, session?: ClientSession): Promise<ContactMessageRecord> {
    const message = await findRecord(this.messages, id, session);
    if (message === null) throw messageNotFound();
    return message;
  }
}
