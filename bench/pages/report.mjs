import { SLOW_4G } from './options.mjs';
import { CPU_SLOWDOWN } from './visit.mjs';

/** The shop's limits: web.dev's "good", or stricter. */
const LIMITS = { lcpMs: 2500, cls: 0.05, inpMs: 200 };

const COLUMNS = [
  ['page', ({ name }) => name],
  ['device', ({ device }) => device],
  ['LCP ms', ({ lcpMs }) => String(Math.round(lcpMs))],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['INP ms', ({ inpMs }) => (inpMs === null ? '–' : String(Math.round(inpMs)))],
  ['scripts kB', ({ scriptBytes }) => (scriptBytes / 1000).toFixed(1)],
  ['largest element', ({ lcpElement }) => lcpElement.replace(/[\s|]+/g, ' ').trim()],
];

/** The median of each figure, and the largest element of the last visit. */
export function medians(visits) {
  const middle = (key) => {
    const sorted = visits.map((visit) => visit[key]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  };
  return {
    lcpMs: middle('lcpMs'),
    cls: middle('cls'),
    inpMs: visits[0].inpMs === null ? null : middle('inpMs'),
    scriptBytes: middle('scriptBytes'),
    lcpElement: visits.at(-1).lcpElement,
  };
}

/** A Markdown table that is also readable in a terminal. */
export function asTable(rows) {
  const cells = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];
  const widths = COLUMNS.map((_, column) => Math.max(3, ...cells.map((line) => line[column].length)));
  const lines = cells.map((line) => `| ${line.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`);
  const rule = widths.map((width) => '-'.repeat(width));
  return [lines[0], `| ${rule.join(' | ')} |`, ...lines.slice(1)].join('\n');
}

/** Conditions of the measurement. */
export function conditions({ cores, memoryGiB, load, runs }) {
  const { latency, downloadThroughput } = SLOW_4G;
  const mbits = (bytes) => ((bytes * 8) / 1e6).toFixed(2);
  const facts = [
    `Medians of ${runs} visits with an empty cache; processor slowed ${CPU_SLOWDOWN} times; ${latency} ms to the first byte, ${mbits(downloadThroughput)} Mbit/s ("Slow 4G" of Lighthouse).`,
    `${cores} cores, ${memoryGiB} GiB of memory, which shop, database and browser share.`,
  ];
  if (load > cores / 4)
    facts.push(`The machine was already busy (load ${load.toFixed(1)}), so these figures are approximate.`);
  return facts.join('\n');
}

/** A line for each figure beyond its limit. */
export function misses(rows) {
  return rows.flatMap(({ name, device, ...row }) =>
    Object.entries(LIMITS)
      .filter(([figure, limit]) => row[figure] !== null && row[figure] >= limit)
      .map(([figure, limit]) => `${name}, ${device}: ${figure} is ${row[figure].toFixed(3)}, the limit is ${limit}`),
  );
}
