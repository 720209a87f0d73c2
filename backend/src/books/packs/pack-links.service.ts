import { DAY_MS } from '@shop/contract/dubai-day';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { ZipFile } from '../../platform/http/zip-answer.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import type { CodeSentResponse } from '../../shop/links/dto/document-link.response.js';
import { maskedEmail } from '../../shop/links/link-code.js';
import { type Link, Links } from '../../shop/links/links.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { BookFiles } from './book-files.service.js';
import { packCodeEmail, packEmail, packFailedEmail } from './book-pack.emails.js';
import { BookPack } from './book-pack.schema.js';
import type { LinkedPackResponse } from './dto/book-pack.response.js';
import { packName } from './domain/pack-sums.js';

const DAYS_VALID = 30;
/** A pack has no revisions, unlike a quote. */
const ONE_VERSION = 0;

/** Links that let the accountant download a month pack, with a mailed code. */
@Injectable()
export class PackLinks {
  constructor(
    @InjectStore(BookPack) private readonly packs: PlainStore<BookPack>,
    private readonly links: Links,
    private readonly files: BookFiles,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Mails the link of a pack that became ready; none if the address of the settings has changed. */
  async mailLink(pack: BookPack, session: ClientSession): Promise<void> {
    const shop = await this.settings.load(session);
    if (pack.mailTo === '' || pack.mailTo !== shop.accountantEmail) return;
    const expiresAt = new Date(this.clock.now().getTime() + DAYS_VALID * DAY_MS);
    const token = await this.links.make({ resource: 'book-packs', record: pack._id, expiresAt }, session);
    await this.outbox.post(packEmail(pack, { token, expiresAt }, shop), session);
  }

  /** Mails the shop that a pack for the accountant was not made. @param reason if staff can do something about it */
  async mailFailure(pack: Pick<BookPack, 'from' | 'mailTo'>, session: ClientSession, reason?: string): Promise<void> {
    if (pack.mailTo === '') return;
    await this.outbox.post(packFailedEmail(pack, this.settings.current().email, reason), session);
  }

  /** @throws DomainError DOCUMENT_LINK_NOT_FOUND */
  async show(token: string): Promise<LinkedPackResponse> {
    const { pack, link } = await this.open(token);
    const { from, to, size, sha256 } = pack;
    return { from, to, size, sha256, codeTo: maskedEmail(pack.mailTo), expiresAt: link.expiresAt.toISOString() };
  }

  /** Mails a code, which replaces an older one. @throws DomainError DOCUMENT_LINK_NOT_FOUND, TOO_MANY_REQUESTS */
  async sendCode(token: string): Promise<CodeSentResponse> {
    const { pack, link } = await this.open(token);
    await this.links.countCode(link);
    return this.transactions.answer(null, async (session) => {
      const { code, expiresAt } = await this.links.newCode(link, ONE_VERSION, session);
      await this.outbox.post(packCodeEmail(pack, code), session);
      return { sentTo: maskedEmail(pack.mailTo), expiresAt: expiresAt.toISOString() };
    });
  }

  /**
   * @param network of the caller
   * @throws DomainError DOCUMENT_LINK_NOT_FOUND, VALIDATION_FAILED at `code`, TOO_MANY_REQUESTS
   */
  async file(token: string, code: string, network: string): Promise<ZipFile> {
    const { pack, link } = await this.open(token);
    await this.links.countTry(link, network);
    await this.links.useCode(link, { code, revision: ONE_VERSION }, null);
    return { name: packName(pack), bytes: this.files.read(pack._id, pack.attempts) };
  }

  /** A link is void once the address of the settings is another one. */
  private async open(token: string): Promise<{ readonly pack: BookPack; readonly link: Link }> {
    const link = await this.links.find(['book-packs'], token);
    const pack = link && (await this.packs.reads.findById(link.record).lean<BookPack | null>());
    const { accountantEmail } = await this.settings.load(null);
    if (link === null || pack?.status !== 'Ready' || pack.mailTo !== accountantEmail)
      throw refuse('DOCUMENT_LINK_NOT_FOUND', {}, { security: 'month pack link refused' });
    return { pack, link };
  }
}
