import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { OwnedFiles } from '../../platform/database/stored-files.js';
import type { FileRef } from '../../platform/database/refs.schema.js';
import { isPdf } from '../../platform/http/pdf-file.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { storedName } from '../../platform/http/file-name.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { MessageFileResponse } from './dto/quote-message.response.js';
import { MessageFile } from './quote-message.schema.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Files of messages, for each user. */
const MESSAGE_FILES = attemptLimit('messageFile', 60, HOUR);

type Content = Pick<MessageFile, 'name' | 'contentType' | 'bytes'>;

interface Upload {
  readonly quote: Types.ObjectId;
  readonly bytes: Buffer;
  readonly name: string;
}

/** The files of threads. Files without a message are removed after a week. */
@Injectable()
export class MessageFiles extends OwnedFiles<MessageFile, FileRef> {
  protected readonly failure = 'Failed to remove unused quote files';

  constructor(
    @InjectStore(MessageFile) files: PlainStore<MessageFile>,
    private readonly pictures: Pictures,
    private readonly attempts: Attempts,
    clock: Clock,
  ) {
    super(files, clock, ['_id', 'name', 'contentType', 'size']);
  }

  /**
   * Stores a file; a repeated upload of the same file with the same name by the same user returns the stored one.
   * @throws DomainError VALIDATION_FAILED if it is neither a PDF nor a picture, TOO_MANY_REQUESTS
   */
  async storeMessageFile({ quote, bytes, name }: Upload, actor: Actor): Promise<MessageFileResponse> {
    await this.attempts.count(MESSAGE_FILES, actor.id);
    const upload = { bytes, name: storedName(name, isPdf(bytes) ? PDF_NAME : PICTURE_NAME) };
    const ref = await this.addOnce(upload, actor, { quote }, () =>
      this.pictures.asDocument(bytes, 'NOT_A_PDF_OR_PICTURE'),
    );
    return MessageFileResponse.stored(ref);
  }

  /** The file, if the actor may open it. @throws DomainError MESSAGE_FILE_NOT_FOUND */
  async get(quote: Types.ObjectId, id: string, actor: Actor): Promise<Content> {
    const _id = toObjectId(id);
    const file = _id && (await this.files.reads.findOne({ _id, quote, ...(!actor.isAdmin && { readers: actor.id }) }));
    if (!file) throw refuse('MESSAGE_FILE_NOT_FOUND');
    return file;
  }

  /**
   * Sends files with a message: they are no longer removed, and the buyer may open them.
   * @throws DomainError VALIDATION_FAILED for a file that the actor has not uploaded to this quote
   */
  async markFilesSent(
    ids: readonly string[],
    { quote, owner, buyer }: Readonly<Record<'quote' | 'owner' | 'buyer', Types.ObjectId>>,
    session: ClientSession,
  ): Promise<FileRef[]> {
    const used: FileRef[] = [];
    for (const [index, id] of [...new Set(ids)].entries()) {
      const file = await this.markUsed({ _id: toObjectId(id), quote, owner }, session, buyer);
      if (file === null) throw refuseField(`files.${index}`, 'UNKNOWN_FILE');
      used.push(file);
    }
    return used;
  }

  async removeOf(quote: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.files.removeAll({ quote }, session);
  }
}

const PDF_NAME = { ending: 'pdf', fallback: 'Document' };
const PICTURE_NAME = { ending: 'webp', fallback: 'Picture' };
