import { readFileSync } from 'node:fs';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import Handlebars from 'handlebars';
import { BRAND, STRIP } from '@shop/contract/brand';
import { DEFAULT_ACCENT } from '@shop/contract/colour';
import { withIsolates } from '@shop/contract/isolation';
import { DEFAULT_LANGUAGE, firstLanguage, LANGUAGES } from '@shop/contract/languages';
import type { Environment } from '../config/environment.js';
import { templateFolder } from '../config/paths.js';
import { ENVIRONMENT } from '../config/config.module.js';
import type { EmailLink } from './email.js';
import type { Message } from './mail-transport.js';
import type { MailedFile } from './mailed-documents.service.js';
import type { EmailBody, OutboxRecord } from './outbox.schema.js';
import { Sender, type SenderLook } from './sender.js';
import { legalNameOf } from '@shop/contract/names';

const TEMPLATE = new URL('email.hbs', templateFolder('platform/mail'));

/** The mark on a dark background, as PNG: mail clients don't show SVG. */
const MARK = readFileSync(new URL('mark.png', templateFolder('platform/mail')));

/** A misspelt field is an error, not a gap in the email. */
const STRICT: CompileOptions = { strict: true, knownHelpersOnly: true };

const NO_PROTOTYPES: Handlebars.RuntimeOptions = {
  allowProtoPropertiesByDefault: false,
  allowProtoMethodsByDefault: false,
};

type EmailView = ReturnType<EmailRenderer['view']>;

export type ReadableEmail = Pick<OutboxRecord, 'subject' | 'language'> & { readonly body: EmailBody };

/** Makes messages of stored emails. The template is read at construction, so that a missing one stops the start. */
@Injectable()
export class EmailRenderer implements OnApplicationBootstrap {
  private readonly html = Handlebars.create().compile(readFileSync(TEMPLATE, 'utf8'), STRICT);

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly sender: Sender,
  ) {}

  onApplicationBootstrap(): void {
    const { production, publicUrl } = this.environment;
    if (!production || new URL(publicUrl).hostname !== 'localhost') return;
    new Logger(EmailRenderer.name).warn(
      `PUBLIC_URL: links in emails point to ${publicUrl}, which other machines can't reach`,
    );
  }

  /** @throws Error for an email whose body was erased */
  render(email: OutboxRecord, files: readonly MailedFile[] = []): Message {
    if (email.body === null) throw new Error('The email no longer has a body.');
    const { from } = this.environment.mail;
    const view = this.view(email, email.body);
    const cc = email.cc.map(mailbox);
    return {
      from,
      to: mailbox(email.to),
      ...(cc.length === 0 ? {} : { cc }),
      ...(email.replyTo === null ? {} : { replyTo: mailbox(email.replyTo) }),
      subject: view.subject,
      text: plainText(view),
      html: this.html(view, NO_PROTOTYPES),
      attachments: [...pictureOf(this.sender.look()), ...files.map(asAttachment)],
      date: email.createdAt,
      // The same at each attempt, so that mail programs recognise a copy that was sent again after a crash.
      messageId: `<${email._id.toHexString()}@${from.address.split('@').pop() ?? 'localhost'}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': view.lang },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  }

  /** The email in the recipient's form: a self-contained HTML page, and a text. */
  read({ subject, language, body }: ReadableEmail): { html: string; text: string } {
    const view = this.view({ subject, language }, body);
    const pictures = pictureOf(this.sender.look());
    const html = pictures.reduce(
      (page, { cid, content }) => {
        return page.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`);
      },
      this.html(view, NO_PROTOTYPES),
    );
    return { html, text: plainText(view) };
  }

  private view({ subject, language }: Omit<ReadableEmail, 'body'>, body: EmailBody) {
    const lang = firstLanguage([language]) ?? DEFAULT_LANGUAGE;
    const dir = LANGUAGES[lang].direction;
    const look = this.sender.look();
    const { name, address, email, accent, logo } = look;
    const directed = (text: string) => withIsolates(text, lang);
    return {
      lang,
      dir,
      // Outlook does not know the logical values `start` and `end`.
      start: dir === 'ltr' ? 'left' : 'right',
      end: dir === 'ltr' ? 'right' : 'left',
      subject: directed(oneLine(subject)),
      greeting: directed(body.greeting),
      paragraphs: body.paragraphs.map(directed),
      facts: body.facts.map(({ label, value }) => ({ label: directed(label), value: directed(value) })),
      action: body.action === null ? null : this.link(body.action),
      shop: { name, legalName: legalNameOf(look, lang), address, email, hasLogo: logo !== null },
      accent: accent || DEFAULT_ACCENT,
      brand: BRAND,
      // A custom accent colour replaces the strip and the mark on ink.
      strip: accent === '' ? STRIP : [],
      hasMark: accent === '' && logo === null,
    };
  }

  private link({ label, path }: EmailLink): { label: string; url: string } {
    const url = new URL(path, this.environment.publicUrl);
    if (url.origin !== this.environment.publicUrl) throw new Error('The link in the email points to another site.');
    return { label, url: url.href };
  }
}

/** The picture is part of the email, since mail programs load no external pictures without consent. */
function pictureOf({ logo, accent }: SenderLook) {
  const picture = (cid: string, content: Buffer) => ({
    cid,
    filename: `${cid}.png`,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    content,
  });
  if (logo !== null) return [picture('logo', logo)];
  return accent === '' ? [picture('mark', MARK)] : [];
}

const asAttachment = ({ filename, content }: MailedFile) => ({
  filename,
  content,
  contentType: 'application/pdf',
  contentDisposition: 'attachment' as const,
});

function plainText({ greeting, paragraphs, facts, action, shop }: EmailView): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...(action === null ? [] : [`${action.label}:\n${action.url}`]),
    // Mail programs recognise a signature by this line.
    ['-- ', shop.legalName, shop.address, shop.email].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** For headers: a line break would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** An object, because a comma in a text would make it a list of addresses. */
function mailbox(address: string): { name: string; address: string } {
  return { name: '', address: oneLine(address) };
}
