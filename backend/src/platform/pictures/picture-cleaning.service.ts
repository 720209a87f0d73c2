import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { InjectStore, PlainStore } from '../database/plain-store.js';
import { Events } from '../events/events.service.js';
import { DailyTask } from '../jobs/daily-task.js';
import { type StoredPicture, type PictureSweep, sweepOf } from './domain/unused-pictures.js';
import { SHOWN_PICTURES } from './picture.events.js';
import { Picture } from './picture.schema.js';

const UPLOADS = /^[0-9a-f]{32}/;

/** Removes pictures that were uploaded and that no module shows. */
@Injectable()
export class PictureCleaning extends DailyTask {
  protected readonly failure = 'Failed to remove unused images';

  constructor(
    @InjectStore(Picture) private readonly pictures: PlainStore<Picture>,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const pictures = await this.uploads();
    if (pictures.length === 0) return;
    const now = this.clock.now();
    await this.sweep(sweepOf(pictures, await this.addresses(), now), now);
  }

  private async uploads(): Promise<StoredPicture[]> {
    const found = await this.pictures.reads.find({ _id: UPLOADS }).select('unusedSince').lean();
    return found.map(({ _id, unusedSince }) => ({ name: _id, unusedSince: unusedSince ?? null }));
  }

  private async addresses(): Promise<Set<string>> {
    return new Set((await this.events.query(SHOWN_PICTURES, null, null)).flat());
  }

  /** Only pictures still noted are removed: a concurrent upload of the same picture removes the note. */
  private async sweep({ nowUnused, usedAgain, remove }: PictureSweep, now: Date): Promise<void> {
    if (nowUnused.length > 0) {
      await this.pictures.changeAll({ _id: { $in: nowUnused }, unusedSince: null }, { $set: { unusedSince: now } });
    }
    if (usedAgain.length > 0) {
      await this.pictures.changeAll({ _id: { $in: usedAgain } }, { $set: { unusedSince: null } });
    }
    if (remove.length === 0) return;
    await this.pictures.removeAll({ _id: { $in: remove }, unusedSince: { $ne: null } });
    this.logger.log(`Removed ${remove.length} unused image files`);
  }
}
