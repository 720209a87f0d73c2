import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { findRecord } from '../database/versioned.js';
import { findPage } from '../list-query/find-page.js';
import { parseListQuery } from '../list-query/list-query.js';
import type { ListQueryDto } from '../list-query/list-query.dto.js';
import type { ListPage } from '../list-query/list-spec.js';
import { Clock } from '../clock.js';
import { allowedLetterActions } from './domain/delivery.rules.js';
import type { LetterResponse } from './dto/letter.response.js';
import { toLetter } from './letter.mapper.js';
import { LETTERS_LIST } from './letters.list.js';
import { letterNotFound, letterNotRetried } from './mail.errors.js';
import { OutboxLetter, type OutboxRecord } from './outbox-letter.schema.js';
import { Outbox } from './outbox.service.js';

/** The outbox as staff see it. */
@Injectable()
export class LettersService {
  constructor(
    @InjectModel(OutboxLetter.name) private readonly letters: Model<OutboxLetter>,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQueryDto): Promise<ListPage<LetterResponse>> {
    const { records, ...page } = await findPage(this.letters, parseListQuery(LETTERS_LIST, query));
    return { ...page, rows: records.map(toLetter) };
  }

  async get(id: string): Promise<LetterResponse> {
    return toLetter(await this.load(id));
  }

  /** Lets a letter that was given up begin anew. @throws DomainError LETTER_NOT_FOUND, LETTER_NOT_RETRIED */
  async retry(id: string): Promise<LetterResponse> {
    const { _id, version, state, body } = await this.load(id);
    if (!allowedLetterActions({ state, isErased: body === null }).includes('retry')) throw letterNotRetried();
    const { matchedCount } = await this.letters.updateOne(
      { _id, version },
      { $set: { state: 'pending', attempts: 0, nextAttemptAt: this.clock.now() }, $inc: { version: 1 } },
    );
    if (matchedCount === 0) throw letterNotRetried();
    const letter = await this.load(id);
    this.outbox.announce([letter]);
    return toLetter(letter);
  }

  private async load(id: string): Promise<OutboxRecord> {
    const letter = await findRecord(this.letters, id);
    if (letter === null) throw letterNotFound();
    return letter;
  }
}
