import { MAX_MESSAGE_FILE_MB, MAX_THREAD_MESSAGES } from '@shop/contract/quote-messages';
import { DomainError, invalidField, notFound } from '../../platform/errors/domain-error.js';
import type { WishRule } from './domain/targets.js';

export const messageFileNotFound = () => notFound('Message file');

export const emptyMessage = () => invalidField('text', 'Write a message, or attach a file.', 'REQUIRED');

/** A message names a file that its author has not uploaded to this quote. */
export const unknownMessageFile = (index: number) =>
  invalidField(`files.${index}`, 'This file is not there any more. Please upload it again.', 'UNKNOWN_FILE');

export const notAMessageFile = () =>
  invalidField(
    'file',
    `This is no PDF and no picture. Send a PDF, JPEG, PNG, WebP or AVIF of at most ${MAX_MESSAGE_FILE_MB} MB.`,
    'NOT_A_PDF_OR_PICTURE',
  );

export const threadFull = () =>
  new DomainError('conflict', {
    code: 'THREAD_FULL',
    message: `This conversation has ${MAX_THREAD_MESSAGES} messages already. Please call or write an e-mail.`,
    params: { max: MAX_THREAD_MESSAGES },
  });

export const quoteDecided = () =>
  new DomainError('conflict', {
    code: 'QUOTE_DECIDED',
    message: 'This quote is decided: its prices are open no more.',
  });

const WISH_MESSAGES: Readonly<Record<WishRule, string>> = {
  UNKNOWN_LINE: 'The quote has no such line.',
  LINE_TWICE: 'Another target is for this line already.',
  EMPTY_TARGET: 'Enter a price, a quantity or a note.',
};

export const wrongWish = (index: number, field: string, rule: WishRule) =>
  invalidField(`lines.${index}.${field}`, WISH_MESSAGES[rule], rule);
