/**
 * Tests the house rules: each snippet is linted under its path and must fail by its rule; the snippets of `ALLOWED`
 * must pass. This check fails if a change of configuration disables a rule.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { run } from '../../setup/processes.mjs';
import { ALLOWED, FORBIDDEN } from './rules.cases.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Rules of oxlint are named as it reports them: `eslint(eqeqeq)`. */
const isOfOxlint = (rule) => rule?.endsWith(')') ?? false;
const NEEDS_TYPES = 'shop/no-direct-writes';

const inventedPaths = FORBIDDEN.filter(({ rule }) => rule === NEEDS_TYPES)
  .map(({ path }) => path)
  .filter((path) => !existsSync(root + path));

const byText = new ESLint({ cwd: root });

/** The invented paths belong to no TypeScript project: they are parsed with a default one. */
const byTypes = new ESLint({
  cwd: root,
  overrideConfigFile: 'eslint.types.config.mjs',
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {
        projectService: {
          allowDefaultProject: [...new Set(inventedPaths)],
          defaultProject: 'embedded-db/tsconfig.json',
          maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: 100,
        },
      },
    },
  },
});

async function rulesBrokenBy({ path, code, rule }) {
  if (isOfOxlint(rule)) return rulesOfOxlintBrokenBy({ path, code });
  const eslint = rule === NEEDS_TYPES ? byTypes : byText;
  const [result] = await eslint.lintText(code, { filePath: root + path });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

async function rulesOfOxlintBrokenBy({ path, code }) {
  const folder = await mkdtemp(join(tmpdir(), 'house-rules-'));
  try {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), code);
    await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    const command = [join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--format', 'json'];
    // It looks for the type checker in the folder where it runs.
    const env = { OXLINT_TSGOLINT_PATH: join(root, 'node_modules/.bin/tsgolint') };
    const { output } = await run(['node', ...command], { cwd: folder, env });
    return JSON.parse(output).diagnostics.map((found) => found.code);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const complaints = [];
for (const { path, code, rule } of FORBIDDEN) {
  const broken = await rulesBrokenBy({ path, code, rule });
  if (!broken.includes(rule))
    complaints.push(`${path}: ${rule} let pass: ${code} (reported: ${broken.join(', ') || 'nothing'})`);
}
for (const { path, code, rule } of ALLOWED) {
  const broken = await rulesBrokenBy({ path, code, rule });
  if (broken.length > 0) complaints.push(`${path}: refused though allowed: ${code} (${broken.join(', ')})`);
}

console.log(complaints.join('\n') || `${FORBIDDEN.length} violations caught, ${ALLOWED.length} allowed snippets pass`);
process.exitCode = complaints.length > 0 ? 1 : 0;
