import type { Types } from 'mongoose';

type Named = Types.ObjectId | null;

/** True if both have the same company, or none. */
export const isSameCompany = (one: Named, other: Named): boolean => String(one ?? '') === String(other ?? '');
