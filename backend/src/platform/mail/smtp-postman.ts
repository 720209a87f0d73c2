import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../config/mail-settings.js';
import { type LetterName, type Message, Postman } from './postman.js';

const ANSWER_WITHIN_MS = 15_000;

/** Hands messages to a mail server. */
export class SmtpPostman extends Postman {
  private readonly transport;

  constructor({ host, port, secure, login }: SmtpSettings) {
    super();
    this.transport = createTransport({
      host,
      port,
      secure,
      // A password does not go over an open line, also when somebody on the way hides that the server can encrypt.
      ...(login === null ? {} : { auth: { user: login.user, pass: login.password }, requireTLS: !secure }),
      connectionTimeout: ANSWER_WITHIN_MS,
      greetingTimeout: ANSWER_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      dnsTimeout: ANSWER_WITHIN_MS,
    });
  }

  override async deliver(message: Message, _letter: LetterName, signal: AbortSignal): Promise<void> {
    await this.transport.sendMail({ ...message, signal });
  }
}
