import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SmtpSettings } from '../config/mail-settings.js';

const RESPONSE_TIMEOUT_MS = 15_000;

export interface Message extends SendMailOptions {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface MessageId {
  readonly id: string;
  readonly createdAt: Date;
}

export abstract class MailTransport {
  /** @throws Error if the message may not have arrived, also if `signal` aborts the attempt */
  abstract send(message: Message, id: MessageId, signal: AbortSignal): Promise<void>;
}

/** Sends messages to a mail server. */
export class SmtpTransport extends MailTransport {
  private readonly transport;

  constructor({ host, port, secure, login }: SmtpSettings) {
    super();
    this.transport = createTransport({
      host,
      port,
      secure,
      // requireTLS: a password must not cross an unencrypted connection, even if an attacker hides STARTTLS.
      ...(login === null ? {} : { auth: { user: login.user, pass: login.password }, requireTLS: !secure }),
      connectionTimeout: RESPONSE_TIMEOUT_MS,
      greetingTimeout: RESPONSE_TIMEOUT_MS,
      socketTimeout: RESPONSE_TIMEOUT_MS,
      dnsTimeout: RESPONSE_TIMEOUT_MS,
    });
  }

  override async send(message: Message, _id: MessageId, signal: AbortSignal): Promise<void> {
    await this.transport.sendMail({ ...message, signal });
  }
}

/** Writes each message to a folder as an .eml file, which mail programs open. */
export class FileTransport extends MailTransport {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly folder: string) {
    super();
  }

  override async send(message: Message, { id, createdAt }: MessageId, signal: AbortSignal): Promise<void> {
    const { message: bytes } = await this.transport.sendMail({ ...message, signal });
    if (!Buffer.isBuffer(bytes)) throw new Error('The message is not a buffer.');
    const file = join(this.folder, `${sortableTime(createdAt)}-${id}.eml`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, bytes, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}

/** '20261121T093000123Z': files sorted by name are sorted by time. */
function sortableTime(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:.]/g, '');
}
