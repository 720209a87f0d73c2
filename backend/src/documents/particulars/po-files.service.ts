import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { toObjectId } from '../../platform/database/record.js';
import { StoredFiles } from '../../platform/database/stored-files.js';
import { isDuplicateKey } from '../../platform/database/transactions.js';
import { Events } from '../../platform/events/events.service.js';
import { storedName } from '../../platform/http/file-name.js';
import { isPdf } from '../../platform/http/pdf-file.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import type { PoFileResponse } from './dto/purchase-details.response.js';
import { PO_FILE_READABLE } from './po-file.events.js';
import { PoFile } from './po-file.schema.js';
import { toPoFile } from './purchase-details.mapper.js';
import type { PoFileRef } from './purchase-details.schema.js';
import { notAPdf, poFileNotFound, unknownPoFile } from './purchase.errors.js';

const ID_BYTES = 12;

/** The files of purchase orders. Those that no document names are removed after a week. */
@Injectable()
export class PoFiles extends StoredFiles<PoFile> {
  protected readonly failure = 'Unused files of purchase orders were not removed';

  constructor(
    @InjectModel(PoFile.name) files: Model<PoFile>,
    private readonly attempts: Attempts,
    private readonly events: Events,
    clock: Clock,
  ) {
    super(files, clock);
  }

  /**
   * Keeps a file; the same one again of the same person is the same file.
   * @throws DomainError VALIDATION_FAILED at `file` for what is no PDF, TOO_MANY_REQUESTS
   */
  async store(bytes: Buffer, name: string, actor: Actor): Promise<PoFileResponse> {
    await this.attempts.count('poFile', actor.id);
    if (!isPdf(bytes)) throw notAPdf();
    const owner = new Types.ObjectId(actor.id);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const present = {
      name: storedName(name, { ending: 'pdf', fallback: 'Purchase order' }),
      uploadedAt: this.clock.now(),
    };
    const file = { owner, readers: [owner], bytes, size: bytes.byteLength, sha256, isUsed: false, ...present };
    const kept = await this.again(owner, sha256, present);
    return toPoFile(kept ?? (await this.insert({ _id: new Types.ObjectId(randomBytes(ID_BYTES)), ...file })));
  }

  /** The file, for who may open it. @throws DomainError PO_FILE_NOT_FOUND */
  async get(id: string, actor: Actor): Promise<Pick<PoFile, 'name' | 'bytes'>> {
    const _id = toObjectId(id);
    const file = _id && (await this.files.findOne({ _id }));
    if (!file) throw poFileNotFound();
    const isReader = actor.isAdmin || file.readers.some((reader) => reader.toHexString() === actor.id);
    if (isReader) return file;
    if (!(await this.events.isTrueForAny(PO_FILE_READABLE, { file: file._id, actor }, null))) throw poFileNotFound();
    return file;
  }

  /**
   * Puts a file on a document: from then on it is kept, and the owner of the document may open it. Staff have all files.
   * @throws DomainError VALIDATION_FAILED at `poFile`, where the actor has no such file
   */
  async use(id: string, actor: Actor, reader: Types.ObjectId, session: ClientSession): Promise<PoFileRef> {
    const own = { readers: { $in: [new Types.ObjectId(actor.id), reader] } };
    const filter = { _id: toObjectId(id), ...(!actor.isAdmin && own) };
    const update = { $set: { isUsed: true }, $addToSet: { readers: reader } };
    const file = await this.files
      .findOneAndUpdate(filter, update, { session })
      .select('name size')
      .lean<PoFileRef | null>();
    if (file === null) throw unknownPoFile();
    return { _id: file._id, name: file.name, size: file.size };
  }

  private again(owner: Types.ObjectId, sha256: string, present: Pick<PoFile, 'name' | 'uploadedAt'>) {
    return this.files
      .findOneAndUpdate({ owner, sha256 }, { $set: present })
      .select('name size')
      .lean<PoFileRef | null>();
  }

  private async insert(file: PoFile): Promise<PoFileRef> {
    try {
      await this.files.insertMany([file]);
      return file;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The same file came twice at the same moment.
      const kept = await this.again(file.owner, file.sha256, { name: file.name, uploadedAt: file.uploadedAt });
      if (kept === null) throw error;
      return kept;
    }
  }
}
