import { createHash } from 'node:crypto';
import { importNatively } from './import-natively.mjs';

/**
 * Replaces a module of the server by the one that Node has loaded: the test file gets its exports. Jest would load the
 * whole server anew for each test file, which takes longer than most of them.
 */
export default {
  async processAsync(_source, path) {
    return { code: await codeFor(path) };
  },
  /** The code itself, so that an older one in the cache of Jest is not taken. */
  async getCacheKeyAsync(_source, path) {
    return createHash('sha256')
      .update(await codeFor(path))
      .digest('hex');
  },
};

async function codeFor(path) {
  const names = await exportedNames(path);
  const assignments = names.map((name, index) => `const e${index} = module[${JSON.stringify(name)}];`);
  const exported = names.map((name, index) => `e${index} as ${JSON.stringify(name)}`);
  const loading = `const module = await importNatively(${JSON.stringify(path)});`;
  return [loading, ...assignments, `export { ${exported.join(', ')} };`].join('\n');
}

const exportedNames = async (path) => Object.keys(await importNatively(path));
