import { describe, expect, it } from '@jest/globals';
import { isLinkedByServer, parseMissing, parsePrintUris, stem } from './closure.js';

describe('the stem of a package name', () => {
  it.each([
    ['libicu78', 'libicu'],
    ['libssl3t64', 'libssl'],
    ['libgeos3.15.0', 'libgeos'],
    ['libgeos-c1t64', 'libgeos-c'],
    ['libbson2-2', 'libbson'],
    ['libngtcp2-crypto-gnutls8', 'libngtcp-crypto-gnutls'],
    ['libstdc++6', 'libstdc++'],
  ])('is for %s: %s', (name, expected) => {
    expect(stem(name)).toBe(expected);
  });
});

describe('the packages of the server', () => {
  it.each([
    'postgresql-18',
    'postgresql-18-documentdb',
    'libicu78',
    'libicu99',
    'libssl4',
    'libgeos4.0.1',
    'libxml2-20',
    'patchelf',
    'libc6',
  ])('include %s', (name) => {
    expect(isLinkedByServer(name)).toBe(true);
  });

  it.each(['libgdal39', 'perl', 'systemd', 'libmariadb3', 'postgresql-common', 'libc-bin', 'libgcrypt20', 'tzdata'])(
    'omit %s',
    (name) => {
      expect(isLinkedByServer(name)).toBe(false);
    },
  );
});

describe("apt's list of packages", () => {
  it('is read with names, versions and sizes; other lines are skipped', () => {
    const output = [
      'Reading package lists...',
      'The following NEW packages will be installed:',
      "'http://deb.debian.org/debian/pool/main/p/p/libpam0g_1.7.0-8_amd64.deb' libpam0g_1.7.0-8_amd64.deb 69004 SHA256:ab",
      "'http://deb.debian.org/debian/pool/main/g/g/libgmp10_6.3.0%2bdfsg-5_amd64.deb' libgmp10_2%3a6.3.0+dfsg-5_amd64.deb 563000 SHA256:cd",
    ].join('\n');

    expect(parsePrintUris(output)).toEqual([
      { name: 'libpam0g', version: '1.7.0-8', bytes: 69004 },
      { name: 'libgmp10', version: '2:6.3.0+dfsg-5', bytes: 563000 },
    ]);
  });
});

describe('the apt error about a missing package', () => {
  it.each([
    ["E: Version '78.3-2' for 'libicu78' was not found", 'libicu78 78.3-2'],
    ["E: Version '1' for 'libicu78:amd64' was not found", 'libicu78 1'],
    ['E: Unable to locate package libicu78', 'libicu78'],
    ['E: Something else', null],
  ])('is parsed: %s', (output, missing) => {
    expect(parseMissing(output)).toBe(missing);
  });
});
