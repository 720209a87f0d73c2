import { readFileSync } from 'node:fs';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import Handlebars from 'handlebars';
import { templateFolder } from '../config/paths.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { letterText, type LetterView, oneLine } from './letter-text.js';
import type { LetterLink } from './letter.js';
import type { OutboxRecord } from './outbox-letter.schema.js';
import type { Message } from './postman.js';

const TEMPLATE = new URL('letter.hbs', templateFolder('mail'));

/** A misspelt field is an error, not a gap in the letter. */
const STRICT: CompileOptions = { strict: true, knownHelpersOnly: true };

const NO_PROTOTYPES: Handlebars.RuntimeOptions = {
  allowProtoPropertiesByDefault: false,
  allowProtoMethodsByDefault: false,
};

/** Makes messages of stored letters. Reads its template when it is made, so that a missing one stops the start. */
@Injectable()
export class LetterRenderer implements OnApplicationBootstrap {
  private readonly html = Handlebars.create().compile(readFileSync(TEMPLATE, 'utf8'), STRICT);

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  onApplicationBootstrap(): void {
    const { production, publicUrl } = this.environment;
    if (!production || new URL(publicUrl).hostname !== 'localhost') return;
    new Logger(LetterRenderer.name).warn(`PUBLIC_URL: links in letters lead to ${publicUrl}, which others can't reach`);
  }

  /** @throws Error for a letter whose body was erased */
  render(letter: OutboxRecord): Message {
    const { from } = this.environment.mail;
    const view = this.view(letter);
    return {
      from,
      to: mailbox(letter.to),
      ...(letter.replyTo === null ? {} : { replyTo: mailbox(letter.replyTo) }),
      subject: view.subject,
      text: letterText(view),
      html: this.html(view, NO_PROTOTYPES),
      date: letter.createdAt,
      // The same at each attempt: a letter that is sent again after a crash is known as a copy.
      messageId: `<${letter._id.toHexString()}@${from.address.split('@').pop() ?? 'localhost'}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  }

  private view({ subject, body }: OutboxRecord): LetterView {
    if (body === null) throw new Error('The letter has no body any more.');
    const { name, legalName, address, email } = this.environment.shop;
    return {
      subject: oneLine(subject),
      greeting: body.greeting,
      paragraphs: body.paragraphs,
      facts: body.facts.map(({ label, value }) => ({ label, value })),
      action: body.action === null ? null : this.link(body.action),
      shop: { name, legalName, address, email },
    };
  }

  private link({ label, path }: LetterLink): { label: string; url: string } {
    const url = new URL(path, this.environment.publicUrl);
    if (url.origin !== this.environment.publicUrl) throw new Error('The link of the letter leads to another site.');
    return { label, url: url.href };
  }
}

/** Not a text: a comma or a bracket in one would make a list of addresses of it. */
function mailbox(address: string): { name: string; address: string } {
  return { name: '', address: oneLine(address) };
}
