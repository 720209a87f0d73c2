/*
 * The lint of `npm test` without `--all`: rules that need types take three quarters of the time, since they check the
 * types of every file once more, and those of React's compiler most of the rest.
 */
import tseslint from 'typescript-eslint';
import config from './eslint.config.mjs';

const REACT_COMPILER_RULES = [
  'config',
  'error-boundaries',
  'gating',
  'globals',
  'immutability',
  'incompatible-library',
  'preserve-manual-memoization',
  'purity',
  'refs',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'unsupported-syntax',
  'use-memo',
];

export default [
  ...config,
  { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.{ts,tsx}'],
    rules: Object.fromEntries(REACT_COMPILER_RULES.map((name) => [`react-hooks/${name}`, 'off'])),
    // A comment may switch off a rule that is not run here.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
];
