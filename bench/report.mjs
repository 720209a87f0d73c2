const COLUMNS = [
  ['case', ({ name }) => name],
  ['requests/s', ({ shop }) => rate(shop.requestsPerSecond)],
  ['p50 ms', ({ shop }) => shop.p50Ms.toFixed(2)],
  ['p97.5 ms', ({ shop }) => shop.p975Ms.toFixed(2)],
  ['p99 ms', ({ shop }) => shop.p99Ms.toFixed(2)],
  ['server ms', ({ shop }) => cost(shop.serverMs)],
  ['database ms', ({ shop }) => cost(shop.databaseMs)],
  ['bytes', ({ bytes }) => (bytes === null ? '–' : whole(bytes))],
  ['floor requests/s', ({ floor }) => (floor ? rate(floor.requestsPerSecond) : '–')],
  ['of the floor', ({ ofFloor }) => share(ofFloor)],
  ['of the database floor', ({ ofDatabaseFloor }) => share(ofDatabaseFloor)],
];

const rate = (perSecond) => (perSecond < 100 ? perSecond.toFixed(1) : whole(Math.round(perSecond)));
const cost = (ms) => (ms === null ? '–' : ms.toFixed(3));
const share = (part) => (part === null ? '–' : `${(100 * part).toFixed(1)} %`);
const whole = (number) => number.toLocaleString('en');

/** The measured cases as one table, in Markdown that reads as well in a terminal. */
export function asTable(rows) {
  const cells = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const pad = (text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]));
  const lines = cells.map((line) => `| ${line.map(pad).join(' | ')} |`);
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [lines[0], `| ${rule.join(' | ')} |`, ...lines.slice(1)].join('\n');
}

/** What else one has to know to read the table; `load` is the machine's one-minute load average before the run. */
export function conditions({ cores, memoryGiB, node, connections, seconds, load }) {
  const facts = [
    `${cores} cores, ${memoryGiB} GiB of memory, Node ${node}, ${connections} connections, ${seconds} s a case.`,
  ];
  facts.push('Load tool, shop, database and floor share the machine.');
  if (load > cores / 4) {
    facts.push(`The machine was busy before (load ${load.toFixed(1)}): take these figures as rough.`);
  }
  return facts.join('\n');
}

/** A line for each case that did not answer 200 throughout: its figures mean little. */
export function complaints(rows) {
  return rows.flatMap(({ name, shop, floor, databaseFloor }) => [
    ...complaint(name, shop),
    ...(floor ? complaint(`the floor of "${name}"`, floor) : []),
    ...(databaseFloor ? complaint(`the database floor of "${name}"`, databaseFloor) : []),
  ]);
}

function complaint(name, { requests, failures }) {
  if (failures === 0 && requests > 0) return [];
  return [`${name}: ${failures} calls failed, ${requests} were answered`];
}
