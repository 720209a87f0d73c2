import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { EmbeddedDatabaseUnavailable } from '../unavailable.error.js';

const TOOLS = ['apt-get', 'apt-config', 'dpkg-deb', 'flock'];
// Debian's PostgreSQL reads the host's time zone files; the bundle has none.
const ZONES = '/usr/share/zoneinfo/Asia/Dubai';

/** Throws EmbeddedDatabaseUnavailable if the bundle can't run here: it consists of Debian's x86-64 packages. */
export async function assertSupportedPlatform(): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new EmbeddedDatabaseUnavailable(
      'unsupported',
      `it needs Linux on x86-64, but this is ${process.platform} on ${process.arch}`,
    );
  }
  for (const tool of TOOLS) {
    if (!(await findProgram(tool))) {
      throw new EmbeddedDatabaseUnavailable(
        'unsupported',
        `it needs a Debian-like system, but ${tool} is not on the PATH`,
      );
    }
  }
  await access(ZONES).catch(() => {
    throw new EmbeddedDatabaseUnavailable(
      'unsupported',
      'the time zone files are missing (install the package tzdata)',
    );
  });
}

/** The path of a program on the PATH, or null. */
export async function findProgram(name: string): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name);
    const found = await access(path, 1).then(
      () => true,
      () => false,
    );
    if (folder !== '' && found) return path;
  }
  return null;
}
