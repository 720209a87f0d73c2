import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { OwnedFiles } from '../../platform/database/stored-files.js';
import type { FileRef } from '../../platform/database/refs.schema.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { storedName } from '../../platform/http/file-name.js';
import { isPdf } from '../../platform/http/pdf-file.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import type { WriteOffLetterResponse } from '../invoices/dto/write-off.response.js';
import { Letter } from './letter.schema.js';

/** Letters of write-offs, for each user. */
const LETTERS = attemptLimit('writeOffLetter', 60, HOUR);

/** Letters that notify customers of write-offs. Those that no write-off names are removed after a week. */
@Injectable()
export class Letters extends OwnedFiles<Letter, FileRef> {
  protected readonly failure = 'Failed to remove unused write-off letters';

  constructor(
    @InjectStore(Letter) files: PlainStore<Letter>,
    private readonly invoices: InvoicesService,
    private readonly pictures: Pictures,
    private readonly attempts: Attempts,
    clock: Clock,
  ) {
    super(files, clock, ['_id', 'name', 'contentType', 'size']);
  }

  /** @throws DomainError INVOICE_NOT_FOUND, TOO_MANY_REQUESTS, or `invalid` naming `file` */
  async storeLetter(invoiceId: string, bytes: Buffer, name: string, actor: Actor): Promise<WriteOffLetterResponse> {
    const { _id: invoice } = await this.invoices.load(invoiceId);
    await this.attempts.count(LETTERS, actor.id);
    const upload = { bytes, name: storedName(name, { ending: isPdf(bytes) ? 'pdf' : 'webp', fallback: 'Letter' }) };
    const ref = await this.addOnce(upload, actor, { invoice }, () =>
      this.pictures.asDocument(bytes, 'NOT_A_PDF_OR_PICTURE'),
    );
    return { ...ref, _id: ref._id.toHexString() };
  }

  /** Marks it as named by a write-off of this invoice. @throws DomainError `invalid` naming `letter` */
  async markLetterUsed(id: string, invoice: Types.ObjectId, session: ClientSession): Promise<FileRef> {
    const letter = await this.markUsed({ _id: toObjectId(id), invoice }, session);
    if (letter === null) throw refuseField('letter', 'UNKNOWN_FILE');
    return letter;
  }

  /** @throws DomainError INVOICE_NOT_FOUND, WRITE_OFF_NOT_FOUND, WRITE_OFF_LETTER_NOT_FOUND */
  async get(invoiceId: string, writeOffId: string): Promise<Pick<Letter, 'name' | 'contentType' | 'bytes'>> {
    const { badDebt } = await this.invoices.load(invoiceId);
    const writeOff = badDebt?.writeOffs.find(({ _id }) => _id.toHexString() === writeOffId);
    if (writeOff === undefined) throw refuse('WRITE_OFF_NOT_FOUND');
    const file = writeOff.letter && (await this.files.reads.findOne({ _id: writeOff.letter._id }));
    if (!file) throw refuse('WRITE_OFF_LETTER_NOT_FOUND');
    return file;
  }
}
