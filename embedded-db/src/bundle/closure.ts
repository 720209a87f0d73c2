/** One package in the output of apt's `install --print-uris`. */
export interface ClosurePackage {
  name: string;
  version: string;
  /** Size of the .deb in bytes. */
  bytes: number;
}

/**
 * The packages that the server and its extension actually link. Sonames contain changing numbers (`libicu78`), so
 * libraries are listed by stem: the name without its number, `t64` mark and debug suffix.
 */
const EXACT_NAMES = new Set([
  'patchelf',
  'postgresql-18',
  'postgresql-18-cron',
  'postgresql-18-documentdb',
  'postgresql-18-pgvector',
  'postgresql-18-postgis-3',
  'postgresql-18-postgis-3-scripts',
  'postgresql-18-rum',
]);

const LIBRARY_STEMS = new Set(
  `libaudit libbrotli libbson libc libcap-ng libcom-err libcurl-gnutls libdeflate libffi libgcc-s libgeos libgeos-c libgmp
   libgnutls libgssapi-krb libhogweed libicu libidn libjbig libjpeg-turbo libjson-c libk5crypto libkeyutils libkrb
   libkrbsupport libldap liblerc liblz liblzma libnettle libnghttp libngtcp libngtcp-crypto-gnutls libnuma libp-kit libpam
   libpcre libpq libproj libprotobuf-c libpsl libsasl libsharpyuv libsqlite libssh libssl libstdc++ libsystemd libtasn
   libtiff libunistring liburing libwebp libxml libxxhash libzstd zlib`
    .split(/\s+/)
    .map(stem),
);

/**
 * The part of a library package's name that does not change with the soname: `libssl3t64` → `libssl`, `libgeos3.15.0` →
 * `libgeos`.
 */
export function stem(packageName: string): string {
  return packageName
    .split('-')
    .map((part) =>
      part
        .replace(/t64$/, '')
        .replace(/[\d.]+[a-z]?$/, '')
        .replace(/\d+/g, ''),
    )
    .filter((part) => part !== '')
    .join('-');
}

export function isLinkedByServer(packageName: string): boolean {
  return EXACT_NAMES.has(packageName) || LIBRARY_STEMS.has(stem(packageName));
}

/**
 * Reads the lines `'uri' file_version_arch.deb size hash` of `apt-get --print-uris`; other lines are messages and
 * ignored.
 */
export function parsePrintUris(output: string): ClosurePackage[] {
  return output.split('\n').flatMap((line) => {
    const match = /^'[^']+' (?<name>[^_\s]+)_(?<version>[^_\s]+)_\S+\.deb (?<bytes>\d+)/.exec(line);
    if (!match?.groups) return [];
    const { name = '', version = '', bytes = '0' } = match.groups;
    return [{ name, version: decodeURIComponent(version), bytes: Number(bytes) }];
  });
}

/** Reads apt's error about an unknown version or package; null if there is none. */
export function parseMissing(output: string): string | null {
  const version = /Version '(?<version>[^']+)' for '(?<name>[^':]+)/.exec(output)?.groups;
  if (version) return `${version['name'] ?? ''} ${version['version'] ?? ''}`;
  return /Unable to locate package (?<name>\S+)/.exec(output)?.groups?.['name'] ?? null;
}
