import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { OwnedFiles } from '../../platform/database/stored-files.js';
import { Events } from '../../platform/events/events.service.js';
import { storedName } from '../../platform/http/file-name.js';
import { isPdf } from '../../platform/http/pdf-file.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { PoFileResponse } from './dto/purchase-details.response.js';
import { PO_FILE_READABLE } from './po-file.events.js';
import { PoFile } from './po-file.schema.js';
import type { PoFileRef } from './purchase-details.schema.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Files of purchase orders, for each user. */
const PO_FILES = attemptLimit('poFile', 30, HOUR);

/** The files of purchase orders. Files without a document are removed after a week. */
@Injectable()
export class PoFiles extends OwnedFiles<PoFile, PoFileRef> {
  protected readonly failure = 'Failed to remove unused purchase order files';

  constructor(
    @InjectStore(PoFile) files: PlainStore<PoFile>,
    private readonly attempts: Attempts,
    private readonly events: Events,
    clock: Clock,
  ) {
    super(files, clock, ['_id', 'name', 'size']);
  }

  /**
   * Stores a file; a repeated upload of the same file with the same name by the same user returns the stored one.
   * @throws DomainError VALIDATION_FAILED at `file` if it is not a PDF, TOO_MANY_REQUESTS
   */
  async storePoFile(bytes: Buffer, name: string, actor: Actor): Promise<PoFileResponse> {
    await this.attempts.count(PO_FILES, actor.id);
    if (!isPdf(bytes)) throw refuseField('file', 'NOT_A_PDF');
    const upload = { bytes, name: storedName(name, { ending: 'pdf', fallback: 'Purchase order' }) };
    return PoFileResponse.stored(await this.addOnce(upload, actor));
  }

  /** The file, if the actor may open it. @throws DomainError PO_FILE_NOT_FOUND */
  async get(id: string, actor: Actor): Promise<Pick<PoFile, 'name' | 'bytes'>> {
    const _id = toObjectId(id);
    const file = _id && (await this.files.reads.findOne({ _id }));
    if (!file) throw refuse('PO_FILE_NOT_FOUND');
    const isReader = actor.isAdmin || file.readers.some((reader) => reader.toHexString() === actor.id);
    if (isReader) return file;
    if (!(await this.events.isTrueForAny(PO_FILE_READABLE, { file: file._id, actor }, null)))
      throw refuse('PO_FILE_NOT_FOUND');
    return file;
  }

  /**
   * Attaches a file to a document: it is no longer removed, and the owner of the document may open it. Staff may use
   * all files.
   * @throws DomainError VALIDATION_FAILED at `poFile`, if the actor has no such file
   */
  async markPoFileUsed(id: string, actor: Actor, reader: Types.ObjectId, session: ClientSession): Promise<PoFileRef> {
    const own = { readers: { $in: [new Types.ObjectId(actor.id), reader] } };
    const file = await this.markUsed({ _id: toObjectId(id), ...(!actor.isAdmin && own) }, session, reader);
    if (file === null) throw refuseField('poFile', 'UNKNOWN_FILE');
    return file;
  }
}
