import type { ValueTest } from './column.js';

/** What a pattern means that was made of a text; null for any other pattern. */
export function literalOf({ source }: RegExp): string | null {
  if (source === '(?:)') return '';
  return /^(?:[^\\^$.*+?()[\]{}|]|\\[^a-z\d])*$/i.test(source) ? source.replace(/\\(.)/g, '$1') : null;
}

/** Letters in either case are the same in all languages, as the database has it. */
export function likeness(pattern: RegExp): ValueTest {
  const everywhere = new RegExp(pattern.source, `${pattern.flags}u`);
  return (value) => typeof value === 'string' && everywhere.test(value);
}
