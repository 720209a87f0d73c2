import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ElfInfo, readElf } from './elf.js';
import { bundleLayout } from './layout.js';

/** Modules without which the database does not work; the others of the server may be dropped where they don't link. */
const REQUIRED = [
  /^postgres$/,
  /^initdb$/,
  /^patchelf$/,
  /^pg_cron\.so$/,
  /^pg_documentdb(_core)?\.so$/,
  /rum\.so$/,
  /^vector\.so$/,
  /^postgis-3\.so$/,
  /^tsm_system_rows\.so$/,
  /^plpgsql\.so$/,
  /^dict_snowball\.so$/,
];

export interface LinkedFile {
  path: string;
  isExecutable: boolean;
}

export interface Linkage {
  /** The files to patch: the programs, the server's modules and every library that they reach. */
  linked: LinkedFile[];
  /** Modules of the server that name a library the bundle does not have, and what they miss. */
  unlinkable: { path: string; missing: string[]; isRequired: boolean }[];
}

/** Follows NEEDED entries from the server's programs and modules through the bundle's libraries. */
export async function readLinkage(root: string, extraPrograms: string[] = []): Promise<Linkage> {
  const layout = bundleLayout(root);
  const graph = new LibraryGraph(layout.libraries, layout.serverModules);
  const programs = (await readdir(layout.serverBinaries)).map((name) => join(layout.serverBinaries, name));
  const modules = (await readdir(layout.serverModules)).map((name) => join(layout.serverModules, name));
  const linkage: Linkage = { linked: [], unlinkable: [] };
  const seen = new Set<string>();
  for (const path of [...programs, ...modules.filter((name) => name.endsWith('.so')), ...extraPrograms]) {
    const { reached, missing } = await graph.reach(path);
    if (missing.length > 0) {
      linkage.unlinkable.push({ path, missing, isRequired: REQUIRED.some((name) => name.test(basename(path))) });
      continue;
    }
    for (const [file, info] of reached) {
      if (seen.has(file)) continue;
      seen.add(file);
      linkage.linked.push({ path: file, isExecutable: info.hasInterpreter && isProgram(file, layout.libraries) });
    }
  }
  return linkage;
}

/** Deletes modules that can't be loaded and are not needed, so that every file left in the bundle links. */
export async function dropUnlinkable(linkage: Linkage): Promise<void> {
  for (const module of linkage.unlinkable) {
    if (!module.isRequired) await rm(module.path);
  }
}

// libc.so.6 has an interpreter of its own (it prints its version when run) and is no program all the same.
function isProgram(path: string, libraries: string): boolean {
  return !path.startsWith(libraries);
}

class LibraryGraph {
  private readonly infos = new Map<string, Promise<ElfInfo | null>>();

  constructor(
    private readonly libraries: string,
    private readonly serverModules: string,
  ) {}

  async reach(start: string): Promise<{ reached: Map<string, ElfInfo>; missing: string[] }> {
    const reached = new Map<string, ElfInfo>();
    const missing: string[] = [];
    const queue = [start];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const info = await this.info(path);
      if (!info || reached.has(path)) continue;
      reached.set(path, info);
      for (const name of info.needed) {
        const found = await this.find(name);
        if (found) queue.push(found);
        else missing.push(name);
      }
    }
    return { reached, missing };
  }

  private async find(name: string): Promise<string | null> {
    for (const folder of [this.libraries, this.serverModules]) {
      const path = join(folder, name);
      if (await this.info(path)) return path;
    }
    return null;
  }

  private info(path: string): Promise<ElfInfo | null> {
    const known = this.infos.get(path) ?? readElf(path).catch(() => null);
    this.infos.set(path, known);
    return known;
  }
}
