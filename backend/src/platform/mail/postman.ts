import type { SendMailOptions } from 'nodemailer';

export interface Message extends SendMailOptions {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Brings messages to where they go. */
export abstract class Postman {
  /** @throws Error when the message may not have arrived, also when `signal` ends the attempt */
  abstract deliver(message: Message, letter: LetterName, signal: AbortSignal): Promise<void>;
}

export interface LetterName {
  readonly id: string;
  readonly createdAt: Date;
}
