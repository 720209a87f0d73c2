/*
 * The rules of this house: floors, folders, names. What other projects check too is checked by oxlint (.oxlintrc.json),
 * and who writes records by eslint.types.config.mjs.
 */
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { noCoinages } from './scripts/lint/coinages.mjs';
import { importZones } from './scripts/lint/import-directions.mjs';
import { noLiteralSpread } from './scripts/lint/no-literal-spread.mjs';
import { hashOf } from './scripts/setup/build.mjs';

const TYPESCRIPT = ['**/*.{ts,tsx}'];

/** ESLint's cache forgets what other versions of the rules found. */
const meta = { name: 'shop', version: hashOf(['scripts/lint']) };

/** A rejected promise that no code handles ends the server, or is lost. */
const HANDLED_PROMISES = [
  {
    selector: 'AssignmentExpression[left.type="MemberExpression"] > CallExpression[callee.property.name="finally"]',
    message: 'The promise of finally() rejects too: a field holds it, and a caller may never wait for it.',
  },
  {
    // `reply` is a thenable, and its methods return it.
    selector: 'UnaryExpression[operator="void"] > CallExpression:not(:has(Identifier[name="reply"]))',
    message: 'End the promise in catch(), or use RepeatedWork for background work.',
  },
];

const program = (message) => ({ 'no-restricted-syntax': ['error', { selector: 'Program', message }] });

export default defineConfig(
  {
    ignores: ['**/dist/', '**/node_modules/', '**/coverage/', '**/.data/', '.cache/', 'contract/api.gen.d.ts'],
  },
  { linterOptions: { noInlineConfig: true } },
  {
    plugins: {
      'import-x': importX,
      shop: { meta, rules: { 'no-literal-spread': noLiteralSpread } },
    },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          noWarnOnMultipleProjects: true,
          project: ['backend', 'contract', 'embedded-db', 'storefront', 'backoffice', 'browser-tests'].map(
            (w) => `${w}/tsconfig.json`,
          ),
        }),
      ],
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/ignore': ['node_modules', '/dist/'],
    },
    rules: {
      // Neither linter has exceptions in comments.
      'no-warning-comments': ['error', { terms: ['eslint-disable', 'oxlint-disable'], location: 'anywhere' }],
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: importZones }],
    },
  },
  { plugins: { names: { meta, rules: { 'no-coinages': noCoinages } } }, rules: { 'names/no-coinages': 'error' } },
  {
    // The name of a schema of the API.
    files: ['backend/src/sales/quotes/dto/quote.response.ts'],
    rules: { 'names/no-coinages': 'off' },
  },
  { files: TYPESCRIPT, languageOptions: { parser: tseslint.parser } },
  {
    files: ['backend/src/**/domain/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@nestjs/*', 'mongoose', 'mongoose/*', 'mongodb', 'mongodb/*', 'fastify', '@fastify/*'],
              message: 'domain/ imports neither Nest nor Mongoose.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: { 'shop/no-literal-spread': 'error' },
  },
  {
    // Only the stores and the history may use these. The rules of domain/ are stricter and follow below.
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/**', 'backend/src/**/*.spec.ts', 'backend/src/**/domain/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/platform/database/record.js'],
              importNames: ['insertRecords'],
              message: 'New records are stored by their RecordStore, or by a PlainStore where they have no history.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...HANDLED_PROMISES] },
  },
  {
    // Split a service that needs more.
    files: ['backend/src/**/*.service.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...HANDLED_PROMISES,
        {
          selector: 'MethodDefinition[kind="constructor"] > FunctionExpression[params.length>10]',
          message: 'A service has at most ten constructor parameters.',
        },
      ],
    },
  },
  {
    // The history and the answers of the API learn from `@Money` which fields are amounts.
    files: ['backend/src/**/*.schema.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "PropertyDefinition:has(TSTypeReference[typeName.name='Fils']) > Decorator > CallExpression[callee.name='Prop']",
          message: 'An amount is declared by @Money, not by @Prop.',
        },
      ],
    },
  },
  {
    files: ['embedded-db/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['@shop/*', '@nestjs/*'], message: 'The embedded database knows nothing of the shop.' }],
        },
      ],
    },
  },
  {
    files: ['storefront/src/components/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@shop/*'], message: 'components/ know no domain: give them plain props.' }] },
      ],
    },
  },
  {
    files: ['**/utils.*', '**/util.*', '**/helpers.*', '**/utils/**', '**/helpers/**'],
    rules: program('Name the file after what it holds.'),
  },
  {
    files: ['**/src/**/index.{ts,tsx}'],
    ignores: ['embedded-db/src/index.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
          message: 'No barrels: import from the file itself.',
        },
      ],
    },
  },
);
