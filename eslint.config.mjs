import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noCoinages } from './scripts/lint/coinages.mjs';
import { importZones } from './scripts/lint/import-directions.mjs';
import { noDirectWrites } from './scripts/lint/no-direct-writes.mjs';
import { noLiteralSpread } from './scripts/lint/no-literal-spread.mjs';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const FRONTENDS = ['storefront/**/*.{ts,tsx}', 'backoffice/**/*.{ts,tsx}'];
const TESTS = ['**/*.spec.{ts,tsx,mjs}', '**/*.e2e-spec.ts', '**/test/**', 'browser-tests/**'];

const DECORATED_CLASSES = { allowWithDecorator: true, allowConstructorOnly: false, allowStaticOnly: false };

const size = {
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
};

const typed = {
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-extraneous-class': ['error', DECORATED_CLASSES],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/no-unnecessary-condition': 'error',
  '@typescript-eslint/no-deprecated': 'error',
  '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
  '@typescript-eslint/prefer-optional-chain': 'error',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  '@typescript-eslint/return-await': ['error', 'in-try-catch'],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
};

const program = (message) => ({ 'no-restricted-syntax': ['error', { selector: 'Program', message }] });

export default defineConfig(
  {
    ignores: ['**/dist/', '**/node_modules/', '**/coverage/', '**/.data/', '.cache/', 'contract/api.gen.d.ts'],
  },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    plugins: {
      'import-x': importX,
      shop: { rules: { 'no-direct-writes': noDirectWrites, 'no-literal-spread': noLiteralSpread } },
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
      ...size,
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-self-import': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: importZones }],
    },
  },
  {
    // Tables of words: one file for what is loaded together.
    files: [
      'contract/src/words/*/*.ts',
      'backend/src/documents/texts/*/*.ts',
      'backoffice/src/i18n/*/*.ts',
      'storefront/src/lib/i18n/messages/*/*.ts',
    ],
    rules: { 'max-lines': ['error', { max: 800, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { plugins: { names: { rules: { 'no-coinages': noCoinages } } }, rules: { 'names/no-coinages': 'error' } },
  {
    // The name of a schema of the API.
    files: ['backend/src/sales/quotes/dto/quote.response.ts'],
    rules: { 'names/no-coinages': 'off' },
  },
  {
    // Scripts for mongosh.
    files: ['scripts/docker/*.js'],
    languageOptions: { sourceType: 'commonjs', globals: { ...globals.mongo, sleep: 'readonly' } },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: typed,
  },
  {
    // Nest reads the types of constructor parameters at run time: an import that looks like a type may be a value there.
    files: TYPESCRIPT,
    ignores: ['backend/**'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
  },
  {
    files: FRONTENDS,
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    // Tells that the React compiler skips a component; the compiler is not used.
    rules: { 'react-hooks/incompatible-library': 'off', 'react-hooks/exhaustive-deps': 'error' },
  },
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
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/database/**', 'backend/src/**/*.{upgrade,spec}.ts'],
    rules: { 'shop/no-direct-writes': 'error' },
  },
  {
    files: ['*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: { 'shop/no-literal-spread': 'error' },
  },
  {
    // Only the stores and the history may use these. The rules of domain/ are stricter and follow below.
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/**', 'backend/src/**/*.{upgrade,spec}.ts', 'backend/src/**/domain/**'],
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
    // Split a service that needs more.
    files: ['backend/src/**/*.service.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
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
  {
    files: TESTS,
    rules: {
      // Bodies of answers are untyped until the test looks at them.
      ...Object.fromEntries(
        ['assignment', 'member-access', 'argument', 'call', 'return'].map((use) => [
          `@typescript-eslint/no-unsafe-${use}`,
          'off',
        ]),
      ),
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
