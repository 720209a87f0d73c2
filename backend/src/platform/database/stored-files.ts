import type { Model } from 'mongoose';
import type { Clock } from '../clock.js';
import { DailyTask } from '../jobs/daily-task.js';
import type { StoredFile } from './stored-file.schema.js';

const UNUSED_DAYS = 7;
const DAY_MS = 86_400_000;

/** Files that people upload. Those that no record names are removed after a week. */
export abstract class StoredFiles<T extends StoredFile> extends DailyTask {
  protected constructor(
    protected readonly files: Model<T>,
    protected readonly clock: Clock,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNUSED_DAYS * DAY_MS);
    await this.files.deleteMany({ isUsed: false, uploadedAt: { $lt: before } });
  }
}
