import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../setup/processes.mjs';

const GENERATED = new Set(['node_modules', 'dist', 'coverage']);

/** All files of the repository by their paths from its root, without generated and hidden folders. */
function filesBelow(folder = '') {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || GENERATED.has(entry.name)) return [];
    const path = folder + entry.name;
    return entry.isDirectory() ? filesBelow(`${path}/`) : [path];
  });
}

export const FILES = filesBelow();

const NAMES = new Set(FILES.map((path) => path.slice(path.lastIndexOf('/') + 1)));

/** A path without a workspace is below the first of these folders that has it. */
const FOLDERS = ['', 'backend/src/'];

/** Words with a slash that are no paths. */
const NOT_PATHS = /^(?:application|text|image)\/|^n\/a$|^dist\/|\/dist\/|\.gen\.|^encryption\.json$/;

const withoutCode = (text) => text.replaceAll(/^( *)```[\s\S]*?^\1```/gm, '');

/** The anchors of a document, as GitHub makes them of its headings. */
function anchorsOf(text) {
  return [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const read = (path) => readFileSync(root + path, 'utf8');

/** Links of a document whose file or heading does not exist. */
export function deadLinks(path, text) {
  const inline = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  const named = [...withoutCode(text).matchAll(/^\[[^\]]+\]: (\S+)$/gm)].map(([, target]) => target);
  return [...inline, ...named].filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const found = file === '' ? path : normalize(join(dirname(path), file));
    if (!existsSync(root + found)) return true;
    return anchor !== undefined && !anchorsOf(found === path ? text : read(found)).includes(anchor);
  });
}

/** Paths and file names in backticks of a document that do not exist. */
export function deadPaths(text) {
  const quoted = [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, words]) => words);
  return quoted.filter((words) => {
    if (NOT_PATHS.test(words)) return false;
    if (/^\w[\w.-]*\.(?:[cm]?[jt]sx?|md|json|yml|css|env)$/.test(words)) return !NAMES.has(words);
    if (!/^[a-z][\w.-]*(?:\/[\w.-]+)+\/?$/.test(words)) return false;
    return !FOLDERS.some((folder) => existsSync(root + folder + words));
  });
}

/** Documents that a file names and that do not exist: by path, or a decision by its number. */
export function deadMentions(text) {
  const paths = [...text.matchAll(/\bdocs\/(?:(?:decisions|rules)\/[\w-]+(?:\.md)?|[\w-]+\.md)/g)].map(
    ([path]) => path,
  );
  const numbers = [...text.matchAll(/\bdecision (\d{3})\b/g)].map(([, number]) => number);
  return [
    ...paths.filter((path) => !existsSync(root + path)),
    ...numbers.filter((number) => !FILES.some((path) => path.startsWith(`docs/decisions/${number}-`))),
  ];
}
