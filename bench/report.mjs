/** A loss up to this share is not a regression: medians of three runs differ by less. */
const TOLERANCE = 0.2;

const number = (value) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));

const COLUMNS = [
  ['case', ({ name }) => name],
  ['requests/s', ({ perSecond }) => number(perSecond)],
  ['p50 ms', ({ p50Ms }) => p50Ms.toFixed(2)],
  ['p95 ms', ({ p95Ms }) => p95Ms.toFixed(2)],
  ['max ms', ({ maxMs }) => maxMs.toFixed(1)],
  ['failures', ({ failures }) => String(failures)],
  ['floor requests/s', ({ floor }) => number(floor)],
  ['of the floor', (row) => percent(shareOfFloor(row))],
];

const percent = (share) => `${(100 * share).toFixed(2)} %`;

/** @param {{perSecond: number, floor: number}} row @returns {number} at four decimals */
export const shareOfFloor = ({ perSecond, floor }) => Number((perSecond / floor).toFixed(4));

/** @returns {object} the run of a case whose share of the floor is in the middle */
export const medianRun = (rows) =>
  rows.toSorted((a, b) => shareOfFloor(a) - shareOfFloor(b))[Math.floor(rows.length / 2)];

/** @returns {string[]} a line for each case with a call that was refused for a reason other than overload */
export function refusals(rows) {
  return rows.filter(({ refused }) => refused > 0).map(({ name, refused }) => `${name}: ${refused} calls were refused`);
}

/**
 * The limit of live memory after the load, in MiB: the measured value, and half as much again. Resident memory has no
 * limit: it differs by hundreds of MiB between runs with the same live memory.
 */
const LIVE_LIMITS = { 5000: 200, 50000: 400 };

/** @param {{live: number}} memory in MiB after the load @returns {string[]} a line if it exceeds the limit */
export function excessMemory({ live }, size) {
  const limit = LIVE_LIMITS[size];
  return live > limit ? [`live memory after the load: ${live} MiB, the limit is ${limit}`] : [];
}

/** A Markdown table that is also readable in a terminal. */
export function asTable(rows, columns = COLUMNS) {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, column) => Math.max(3, ...cells.map((line) => line[column].length)));
  const lines = cells.map((line) => `| ${line.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`);
  return [lines[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)].join('\n');
}

/**
 * @param {{name: string, perSecond: number, floor: number}[]} rows the measured rows
 * @param {Record<string, number>} committed share of the floor by the case's name
 * @returns {string[]} a line for each case that lost too much, or that only one of the two has
 */
export function regressions(rows, committed) {
  const measured = new Set(rows.map(({ name }) => name));
  const missing = Object.keys(committed).filter((name) => !measured.has(name));
  return [
    ...rows.flatMap((row) => regression(row, committed[row.name])),
    ...missing.map((name) => `${name}: has a committed share but was not measured`),
  ];
}

function regression(row, committed) {
  if (committed === undefined) return [`${row.name}: has no committed share`];
  const share = shareOfFloor(row);
  if (share >= committed * (1 - TOLERANCE)) return [];
  return [`${row.name}: ${percent(share)} of the floor (committed: ${percent(committed)})`];
}
