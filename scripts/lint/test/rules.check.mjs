/**
 * Tests the house rules: each snippet is linted under its path and must fail by its rule; the snippets of `ALLOWED`
 * must pass. This check fails if a change of configuration disables a rule.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { ALLOWED, FORBIDDEN } from './rules.cases.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const TYPED = new Set(['@typescript-eslint/no-floating-promises', 'shop/no-direct-writes']);

const inventedPaths = FORBIDDEN.filter(({ rule }) => TYPED.has(rule))
  .map(({ path }) => path)
  .filter((path) => !existsSync(root + path));

/** Rules that need no types run without them, which takes a fraction of the time. */
const byText = new ESLint({
  cwd: root,
  overrideConfig: { ...tseslint.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] },
});

/** The invented paths belong to no TypeScript project: they are parsed with a default one. */
const byTypes = new ESLint({
  cwd: root,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
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
  const eslint = TYPED.has(rule) ? byTypes : byText;
  const [result] = await eslint.lintText(code, { filePath: root + path });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
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
