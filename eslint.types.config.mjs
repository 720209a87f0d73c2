/** The rule of the house that needs types: who writes records. Only `npm run lint` and `npm test -- --all` run it. */
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noDirectWrites } from './scripts/lint/no-direct-writes.mjs';

export default defineConfig({
  files: ['backend/src/**/*.ts'],
  ignores: ['backend/src/platform/database/**', 'backend/src/**/*.spec.ts'],
  linterOptions: { noInlineConfig: true },
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
  },
  plugins: { shop: { rules: { 'no-direct-writes': noDirectWrites } } },
  rules: { 'shop/no-direct-writes': 'error' },
});
