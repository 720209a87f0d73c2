import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { PictureUploads } from '../../platform/pictures/picture-uploads.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { toObjectId } from '../../platform/database/record.js';
import { StoredFiles } from '../../platform/database/stored-files.js';
import { isDuplicateKey } from '../../platform/database/transactions.js';
import { isPdf } from '../../platform/http/pdf-file.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { storedName } from '../../platform/http/file-name.js';
import type { MessageFileResponse } from './dto/quote-message.response.js';
import { MessageFile } from './message-file.schema.js';
import { toMessageFile } from './quote-message.mapper.js';
import type { MessageFileRef } from './quote-message.schema.js';
import { messageFileNotFound, notAMessageFile, unknownMessageFile } from './quote-messages.errors.js';

const ID_BYTES = 12;
const REF = 'name contentType size';

type Content = Pick<MessageFile, 'name' | 'contentType' | 'bytes'>;

interface Upload {
  readonly quote: Types.ObjectId;
  readonly bytes: Buffer;
  readonly name: string;
}

/** The files of threads. Those that no message has are removed after a week. */
@Injectable()
export class MessageFiles extends StoredFiles<MessageFile> {
  protected readonly failure = 'Unused files of quotes were not removed';

  constructor(
    @InjectModel(MessageFile.name) files: Model<MessageFile>,
    private readonly pictures: PictureUploads,
    private readonly attempts: Attempts,
    clock: Clock,
  ) {
    super(files, clock);
  }

  /**
   * Keeps a file; the same one again of the same person is the same file.
   * @throws DomainError VALIDATION_FAILED for what is no PDF and no picture, TOO_MANY_REQUESTS
   */
  async store({ quote, bytes, name }: Upload, actor: Actor): Promise<MessageFileResponse> {
    await this.attempts.count('messageFile', actor.id);
    const owner = new Types.ObjectId(actor.id);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = await this.again(quote, owner, sha256);
    if (known !== null) return toMessageFile(known);
    const content = await this.checked(bytes, name);
    const _id = new Types.ObjectId(randomBytes(ID_BYTES));
    const kept = { ...content, size: content.bytes.byteLength, sha256, uploadedAt: this.clock.now(), isUsed: false };
    return toMessageFile(await this.insert({ _id, quote, owner, readers: [owner], ...kept }));
  }

  /** The file, for those who may open it. @throws DomainError MESSAGE_FILE_NOT_FOUND */
  async get(quote: Types.ObjectId, id: string, actor: Actor): Promise<Content> {
    const _id = toObjectId(id);
    const file = _id && (await this.files.findOne({ _id, quote, ...(!actor.isAdmin && { readers: actor.id }) }));
    if (!file) throw messageFileNotFound();
    return file;
  }

  /**
   * Sends files with a message: from then on they are kept, and the buyer may open them.
   * @throws DomainError VALIDATION_FAILED at the file that the actor has not uploaded to this quote
   */
  async use(
    ids: readonly string[],
    { quote, owner, buyer }: Readonly<Record<'quote' | 'owner' | 'buyer', Types.ObjectId>>,
    session: ClientSession,
  ): Promise<MessageFileRef[]> {
    const used: MessageFileRef[] = [];
    for (const [index, id] of [...new Set(ids)].entries()) {
      const update = { $set: { isUsed: true }, $addToSet: { readers: buyer } };
      const file = await this.files
        .findOneAndUpdate({ _id: toObjectId(id), quote, owner }, update, { session })
        .select(REF)
        .lean<MessageFileRef | null>();
      if (file === null) throw unknownMessageFile(index);
      used.push(file);
    }
    return used;
  }

  async removeOf(quote: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.files.deleteMany({ quote }, { session });
  }

  /** A picture is kept upright and without what a camera writes about place and time. */
  private async checked(bytes: Buffer, name: string): Promise<Content> {
    if (isPdf(bytes)) {
      return { name: storedName(name, { ending: 'pdf', fallback: 'Document' }), contentType: 'application/pdf', bytes };
    }
    const picture = await this.pictures.asWebp(bytes);
    if (picture === null) throw notAMessageFile();
    return {
      name: storedName(name, { ending: 'webp', fallback: 'Picture' }),
      contentType: 'image/webp',
      bytes: picture,
    };
  }

  /** A file that is uploaded again is not an old one. */
  private again(quote: Types.ObjectId, owner: Types.ObjectId, sha256: string) {
    return this.files
      .findOneAndUpdate({ quote, owner, sha256 }, { $set: { uploadedAt: this.clock.now() } })
      .select(REF)
      .lean<MessageFileRef | null>();
  }

  private async insert(file: MessageFile): Promise<MessageFileRef> {
    try {
      await this.files.insertMany([file]);
      return file;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The same file came twice at the same moment.
      const kept = await this.again(file.quote, file.owner, file.sha256);
      if (kept === null) throw error;
      return kept;
    }
  }
}
