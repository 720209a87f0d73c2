import { join } from 'node:path';

/** Increase when the content or the patching of bundles changes: finished bundles of another layout are not reused. */
export const LAYOUT_VERSION = 1;

/** Written last into a finished bundle: its layout, its location and its packages. */
export const MANIFEST = 'bundle.json';

const LIBRARIES = 'usr/lib/x86_64-linux-gnu';
const SERVER = 'usr/lib/postgresql/18';

/** Paths in an unpacked bundle rooted at `root`. */
export interface BundleLayout {
  root: string;
  libraries: string;
  loader: string;
  serverBinaries: string;
  serverModules: string;
  extensions: string;
}

export function bundleLayout(root: string): BundleLayout {
  const libraries = join(root, LIBRARIES);
  return {
    root,
    libraries,
    loader: join(libraries, 'ld-linux-x86-64.so.2'),
    serverBinaries: join(root, SERVER, 'bin'),
    serverModules: join(root, SERVER, 'lib'),
    extensions: join(root, 'usr/share/postgresql/18/extension'),
  };
}
