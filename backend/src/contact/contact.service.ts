import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { findPage } from '../common/list-query/find-page.js';
import { parseListQuery } from '../common/list-query/list-query.js';
import type { ListQueryDto } from '../common/list-query/list-query.dto.js';
import type { ListPage } from '../common/list-query/list-spec.js';
import { Clock } from '../common/time/clock.js';
import { CONTACT_LIST } from './contact.list.js';
import { toContactMessage } from './contact.mapper.js';
import { ContactMessage } from './contact-message.schema.js';
import type { SendMessageDto } from './dto/contact.requests.js';
import type { ContactMessageResponse } from './dto/contact.response.js';

@Injectable()
export class ContactService {
  constructor(
    @InjectModel(ContactMessage.name) private readonly messages: Model<ContactMessage>,
    private readonly clock: Clock,
  ) {}

  async send({ name, phone, message }: SendMessageDto): Promise<void> {
    await this.messages.create({ name, phone, message, createdAt: this.clock.now() });
  }

  async list(query: ListQueryDto): Promise<ListPage<ContactMessageResponse>> {
    const { records, ...page } = await findPage(this.messages, parseListQuery(CONTACT_LIST, query));
    return { ...page, rows: records.map(toContactMessage) };
  }
}
