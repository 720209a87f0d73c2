import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { runCommand } from './command.js';
import { bundleLayout } from './layout.js';

/** A copy of patchelf with its own libraries: it crashes when it patches libraries that it uses itself. */
export interface PatchTool {
  loader: string;
  libraries: string;
  program: string;
}

export function runPatchTool(tool: PatchTool, args: readonly string[]): Promise<string> {
  return runCommand(tool.loader, ['--library-path', tool.libraries, tool.program, ...args]);
}

/** Modules that the database needs; other modules may be dropped if they can't be linked. */
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
  /** The files to patch: the programs, the server's modules and all libraries that they need. */
  linked: LinkedFile[];
  /** Modules of the server that need a library the bundle does not have, with the missing libraries. */
  unlinkable: { path: string; missing: string[]; isRequired: boolean }[];
}

/** Follows NEEDED entries from the server's programs and modules through the bundle's libraries. */
export async function readLinkage(root: string, tool: PatchTool): Promise<Linkage> {
  const layout = bundleLayout(root);
  const graph = new LibraryGraph(tool, [layout.libraries, layout.serverModules]);
  const programs = (await readdir(layout.serverBinaries)).map((name) => join(layout.serverBinaries, name));
  const modules = (await readdir(layout.serverModules)).map((name) => join(layout.serverModules, name));
  const linkage: Linkage = { linked: [], unlinkable: [] };
  const seen = new Set<string>();
  for (const path of [...programs, ...modules.filter((name) => name.endsWith('.so'))]) {
    const { reached, missing } = await graph.reach(path);
    if (missing.length > 0) {
      linkage.unlinkable.push({ path, missing, isRequired: REQUIRED.some((name) => name.test(basename(path))) });
      continue;
    }
    for (const file of reached) {
      if (seen.has(file)) continue;
      seen.add(file);
      linkage.linked.push({ path: file, isExecutable: dirname(file) === layout.serverBinaries });
    }
  }
  return linkage;
}

/** Deletes modules that can't be loaded and are not required, so that all remaining files of the bundle link. */
export async function dropUnlinkable(linkage: Linkage): Promise<void> {
  for (const module of linkage.unlinkable) {
    if (!module.isRequired) await rm(module.path);
  }
}

class LibraryGraph {
  /** The libraries that a file needs, by path; null for a file that is not dynamically linked. */
  private readonly needs = new Map<string, Promise<string[] | null>>();

  constructor(
    private readonly tool: PatchTool,
    private readonly folders: readonly string[],
  ) {}

  async reach(start: string): Promise<{ reached: Set<string>; missing: string[] }> {
    const reached = new Set<string>();
    const missing: string[] = [];
    const queue = [start];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const needed = await this.needsOf(path);
      if (!needed || reached.has(path)) continue;
      reached.add(path);
      for (const name of needed) {
        const found = await this.find(name);
        if (found) queue.push(found);
        else missing.push(name);
      }
    }
    return { reached, missing };
  }

  private async find(name: string): Promise<string | null> {
    for (const folder of this.folders) {
      const path = join(folder, name);
      if (await this.needsOf(path)) return path;
    }
    return null;
  }

  private needsOf(path: string): Promise<string[] | null> {
    const known = this.needs.get(path) ?? this.read(path);
    this.needs.set(path, known);
    return known;
  }

  private async read(path: string): Promise<string[] | null> {
    const output = await runPatchTool(this.tool, ['--print-needed', path]).catch(() => null);
    return output === null ? null : output.split('\n').filter((name) => name !== '');
  }
}
