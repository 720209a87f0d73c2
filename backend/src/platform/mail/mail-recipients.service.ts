import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Language } from '@shop/contract/languages';
import type { ClientSession, Model } from 'mongoose';
import type { EmailSubject } from './email.js';
import { OutboxEmail, type OutboxRecord } from './outbox.schema.js';

export type MailedSubject = Pick<EmailSubject, 'resource' | 'id' | 'part'>;

/** An address that got emails, and the language of the last one. */
export interface MailRecipient {
  readonly email: string;
  readonly language: Language;
}

/** Finds out who was mailed about records. */
@Injectable()
export class MailRecipients {
  constructor(@InjectModel(OutboxEmail.name) private readonly emails: Model<OutboxEmail>) {}

  /** All recipients of an email about one of these, including Cc addresses. Failed emails don't count. */
  async recipientsAbout(subjects: readonly MailedSubject[], session: ClientSession): Promise<MailRecipient[]> {
    if (subjects.length === 0) return [];
    const named = subjects.map(({ resource, id, part }) => ({
      'about.resource': resource,
      'about.id': id,
      ...(part && { 'about.part': part }),
    }));
    const found = await this.emails
      .find({ $or: named, state: { $ne: 'failed' } })
      .sort({ createdAt: 1, _id: 1 })
      .session(session)
      .select('to cc language')
      .lean<OutboxRecord[]>();
    const languages = new Map<string, Language>();
    for (const { to, cc = [], language } of found) {
      for (const address of [to, ...cc]) languages.set(address.toLowerCase(), language);
    }
    return [...languages].map(([email, language]) => ({ email, language }));
  }
}
