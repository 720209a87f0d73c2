import { DAY_MS, dubaiClock, dubaiDay } from '@shop/contract/dubai-day';

type Filter = Readonly<Record<string, unknown>>;

/** Kinds of changes that are often searched. */
const QUICK: Readonly<Record<string, Filter>> = {
  all: {},
  prices: { field: 'price', action: 'updated' },
  statuses: { field: 'status', action: 'updated' },
  deletions: { action: ['deleted', 'voided', 'reversed'] },
  settings: { resource: 'settings' },
};

const MONDAY = 1;
const dayBefore = (now: Date, days: number): string => dubaiDay(new Date(now.getTime() - days * DAY_MS));

/** Days in Dubai, both included; a week begins on Monday. */
export const timesAt = (now: Date): Readonly<Record<string, Filter>> => {
  const [today, yesterday] = [dayBefore(now, 0), dayBefore(now, 1)];
  const sinceMonday = (dubaiClock(now).getUTCDay() - MONDAY + 7) % 7;
  return {
    any: {},
    today: { at_gte: today, at_lte: today },
    yesterday: { at_gte: yesterday, at_lte: yesterday },
    week: { at_gte: dayBefore(now, sinceMonday), at_lte: today },
  };
};

/** The fields of each group: selecting one of the group replaces them. */
const FIELDS_OF_QUICK = ['field', 'action', 'resource'];
const FIELDS_OF_TIME = ['at_gte', 'at_lte'];

const replaced = (filter: Filter, fields: readonly string[], chosen: Filter): Filter => ({
  ...Object.fromEntries(Object.entries(filter).filter(([field]) => !fields.includes(field))),
  ...chosen,
});

const chosenOf = (filter: Filter, fields: readonly string[], choices: Readonly<Record<string, Filter>>) => {
  const own = (of: Filter) => JSON.stringify(fields.map((field) => of[field] ?? null));
  return Object.keys(choices).find((name) => own(choices[name] ?? {}) === own(filter));
};

/** One row of chips: the choices, the selected one, and the filter after another selection. */
export interface ChipGroup {
  name: 'quick' | 'time';
  choices: readonly string[];
  chosen: string | undefined;
  after: (choice: string) => Filter;
}

export const chipGroups = (filter: Filter, now: Date): ChipGroup[] => {
  const group = (name: ChipGroup['name'], fields: readonly string[], choices: Readonly<Record<string, Filter>>) => ({
    name,
    choices: Object.keys(choices),
    chosen: chosenOf(filter, fields, choices),
    after: (choice: string) => replaced(filter, fields, choices[choice] ?? {}),
  });
  return [group('quick', FIELDS_OF_QUICK, QUICK), group('time', FIELDS_OF_TIME, timesAt(now))];
};
