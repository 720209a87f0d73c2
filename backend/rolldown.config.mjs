/**
 * Bundles the programs of the server, sources and packages alike: a start then reads a few files instead of some 2,300,
 * which takes 2 s of processor time off it (docs/decisions/027-a-plain-bundle.md). Types are checked apart from the build.
 */
import { defineConfig } from 'rolldown';

/** Packages that stay as they are installed: native code, and those that read files beside their own. */
const NOT_BUNDLED = /^(@node-rs|@sparticuz|@fontsource|@shop\/embedded-db|playwright-core|sharp|pino-pretty)(\/|$)/;

/** Packages that keep a state which other packages share with them: a second copy would not know it. */
const SHARED = /^(mongoose|mongodb|bson|class-validator|class-transformer)(\/|$)/;

/** Optional packages of Nest and Fastify: their absence is handled. */
const NOT_INSTALLED = /^(@nestjs\/(microservices|websockets|platform-express)|@fastify\/(multipart|view))(\/|$)/;

export default defineConfig({
  cwd: import.meta.dirname,
  input: {
    main: 'src/main.ts',
    'reset-second-factor': 'src/reset-second-factor.ts',
    seed: 'src/seed.ts',
    sheet: 'src/platform/imports/sheet.program.ts',
    'bank-file': 'src/money/bank/reading/bank-file.program.ts',
    'book-pack': 'src/books/packs/book-pack.program.ts',
    openapi: 'src/openapi.ts',
    'e-invoice-samples': 'test/e-invoicing/samples/write-samples.ts',
    'chromium-install': 'src/platform/pdf/chromium-install.ts',
  },
  platform: 'node',
  tsconfig: 'tsconfig.json',
  external: [NOT_BUNDLED, SHARED, NOT_INSTALLED],
  resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  onLog: (level, log, report) => {
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    report(level, log);
  },
  output: {
    dir: 'dist/src',
    format: 'esm',
    cleanDir: true,
    // Nest and the API description use the names of classes.
    keepNames: true,
    sourcemap: true,
    chunkFileNames: '[name].js',
    // One letter outside of Latin-1 makes V8 store a whole file in two bytes for each letter: 7 MB more.
    charset: 'ascii',
    comments: false,
  },
});
