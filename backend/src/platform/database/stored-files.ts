import { DAY_MS } from '@shop/contract/dubai-day';
import { createHash, randomBytes } from 'node:crypto';
import { type ClientSession, type QueryFilter, Types, type UpdateQuery } from 'mongoose';
import type { Actor } from '../auth/actor.js';
import type { Clock } from '../clock.js';
import { DailyTask } from '../jobs/daily-task.js';
import type { PlainStore } from './plain-store.js';
import type { OwnedFile, StoredFile } from './stored-file.schema.js';
import { isDuplicateKey } from './transactions.js';

const ID_BYTES = 12;
const UNUSED_DAYS = 7;
/** The content of a new file. */
type NewFile<T extends StoredFile> = Omit<T, '_id' | 'size' | 'uploadedAt' | 'isUsed'>;

/** Uploaded files. Files without a reference from a record are removed after a week. */
export abstract class StoredFiles<T extends StoredFile, Ref extends Pick<T, '_id'>> extends DailyTask {
  protected constructor(
    protected readonly files: PlainStore<T>,
    protected readonly clock: Clock,
    /** The fields by which records name a file. */
    private readonly named: readonly (keyof Ref & keyof T & string)[],
  ) {
    super();
  }

  /** Stores a file under an id that can't be guessed. */
  protected async add(content: NewFile<T>): Promise<Ref> {
    const file = {
      ...content,
      _id: new Types.ObjectId(randomBytes(ID_BYTES)),
      size: content.bytes.byteLength,
      uploadedAt: this.clock.now(),
      isUsed: false,
    } as unknown as T;
    await this.files.insert(file);
    return Object.fromEntries(this.named.map((field) => [field, file[field]])) as Ref;
  }

  /** Marks a file as used by a record, so that it is no longer removed. @returns null if the file does not exist */
  protected markUsed(filter: QueryFilter<T>, session: ClientSession, reader?: Types.ObjectId): Promise<Ref | null> {
    const update = { $set: { isUsed: true }, ...(reader && { $addToSet: { readers: reader } }) };
    return this.change(filter, update, session);
  }

  protected async work(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNUSED_DAYS * DAY_MS);
    await this.files.removeAll({ isUsed: false, uploadedAt: { $lt: before } });
  }

  protected change(
    filter: QueryFilter<T>,
    update: UpdateQuery<T>,
    session: ClientSession | null = null,
  ): Promise<Ref | null> {
    return this.files.changeAndRead<Ref>(filter, update, { fields: this.named, session });
  }
}

/** Files with an owner. A repeated upload of the same file with the same name by the same user stores no second one. */
export abstract class OwnedFiles<T extends OwnedFile, Ref extends Pick<T, '_id'>> extends StoredFiles<T, Ref> {
  /**
   * @param of the other fields of the unique index that finds the same file
   * @param content reads the upload, unless the file is stored already; if omitted, the file is stored unchanged
   */
  protected async addOnce(
    { bytes, name }: { readonly bytes: Buffer; readonly name: string },
    actor: Pick<Actor, 'id'>,
    of: Partial<T> = {},
    content?: () => Promise<Partial<T>>,
  ): Promise<Ref> {
    const owner = new Types.ObjectId(actor.id);
    const same = { ...of, owner, sha256: createHash('sha256').update(bytes).digest('hex'), name };
    const known = await this.again(same);
    if (known !== null) return known;
    const file = { ...same, readers: [owner], bytes, ...(await content?.()) } as unknown as NewFile<T>;
    try {
      return await this.add(file);
    } catch (error) {
      // Another call stored the same file at the same moment.
      const stored = isDuplicateKey(error) ? await this.again(same) : null;
      if (stored === null) throw error;
      return stored;
    }
  }

  /** Refreshes the time of a file that is uploaded again. @returns null if it is new */
  private again(same: QueryFilter<T>): Promise<Ref | null> {
    return this.change(same, { $set: { uploadedAt: this.clock.now() } });
  }
}
