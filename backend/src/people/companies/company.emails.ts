import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contract/languages';
import type { ClientSession } from 'mongoose';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { addressedTo } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { staffEmails } from '../../documents/texts/en/emails.js';

/** The decision of staff about a company that a buyer described. */
export type CompanyDecision = 'confirmed' | 'changeConfirmed' | 'refused' | 'changeRefused';

interface Notified {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** The e-mails about companies that buyers describe. */
@Injectable()
export class CompanyEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
  ) {}

  /** To the staff: somebody described a company, asks to belong to one, or wants a confirmed one changed. */
  async waiting(legalName: string, buyer: string, session: ClientSession): Promise<void> {
    const { greeting, companyWaiting: texts } = staffEmails;
    const email = {
      to: this.settings.current().email,
      language: DEFAULT_LANGUAGE,
      subject: texts.subject(legalName),
      greeting,
      paragraphs: [texts.text(legalName, buyer)],
      facts: [],
      action: { label: texts.link, path: '/admin/companies' },
    };
    await this.outbox.post(email, session);
  }

  /** To somebody of the company. */
  async decided(legalName: string, decision: CompanyDecision, person: Notified, session: ClientSession): Promise<void> {
    const { companyDecided: texts } = emailTexts(person.language);
    const email = {
      ...addressedTo(person),
      subject: texts.subject(legalName),
      paragraphs: [texts[decision](legalName)],
      facts: [],
      action: { label: texts.link, path: '/account/profile' },
    };
    await this.outbox.post(email, session);
  }
}
