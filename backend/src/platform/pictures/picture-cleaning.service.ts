import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../clock.js';
import { DailyTask } from '../jobs/daily-task.js';
import { Category } from '../../goods/catalog/category.schema.js';
import { type StoredPicture, type PictureSweep, sweepOf } from './domain/unused-pictures.js';
import { Picture } from './picture.schema.js';
import { Product } from '../../goods/catalog/product.schema.js';

type ShownElsewhere = () => Promise<readonly string[]>;

const UPLOADS = /^[0-9a-f]{32}/;

/** Removes pictures that were uploaded and are shown by no product, no category and nobody who said so. */
@Injectable()
export class PictureCleaning extends DailyTask {
  protected readonly failure = 'Unused pictures were not removed';
  private readonly shownElsewhere: ShownElsewhere[] = [];

  constructor(
    @InjectModel(Picture.name) private readonly pictures: Model<Picture>,
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectModel(Category.name) private readonly categories: Model<Category>,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** For modules that show pictures too. @param addresses of all pictures that they show */
  alsoShown(addresses: ShownElsewhere): void {
    this.shownElsewhere.push(addresses);
  }

  protected async work(): Promise<void> {
    const pictures = await this.uploads();
    if (pictures.length === 0) return;
    const now = this.clock.now();
    await this.sweep(sweepOf(pictures, await this.addresses(), now), now);
  }

  private async uploads(): Promise<StoredPicture[]> {
    const found = await this.pictures.find({ _id: UPLOADS }).select('unusedSince').lean();
    return found.map(({ _id, unusedSince }) => ({ name: _id, unusedSince: unusedSince ?? null }));
  }

  private async addresses(): Promise<Set<string>> {
    const elsewhere = await Promise.all(this.shownElsewhere.map((addresses) => addresses()));
    const shown = new Set(elsewhere.flat());
    const products = this.products.find({ 'images.0': { $exists: true } }).select('images');
    for await (const { images } of products.lean().cursor()) images.forEach((address) => shown.add(address));
    for (const { image } of await this.categories.find().select('image').lean()) shown.add(image);
    return shown;
  }

  /** Only what is still noted is removed: an upload of the same picture at this moment takes the note away. */
  private async sweep({ nowUnused, usedAgain, remove }: PictureSweep, now: Date): Promise<void> {
    if (nowUnused.length > 0) {
      await this.pictures.updateMany({ _id: { $in: nowUnused }, unusedSince: null }, { $set: { unusedSince: now } });
    }
    if (usedAgain.length > 0) {
      await this.pictures.updateMany({ _id: { $in: usedAgain } }, { $set: { unusedSince: null } });
    }
    if (remove.length === 0) return;
    await this.pictures.deleteMany({ _id: { $in: remove }, unusedSince: { $ne: null } });
    this.logger.log(`${remove.length} files of pictures that nothing shows were removed`);
  }
}
