import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../setup/processes.mjs';

/** The lock file marks these as development packages, but their code is part of the pages. */
const BUNDLED = new Set(['node_modules/openapi-fetch', 'node_modules/openapi-typescript-helpers']);
/** The lock file has no licence for these; their LICENSE files state it. */
const LICENCES = { 'passport-strategy': 'MIT', pause: 'MIT' };

/**
 * @typedef {{name: string, version: string, licences: string[], purl: string, hash: {alg: string, content: string},
 *   copyright: string}} Component
 */

/** The npm packages that the shop needs at run time or sends to browsers. @returns {Promise<Component[]>} */
export async function npmComponents({ packages }) {
  const components = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    const isShipped =
      path.includes('node_modules/') && !entry.link && (!(entry.dev || entry.devOptional) || BUNDLED.has(path));
    if (!isShipped) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${entry.version}`;
    // Packages of other platforms are not installed everywhere.
    const copyright = entry.optional ? '' : await copyrightIn(path);
    const licences = [entry.license ?? LICENCES[name]];
    components.set(purl, { name, version: entry.version, licences, purl, hash: hashOf(entry.integrity), copyright });
  }
  return sorted([...components.values()]);
}

/** The Debian packages of the embedded database. @returns {Component[]} */
export function debianComponents(pins) {
  return sorted(
    pins.map(({ name, version, sha256, licences }) => ({
      name,
      version,
      licences,
      purl: `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=amd64&distro=sid`,
      hash: { alg: 'SHA-256', content: sha256 },
      copyright: '',
    })),
  );
}

const sorted = (components) => components.toSorted((a, b) => (a.purl < b.purl ? -1 : 1));

/** @param {string} integrity like `sha512-…`, in Base64 */
function hashOf(integrity) {
  const [algorithm, content] = integrity.split('-', 2);
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
}

/** The first line of a package's licence with its copyright holder; empty if there is none. */
async function copyrightIn(path) {
  const folder = join(root, path);
  const names = (await readdir(folder)).filter((name) => /^(licen[cs]e|copying)/i.test(name)).sort();
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    const line = /^.*\b(?:Copyright|\(c\)|©).*\d{4}.*$/im.exec(text)?.[0];
    if (line) return line.replaceAll(/^[\s/*#]+|[\s*/]+$/g, '');
  }
  return '';
}
