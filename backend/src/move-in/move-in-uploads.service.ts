import { Injectable } from '@nestjs/common';
import { MOVE_IN_FILE_TYPE, MOVE_IN_KINDS, type MoveInKind } from '@shop/contract/move-in';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../platform/auth/actor.js';
import { InjectStore, PlainStore } from '../platform/database/plain-store.js';
import { Transactions } from '../platform/database/transactions.js';
import { refuse } from '../platform/errors/refuse.js';
import type { AnsweredFile } from '../platform/http/file-answer.js';
import { MoveInsService } from '../shop/move-ins/move-ins.service.js';
import type { MoveInUploadDto } from './dto/move-in-file.requests.js';
import { MoveInUploadResponse } from './dto/move-in-file.response.js';
import { MoveInUpload } from './move-in-upload.schema.js';

const NOT_BEGUN = { done: 0, total: 0 };
const idOf = (moveIn: Types.ObjectId, kind: MoveInKind): string => `${moveIn.toHexString()} ${kind}`;
const idsOf = (moveIn: Types.ObjectId): string[] => MOVE_IN_KINDS.map((kind) => idOf(moveIn, kind));

/** Stores the last file of each step of a move-in, with the choices of staff for its columns and how far it was imported. */
@Injectable()
export class MoveInUploads {
  constructor(
    @InjectStore(MoveInUpload) private readonly uploads: PlainStore<MoveInUpload>,
    private readonly moveIns: MoveInsService,
    private readonly transactions: Transactions,
  ) {}

  async of(moveIn: Types.ObjectId): Promise<ReadonlyMap<MoveInKind, MoveInUploadResponse>> {
    const found = await this.uploads.reads
      .find({ _id: { $in: idsOf(moveIn) } }, { bytes: 0 })
      .lean<Omit<MoveInUpload, 'bytes'>[]>();
    return new Map(found.map((one) => [kindOf(one._id.split(' ')[1]), MoveInUploadResponse.stored(one)]));
  }

  /**
   * Replaces the file of the step; the choices for its columns stay.
   * @throws DomainError MOVE_IN_NOT_FOUND, MOVE_IN_KIND_NOT_FOUND, MOVE_IN_ENDED
   */
  put(
    id: string,
    kind: string,
    { bytes, name }: Pick<MoveInUpload, 'bytes' | 'name'>,
    actor: Actor,
  ): Promise<MoveInUploadResponse> {
    return this.transactions.run(actor, async (session) => {
      const _id = idOf((await this.moveIns.lockOpen(id, session))._id, kindOf(kind));
      await this.uploads.put(_id, { $set: { name, bytes, ...NOT_BEGUN }, $setOnInsert: { columns: [] } }, session);
      return this.change(_id, {}, session);
    });
  }

  /** @throws DomainError MOVE_IN_NOT_FOUND, MOVE_IN_KIND_NOT_FOUND, MOVE_IN_FILE_NOT_FOUND, MOVE_IN_ENDED */
  update(
    id: string,
    kind: string,
    { columns, done, total }: MoveInUploadDto,
    actor: Actor,
  ): Promise<MoveInUploadResponse> {
    const changes = {
      ...(columns && { columns: columns.map(({ heading, column = '' }) => ({ heading, column })) }),
      ...(done !== undefined && { done }),
      ...(total !== undefined && { total }),
    };
    return this.transactions.answer(actor, async (session) => {
      const { _id } = await this.moveIns.lockOpen(id, session);
      return this.change(idOf(_id, kindOf(kind)), changes, session);
    });
  }

  /** @throws DomainError MOVE_IN_NOT_FOUND, MOVE_IN_KIND_NOT_FOUND, MOVE_IN_FILE_NOT_FOUND */
  async get(id: string, kind: string): Promise<AnsweredFile<typeof MOVE_IN_FILE_TYPE>> {
    const { _id } = await this.moveIns.load(id);
    const found = await this.uploads.reads.findById(idOf(_id, kindOf(kind)));
    if (found === null) throw refuse('MOVE_IN_FILE_NOT_FOUND');
    return { name: found.name, bytes: found.bytes, contentType: MOVE_IN_FILE_TYPE };
  }

  /** Begins the file of a step that is undone at its first row. */
  async startAgain(moveIn: Types.ObjectId, kind: MoveInKind, session: ClientSession): Promise<void> {
    await this.uploads.changeOne({ _id: idOf(moveIn, kind) }, { $set: NOT_BEGUN }, session);
  }

  async removeAll(moveIn: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.uploads.removeAll({ _id: { $in: idsOf(moveIn) } }, session);
  }

  private async change(
    _id: string,
    changes: Partial<MoveInUpload>,
    session: ClientSession | null,
  ): Promise<MoveInUploadResponse> {
    const fields = ['name', 'columns', 'done', 'total'];
    const stored = await this.uploads.changeAndRead({ _id }, { $set: changes }, { fields, session });
    if (stored === null) throw refuse('MOVE_IN_FILE_NOT_FOUND');
    return MoveInUploadResponse.stored(stored);
  }
}

function kindOf(name: string | undefined): MoveInKind {
  const kind = MOVE_IN_KINDS.find((one) => one === name);
  if (kind === undefined) throw refuse('MOVE_IN_KIND_NOT_FOUND');
  return kind;
}
