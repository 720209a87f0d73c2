import type { Types } from 'mongoose';

type Named = Types.ObjectId | null | undefined;

/** Whether both name the same company, or none: records from before there were companies lack it. */
export const isSameCompany = (one: Named, other: Named): boolean => String(one ?? '') === String(other ?? '');
