import type { sharing as english } from '../../sharing.js';

export const sharing: typeof english = {
  quote: ({ number, shop, url, until }) =>
    [`عرض السعر ${number} من ${shop}${until === null ? '' : `، صالح حتى ${until}`}:`, url].join('\n'),
};
