import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CHEQUE_FILES, type ChequeFileKind } from '@shop/contract/cheques';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { StoredFiles } from '../../platform/database/stored-files.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { endingOf, storedName } from '../../platform/http/file-name.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import { ChequeFile } from './cheque-file.schema.js';
import { Cheque, type ChequeFileRef, type ChequeRecord } from './cheque.schema.js';
import { ChequesService } from './cheques.service.js';
import type { ChequeResponse } from './dto/cheque.response.js';

/** The files of cheques, including one file for several cheques received together. */
const UPLOADS = attemptLimit('chequeFile', 300, HOUR);

type UploadRef = Omit<ChequeFileRef, 'kind'>;

/** The pictures of cheques and the certificates of their banks. */
@Injectable()
export class ChequeFiles extends StoredFiles<ChequeFile, UploadRef> {
  protected readonly failure = 'Failed to remove unused cheque files';

  constructor(
    @InjectStore(ChequeFile) files: PlainStore<ChequeFile>,
    @InjectRecords(Cheque) private readonly records: RecordStore<Cheque>,
    private readonly cheques: ChequesService,
    private readonly pictures: Pictures,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    clock: Clock,
  ) {
    super(files, clock, ['_id', 'name', 'contentType', 'size']);
  }

  /**
   * Stores a file, replacing one of the same kind. A picture is stored upright, without the camera's metadata.
   * @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_FILE_NOT_FOUND for another kind, TOO_MANY_REQUESTS, VALIDATION_FAILED
   */
  async put(
    { id, kind: name }: { readonly id: string; readonly kind: string },
    upload: { readonly bytes: Buffer; readonly name: string },
    actor: Actor,
  ): Promise<ChequeResponse> {
    const kind = kindOf(name);
    await this.cheques.load(id);
    await this.attempts.count(UPLOADS, actor.id);
    const content = await this.pictures.asScan(upload.bytes, 'NOT_A_PDF_OR_PICTURE/cheque');
    const ref = await this.add({
      ...content,
      name: storedName(upload.name, { ending: endingOf(content.contentType), fallback: kind }),
      sha256: createHash('sha256').update(content.bytes).digest('hex'),
    });
    return this.transactions.answer(actor, async (session) => {
      await this.markUsed({ _id: ref._id }, session);
      return this.changed(await this.cheques.load(id, session), kind, [{ ...ref, kind }], { actor, session });
    });
  }

  /** @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_FILE_NOT_FOUND */
  remove(id: string, kind: string, actor: Actor): Promise<ChequeResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.cheques.load(id, session);
      return this.changed(before, refOf(before, kind).kind, [], { actor, session });
    });
  }

  /** @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_FILE_NOT_FOUND */
  async get(id: string, kind: string): Promise<ChequeFile> {
    return this.load(refOf(await this.cheques.load(id), kind));
  }

  /** In the order of their kinds. */
  async filesOf({ files }: ChequeRecord): Promise<(Pick<ChequeFileRef, 'kind' | 'contentType'> & { bytes: Buffer })[]> {
    const ordered = CHEQUE_FILES.flatMap((kind) => files.filter((file) => file.kind === kind));
    return Promise.all(
      ordered.map(async (ref) => {
        const { bytes } = await this.load(ref);
        return { kind: ref.kind, contentType: ref.contentType, bytes };
      }),
    );
  }

  private async load({ _id }: ChequeFileRef): Promise<ChequeFile> {
    const file = await this.files.reads.findById(_id);
    if (file === null) throw refuse('CHEQUE_FILE_NOT_FOUND');
    return file;
  }

  private async changed(
    before: ChequeRecord,
    kind: ChequeFileKind,
    added: readonly ChequeFileRef[],
    by: ChangeContext,
  ): Promise<ChequeResponse> {
    const { files } = before;
    for (const { _id } of files.filter((file) => file.kind === kind)) await this.files.removeOne({ _id }, by.session);
    const others = files.filter((file) => file.kind !== kind);
    return this.cheques.toResponse(await this.records.store(before, { files: [...others, ...added] }, by));
  }
}

function kindOf(name: string): ChequeFileKind {
  const kind = CHEQUE_FILES.find((one) => one === name);
  if (kind === undefined) throw refuse('CHEQUE_FILE_NOT_FOUND');
  return kind;
}

function refOf({ files }: ChequeRecord, kind: string): ChequeFileRef {
  const ref = files.find((file) => file.kind === kind);
  if (ref === undefined) throw refuse('CHEQUE_FILE_NOT_FOUND');
  return ref;
}
