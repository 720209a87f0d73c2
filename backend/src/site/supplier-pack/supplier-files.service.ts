import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { StoredFiles } from '../../platform/database/stored-files.js';
import { endingOf, storedName } from '../../platform/http/file-name.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { sha256Of } from './domain/pack-signing.js';
import type { SupplierFileRef } from './supplier-document.schema.js';
import { SupplierFile } from './supplier-file.schema.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Files of supplier documents, for each user. */
const SUPPLIER_FILES = attemptLimit('supplierFile', 60, HOUR);

/** The files of supplier documents. Files without a document are removed after a week. */
@Injectable()
export class SupplierFiles extends StoredFiles<SupplierFile, SupplierFileRef> {
  protected readonly failure = 'Failed to remove unused supplier document files';

  constructor(
    @InjectStore(SupplierFile) files: PlainStore<SupplierFile>,
    private readonly pictures: Pictures,
    private readonly attempts: Attempts,
    clock: Clock,
  ) {
    super(files, clock, ['_id', 'name', 'contentType', 'size', 'sha256']);
  }

  /**
   * Stores each upload as a separate file, so that one document can be replaced without another.
   * @throws DomainError VALIDATION_FAILED at `file` if it is empty, or neither a PDF nor a picture, TOO_MANY_REQUESTS
   */
  async storeSupplierFile(bytes: Buffer, name: string, actor: Pick<Actor, 'id'>): Promise<SupplierFileRef> {
    await this.attempts.count(SUPPLIER_FILES, actor.id);
    if (bytes.byteLength === 0) throw refuseField('file', 'EMPTY_FILE');
    const content = await this.pictures.asScan(bytes, 'NOT_A_PDF_OR_PICTURE/supplier');
    return this.add({
      ...content,
      name: storedName(name, { ending: endingOf(content.contentType), fallback: 'Document' }),
      sha256: sha256Of(content.bytes),
    });
  }

  /** @returns null if it was replaced in the meantime */
  async bytesOf({ _id }: SupplierFileRef, session: ClientSession | null = null): Promise<Buffer | null> {
    const file = await this.files.reads.findById(_id).session(session);
    return file?.bytes ?? null;
  }

  /**
   * Marks a file as used by a document, so that it is not removed.
   * @throws DomainError VALIDATION_FAILED at `file`, if the file does not exist, or a document has it
   */
  async markFileUsed(id: string, session: ClientSession): Promise<SupplierFileRef> {
    const file = await this.markUsed({ _id: toObjectId(id), isUsed: false }, session);
    if (file === null) throw refuseField('file', 'UNKNOWN_FILE');
    return file;
  }

  async remove({ _id }: SupplierFileRef, session: ClientSession): Promise<void> {
    await this.files.removeOne({ _id }, session);
  }
}
