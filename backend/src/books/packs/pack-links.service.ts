import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { hashOf, newToken } from '../../people/users/domain/token-hash.js';
import { Clock } from '../../platform/clock.js';
import { SESSION_SECRET } from '../../platform/config/config.module.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import type { ZipFile } from '../../platform/http/zip-answer.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { CODE_MINUTES, codeHash, isValidCode, maskedEmail, newCode } from '../../sales/quote-links/domain/link-code.js';
import type { CodeSentResponse } from '../../sales/quote-links/dto/quote-link.response.js';
import { QUOTE_CODE_TRIES, QUOTE_CODES } from '../../sales/quote-links/link-limits.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { BookFiles } from './book-files.service.js';
import { packCodeEmail, packEmail, packFailedEmail } from './book-pack.emails.js';
import { BookPack, type PackLink } from './book-pack.schema.js';
import type { LinkedPackResponse } from './dto/book-pack.response.js';
import { packName } from './pack-making.service.js';

const DAYS_VALID = 30;
const DAY_MS = 86_400_000;

interface OpenedPack {
  readonly pack: BookPack;
  readonly link: PackLink;
}

/** Links that let the accountant download a month pack, with a mailed code. Only the hashes of their tokens are stored. */
@Injectable()
export class PackLinks {
  constructor(
    @InjectStore(BookPack) private readonly packs: PlainStore<BookPack>,
    @Inject(SESSION_SECRET) private readonly secret: string,
    private readonly files: BookFiles,
    private readonly settings: SettingsService,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Mails the link of a pack that is ready, once; none if the address of the settings has changed. */
  async mailLink(pack: BookPack, session: ClientSession): Promise<void> {
    const shop = await this.settings.load(session);
    if (pack.mailTo === '' || pack.mailTo !== shop.accountantEmail) return;
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + DAYS_VALID * DAY_MS);
    const link: PackLink = { tokenHash: hashOf(token), expiresAt, code: null };
    if (!(await this.packs.changeOne({ _id: pack._id, link: null }, { $set: { link } }, session))) return;
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
    const { pack } = await this.open(token);
    await this.attempts.count(QUOTE_CODES, pack._id.toHexString());
    const code = newCode();
    const expiresAt = new Date(this.clock.now().getTime() + CODE_MINUTES * 60_000);
    const mailed = { hash: this.hash(code, pack), expiresAt };
    return this.transactions.answer(null, async (session) => {
      await this.packs.changeOne({ _id: pack._id }, { $set: { 'link.code': mailed } }, session);
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
    // Right codes are counted too: otherwise the refusal would show whether a code was right.
    await this.attempts.count(QUOTE_CODE_TRIES, pack._id.toHexString());
    await this.attempts.count(QUOTE_CODE_TRIES, network);
    const hash = this.hash(code, pack);
    // The download deletes its code, so of two concurrent downloads only one finds it.
    const isUsed =
      isValidCode(link.code, hash, this.clock.now()) &&
      (await this.packs.changeOne({ _id: pack._id, 'link.code.hash': hash }, { $set: { 'link.code': null } }));
    if (!isUsed) throw refuseField('code', 'WRONG_CODE/quote', {}, { security: 'month pack code refused' });
    return { name: packName(pack), bytes: this.files.read(pack._id, pack.attempts) };
  }

  /** A link is void once the address of the settings is another one. */
  private async open(token: string): Promise<OpenedPack> {
    const pack = await this.packs.reads.findOne({ 'link.tokenHash': hashOf(token) }).lean<BookPack | null>();
    const { accountantEmail } = await this.settings.load(null);
    const isOpen = pack?.status === 'Ready' && pack.mailTo === accountantEmail;
    if (!isOpen || pack.link === null || pack.link.expiresAt < this.clock.now())
      throw refuse('DOCUMENT_LINK_NOT_FOUND', {}, { security: 'month pack link refused' });
    return { pack, link: pack.link };
  }

  /** A pack has one version, unlike a quote with its revisions. */
  private hash(code: string, { _id }: BookPack): string {
    return codeHash(code, { link: _id.toHexString(), revision: 0 }, this.secret);
  }
}
