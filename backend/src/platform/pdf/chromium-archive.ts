import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { type ExtractOptions, extract } from 'tar-fs';

/** The package has no entry for its package.json; its main file lies in build/cjs. */
const PACKAGE = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', '..');

/**
 * Chromium ends itself when it finds no font at all. The unpacked ones come first, so that a document looks the same everywhere;
 * the host's are there for scripts that they lack. Relative paths, because the folder is renamed after this is written.
 */
const FONT_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Unpacked by root, the files would belong to the user ids in the archive. They contain no secrets, so all users may read them. */
const OWNED_BY_US: ExtractOptions = {
  readable: true,
  map: (header) => ({ ...header, uid: process.getuid?.() ?? header.uid, gid: process.getgid?.() ?? header.gid }),
};

/** @returns the version of the npm package, which is also the major version of the browser in it */
export function packagedChromiumVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  ) {
    return manifest.version;
  }
  throw new Error(`${PACKAGE} has no version.`);
}

/**
 * Unpacks the browser, the libraries that slim hosts lack and the fallback fonts into the empty folder `target`:
 * `chromium`, `lib/`, `fonts/`, `fonts.conf`.
 *
 * The package's own unpacking goes to the shared temporary folder, and takes any file of that name that lies there, also one of
 * an older version.
 */
export async function unpackChromium(target: string): Promise<void> {
  const program = join(target, 'chromium');
  await unpack('al2023.tar.br', extract(target, OWNED_BY_US));
  await unpack('fonts.tar.br', extract(target, OWNED_BY_US));
  await writeFile(join(target, 'fonts.conf'), FONT_CONFIGURATION);
  // The data must reach the disk before the new name of the folder does.
  await unpack('chromium.br', createWriteStream(program, { mode: 0o755, flush: true }));
  await chmod(target, 0o755);
}

async function unpack(name: string, target: NodeJS.WritableStream): Promise<void> {
  const source = createReadStream(join(PACKAGE, 'bin', name), { highWaterMark: 1 << 20 });
  await pipeline(source, createBrotliDecompress({ chunkSize: 1 << 21 }), target);
}
