import { DAY_MS } from '@shop/contract/dubai-day';
/** A picture that nothing has shown for this long is removed. */
const RETENTION_DAYS = 7;

/**
 * Names of uploads: `{digest}.webp` and its narrower copies. Other pictures are part of the shop, and never removed.
 */
const UPLOAD = /^([0-9a-f]{32})(?:-\d+)?\.webp$/;
/** Matches within an absolute web address, too. */
const SHOWN = /\/media\/([0-9a-f]{32})(?:-\d+)?\.webp/;

export interface StoredPicture {
  readonly name: string;
  /** Since when no record shows it; null if one does. */
  readonly unusedSince: Date | null;
}

/** Names of pictures, by the action for them. */
export interface PictureSweep {
  readonly nowUnused: readonly string[];
  readonly usedAgain: readonly string[];
  readonly remove: readonly string[];
}

/**
 * Plans the clean-up of uploads: an unused one is noted first, and removed a week later if it is still unused. That is
 * the time for saving an open form, or returning an export.
 * @param addresses of all used pictures
 */
export function sweepOf(pictures: readonly StoredPicture[], addresses: Iterable<string>, now: Date): PictureSweep {
  const shown = new Set<string>();
  for (const address of addresses) {
    const digest = SHOWN.exec(address)?.[1];
    if (digest !== undefined) shown.add(digest);
  }
  const uploads = pictures.flatMap((picture) => {
    const digest = UPLOAD.exec(picture.name)?.[1];
    return digest === undefined ? [] : [{ ...picture, isShown: shown.has(digest) }];
  });
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  return {
    nowUnused: namesOf(uploads, ({ isShown, unusedSince }) => !isShown && unusedSince === null),
    usedAgain: namesOf(uploads, ({ isShown, unusedSince }) => isShown && unusedSince !== null),
    remove: namesOf(uploads, ({ isShown, unusedSince }) => !isShown && unusedSince !== null && unusedSince <= before),
  };
}

function namesOf<T extends StoredPicture>(pictures: readonly T[], fits: (picture: T) => boolean): string[] {
  return pictures.filter(fits).map(({ name }) => name);
}
