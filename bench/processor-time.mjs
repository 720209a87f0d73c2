import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second, whatever the machine (USER_HZ). */
const TICK_MS = 10;
/** Fields of /proc/<pid>/stat, counted from the one behind the name. */
const [PARENT, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [1, 11, 12, 13, 14];
/** Starts with the server for PDFs; the bench asks for none. */
const BROWSER = /chrom|headless/i;

/**
 * Processor time that a server has used since it started, and that its database has.
 * @param {{pid: number, databasePid?: number}} server its process, and the one below which its database runs: another
 *   one where the database is not its own
 * @returns {{serverMs: number, databaseMs: number} | null} null where the system does not tell (other than Linux)
 */
export function processorTime({ pid, databasePid = pid }) {
  const processes = readProcesses();
  if (!processes.has(pid)) return null;
  let databaseMs = 0;
  for (const one of processes.values()) {
    if (isBelow(one, databasePid, processes) && !BROWSER.test(one.name)) databaseMs += one.ms + one.endedMs;
  }
  return { serverMs: processes.get(pid).ms, databaseMs };
}

function readProcesses() {
  const found = new Map();
  for (const name of names('/proc')) {
    const process = /^\d+$/.test(name) ? parseStat(read(`/proc/${name}/stat`)) : null;
    if (process !== null) found.set(process.pid, process);
  }
  return found;
}

/** @param {string} text of /proc/<pid>/stat; the name in it may hold spaces and brackets */
export function parseStat(text) {
  const parts = /^(\d+) \((.*)\) (.*)$/s.exec(text.trim());
  if (parts === null) return null;
  const [, pid, name, rest] = parts;
  const fields = rest.split(' ').map(Number);
  const ms = TICK_MS * (fields[USER] + fields[SYSTEM]);
  return {
    pid: Number(pid),
    name,
    parent: fields[PARENT],
    ms,
    endedMs: TICK_MS * (fields[ENDED_USER] + fields[ENDED_SYSTEM]),
  };
}

function isBelow({ parent }, ancestor, processes) {
  if (parent === ancestor) return true;
  const next = processes.get(parent);
  return next !== undefined && isBelow(next, ancestor, processes);
}

const names = (folder) => attempt(() => readdirSync(folder), []);
const read = (path) => attempt(() => readFileSync(path, 'utf8'), '');

/** A process may end between two looks. */
function attempt(work, otherwise) {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * Memory that a process holds, in MiB; null where the system does not tell.
 * @param {{below?: boolean}} options with all processes below it but the database
 */
export function residentMiB(pid, { below = false } = {}) {
  const processes = readProcesses();
  const counted = [...processes.values()].filter(
    (one) => one.pid === pid || (below && isBelow(one, pid, processes) && BROWSER.test(one.name)),
  );
  const sizes = counted.map((one) => /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${one.pid}/status`))?.[1]);
  const kiB = sizes.reduce((sum, size) => sum + Number(size ?? 0), 0);
  return kiB === 0 ? null : Math.round(kiB / 1024);
}
