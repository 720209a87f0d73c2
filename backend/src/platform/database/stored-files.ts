import { randomBytes } from 'node:crypto';
import { type ClientSession, type QueryFilter, Types, type UpdateQuery } from 'mongoose';
import type { Clock } from '../clock.js';
import { DailyTask } from '../jobs/daily-task.js';
import type { PlainStore } from './plain-store.js';
import type { StoredFile } from './stored-file.schema.js';
import { isDuplicateKey } from './transactions.js';

const ID_BYTES = 12;
const UNUSED_DAYS = 7;
const DAY_MS = 86_400_000;

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

  /** Stores a file once: a unique index finds the same file. */
  protected async addOnce(content: NewFile<T>, same: QueryFilter<T>): Promise<Ref> {
    try {
      return await this.add(content);
    } catch (error) {
      // Another call stored the same file at the same moment.
      const stored = isDuplicateKey(error) ? await this.again(same) : null;
      if (stored === null) throw error;
      return stored;
    }
  }

  /** A file that is uploaded again is not an old one. @returns null where it is new */
  protected again(same: QueryFilter<T>): Promise<Ref | null> {
    return this.change(same, { $set: { uploadedAt: this.clock.now() } });
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

  private change(
    filter: QueryFilter<T>,
    update: UpdateQuery<T>,
    session: ClientSession | null = null,
  ): Promise<Ref | null> {
    return this.files.changeAndRead<Ref>(filter, update, { fields: this.named, session });
  }
}
