import { cp, mkdir, readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleLayout } from './layout.js';
import { type LinkedFile, type PatchTool, runPatchTool } from './linkage.js';

/** Copies patchelf and its libraries from an unpacked, unpatched bundle into `folder`. */
export async function copyPatchTool(root: string, folder: string): Promise<PatchTool> {
  const layout = bundleLayout(root);
  const libraries = join(folder, 'lib');
  await mkdir(libraries, { recursive: true });
  await cp(join(root, 'usr/bin/patchelf'), join(folder, 'patchelf'));
  for (const name of await readdir(layout.libraries)) {
    if (!/^lib(c|m|gcc_s|stdc\+\+)\.so\.\d+$/.test(name)) continue;
    await cp(await realpath(join(layout.libraries, name)), join(libraries, name));
  }
  await cp(await realpath(layout.loader), join(folder, 'ld.so'));
  return { loader: join(folder, 'ld.so'), libraries, program: join(folder, 'patchelf') };
}

/**
 * Patches programs and libraries to find each other below `finalRoot`, independently of the host's packages.
 * @param root present folder of the files @param finalRoot folder in which they will be used
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
    await runPatchTool(tool, args);
  }
}
