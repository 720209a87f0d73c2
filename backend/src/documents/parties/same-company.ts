import type { Types } from 'mongoose';

type Named = Types.ObjectId | null | undefined;

/** True if both have the same company, or none: records from before companies lack it. */
export const isSameCompany = (one: Named, other: Named): boolean => String(one ?? '') === String(other ?? '');
