import { isDeepStrictEqual } from 'node:util';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BundleLayout, bundleLayout, LAYOUT_VERSION, MANIFEST } from './layout.js';
import { areNewer, fingerprint, type PinnedPackage, versionsOf } from './pins.js';

/** Describes a finished bundle. */
export interface BundleManifest {
  layout: number;
  /** Its location: the loader's path is written into each program, so a moved bundle does not run. */
  root: string;
  /** Versions by name. */
  packages: Record<string, string>;
  /**
   * The fingerprint of the pinned packages that it was made for, whether it contains them or newer ones; missing in
   * older bundles.
   */
  pins?: string;
}

interface FinishedBundles {
  current: BundleLayout | null;
  /** A bundle of another version, used if none can be fetched. */
  other: BundleLayout | null;
}

/** Looks for bundles in the cache: those with the pinned versions, and those made when these were not available. */
export async function findFinished(cacheDir: string, pins: readonly PinnedPackage[]): Promise<FinishedBundles> {
  const names = (await readdir(cacheDir).catch(() => [])).filter((name) => name.startsWith('bundle-')).sort();
  const found: BundleManifest[] = [];
  for (const name of names) found.push(...(await readManifest(join(cacheDir, name))));
  const isPinned = (one: BundleManifest) => isDeepStrictEqual(one.packages, versionsOf(pins));
  let current = found.find(isPinned) ?? found.find((one) => one.pins === fingerprint(pins));
  for (const one of found) if (!current && (await areNewer(one.packages, pins))) current = one;
  return { current: layoutOf(current), other: layoutOf(found.at(-1)) };
}

function layoutOf(manifest: BundleManifest | undefined): BundleLayout | null {
  return manifest ? bundleLayout(manifest.root) : null;
}

async function readManifest(root: string): Promise<BundleManifest[]> {
  const manifest: unknown = await readFile(join(root, MANIFEST), 'utf8').then(JSON.parse, () => null);
  return isManifestOf(manifest, root) ? [manifest] : [];
}

function isManifestOf(manifest: unknown, root: string): manifest is BundleManifest {
  if (typeof manifest !== 'object' || manifest === null || !('packages' in manifest)) return false;
  return 'root' in manifest && manifest.root === root && 'layout' in manifest && manifest.layout === LAYOUT_VERSION;
}
