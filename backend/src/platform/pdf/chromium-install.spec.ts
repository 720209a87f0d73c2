import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { prepareChromium, withHostLibraries } from './chromium-install.js';
import { NoBrowserError } from './installed-browsers.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chromium-install-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function program(script: string): Promise<string> {
  const path = join(folder, 'browser');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o700);
  return path;
}

const LACKS = 'echo "browser: error while loading shared libraries: libnss3.so: cannot open" >&2; exit 127';
const ENV = { PATH: '/usr/bin:/bin' };

describe('withHostLibraries', () => {
  it('changes nothing on a host that has the libraries', async () => {
    await expect(withHostLibraries(await program('exit 0'), ENV, '/libraries')).resolves.toEqual(ENV);
  });

  it('provides libraries that the host lacks', async () => {
    const path = await program(`[ "$LD_LIBRARY_PATH" = /libraries ] || { ${LACKS}; }`);
    await expect(withHostLibraries(path, ENV, '/libraries')).resolves.toEqual({
      ...ENV,
      LD_LIBRARY_PATH: '/libraries',
    });
  });

  it('names all missing libraries in one line', async () => {
    const failure = withHostLibraries(await program(LACKS), ENV, '/libraries');
    await expect(failure).rejects.toThrow(/^The browser .* does not start: .*libnss3\.so.*$/);
  });
});

describe('prepareChromium', () => {
  it('uses the given browser, with arguments that isolate pages in separate processes', async () => {
    const browserPath = await program('exit 0');
    const prepared = await prepareChromium({ browserPath, cacheDir: folder });
    expect(prepared.executablePath).toBe(browserPath);
    expect(prepared.args).toEqual(['--disable-gpu', '--disable-dev-shm-usage']);
  });

  it('gives the browser none of the secrets of this process', async () => {
    process.env['A_SECRET_OF_THE_SERVER'] = 'secret';
    try {
      const { env } = await prepareChromium({ browserPath: await program('exit 0'), cacheDir: folder });
      expect(Object.keys(env).sort()).toEqual(['HOME', 'LANG', 'PATH', 'TMPDIR']);
    } finally {
      delete process.env['A_SECRET_OF_THE_SERVER'];
    }
  });

  it('names PDF_BROWSER if it is not a program', async () => {
    const browserPath = join(folder, 'nothing');
    await expect(prepareChromium({ browserPath, cacheDir: folder })).rejects.toThrow(`PDF_BROWSER: ${browserPath}`);
  });

  describe('a machine that can’t run the packaged browser', () => {
    const real = { platform: process.platform, arch: process.arch, path: process.env['PATH'] };
    const pretend = (platform: string, arch: string) => {
      Object.defineProperty(process, 'platform', { value: platform });
      Object.defineProperty(process, 'arch', { value: arch });
    };

    afterEach(() => {
      pretend(real.platform, real.arch);
      process.env['PATH'] = real.path;
      delete process.env['LOCALAPPDATA'];
    });

    it('uses a browser from the PATH', async () => {
      pretend('linux', 'arm64');
      process.env['PATH'] = folder;
      const chromium = join(folder, 'chromium');
      await rename(await program('exit 0'), chromium);
      await expect(prepareChromium({ cacheDir: folder })).resolves.toMatchObject({ executablePath: chromium });
    });

    it('uses a browser in the usual place', async () => {
      pretend('win32', 'arm64');
      process.env['LOCALAPPDATA'] = folder;
      const edge = join(folder, 'Microsoft/Edge/Application/msedge.exe');
      await mkdir(dirname(edge), { recursive: true });
      await rename(await program('exit 0'), edge);
      await expect(prepareChromium({ cacheDir: folder })).resolves.toMatchObject({ executablePath: edge });
    });

    it('gets one line that names the required installation', async () => {
      pretend('linux', 'arm64');
      process.env['PATH'] = folder;
      const failure = prepareChromium({ cacheDir: folder });
      await expect(failure).rejects.toThrow(NoBrowserError);
      await expect(failure).rejects.toThrow(
        /^.* this is linux on arm64\. Install Chrome, Edge or Chromium, .*PDF_BROWSER.*$/,
      );
    });
  });
});
