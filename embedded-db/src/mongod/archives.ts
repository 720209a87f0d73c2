/** An archive of MongoDB, and the SHA-256 that MongoDB publishes beside it (the address with `.sha256` at its end). */
export interface MongodArchive {
  url: string;
  sha256: string;
}

export const MONGOD_VERSION = '8.2.6';

const at = (path: string, sha256: string): MongodArchive => ({
  url: `https://fastdl.mongodb.org/${path}-${MONGOD_VERSION}.tgz`,
  sha256,
});

/**
 * By platform and processor, as Node names them. The Linux archives run with the C library of Debian 13, Ubuntu 24.04
 * and newer.
 */
const ARCHIVES: ReadonlyMap<string, MongodArchive> = new Map([
  ['darwin arm64', at('osx/mongodb-macos-arm64', 'ef8301d05cdb4686775aee1ddce391b5f1cd67cdc61179c2d21dab246a2c4f1b')],
  ['darwin x64', at('osx/mongodb-macos-x86_64', '39b6ba80ad21ad1ca8dbd989d7fe81a60aa5f41475eb42d4247fe40740062f3d')],
  [
    'linux arm64',
    at('linux/mongodb-linux-aarch64-ubuntu2404', '8eaa50d208e82df9effa462a6c5cb200a65b037fa118af0153f701ce1ceab422'),
  ],
  [
    'linux x64',
    at('linux/mongodb-linux-x86_64-ubuntu2404', '56314a0f0a81238d974302fbffe7862efe9694c498ead62a0bca92cb595a0df0'),
  ],
]);

/** The archive for this machine; null if none is pinned for it. */
export function pinnedArchive(): MongodArchive | null {
  return ARCHIVES.get(`${process.platform} ${process.arch}`) ?? null;
}
