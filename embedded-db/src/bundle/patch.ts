import { cp, mkdir, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { runCommand } from './command.js';
import { bundleLayout } from './layout.js';
import { type LinkedFile, readLinkage } from './linkage.js';

/** A copy of patchelf with libraries of its own: it crashes when it patches the ones that it runs on. */
export interface PatchTool {
  loader: string;
  libraries: string;
  program: string;
}

/** Copies patchelf and what it links out of an unpacked, unpatched bundle into `folder`. */
export async function copyPatchTool(root: string, folder: string): Promise<PatchTool> {
  const layout = bundleLayout(root);
  const program = join(root, 'usr/bin/patchelf');
  const libraries = join(folder, 'lib');
  await mkdir(libraries, { recursive: true });
  await cp(program, join(folder, 'patchelf'));
  for (const name of await closureOf(root, program)) {
    await cp(await realpath(join(layout.libraries, name)), join(libraries, name));
  }
  await cp(await realpath(layout.loader), join(folder, 'ld.so'));
  return { loader: join(folder, 'ld.so'), libraries, program: join(folder, 'patchelf') };
}

async function closureOf(root: string, program: string): Promise<string[]> {
  const { linked } = await readLinkage(root, [program]);
  return linked
    .map((file) => basename(file.path))
    .filter((name) => /^(lib(c|m|gcc_s|stdc\+\+)\.so|ld-linux)/.test(name));
}

/**
 * Makes programs and libraries find each other below `finalRoot`, whatever the host has installed.
 * @param root where the files are now; @param finalRoot where the folder will be when it is used
 */
export async function patchFiles(tool: PatchTool, files: LinkedFile[], root: string, finalRoot: string): Promise<void> {
  const here = bundleLayout(root);
  const there = bundleLayout(finalRoot);
  const done = new Set<string>();
  for (const file of files) {
    const path = await realpath(file.path);
    if (done.has(path) || /\/(libc\.so\.6|ld-linux-x86-64\.so\.2)$/.test(path)) continue;
    done.add(path);
    const isModule = dirname(path) === (await realpath(here.serverModules));
    const searchPath = isModule ? `${there.serverModules}:${there.libraries}` : there.libraries;
    const interpreter = file.isExecutable ? ['--set-interpreter', there.loader] : [];
    const args = [...interpreter, '--force-rpath', '--set-rpath', searchPath, path];
    await runCommand(tool.loader, ['--library-path', tool.libraries, tool.program, ...args]);
  }
}
