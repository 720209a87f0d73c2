import type { Plugin, Rollup } from 'vite';

/** The module that the entry imports once it has begun on the first rows. */
const START = 'backoffice/src/start.tsx';

/**
 * Names the application's files in the page's head, so that they come while the entry is still at work, and after what it
 * asks for where a line is slow.
 */
export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        filesOf(bundle).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/admin/${file}` },
          injectTo: 'head',
        })),
    },
  };
}

/** The file of the start and those that it imports, but for what the entry brings along. */
function filesOf(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const withImports = (fileName: string): string[] => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    return chunk === undefined ? [] : [fileName, ...chunk.imports.flatMap(withImports)];
  };
  const ofEntry = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => withImports(fileName)));
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(START));
  if (!start) throw new Error(`No file of the build begins with ${START}`);
  return [...new Set(withImports(start.fileName))].filter((file) => !ofEntry.has(file));
}
