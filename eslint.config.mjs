/** Typed linting: floating promises and unsafe values are errors; style is Prettier's. */
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { patternBorders } from './scripts/lint/pattern-borders.mjs';
import { wordsInCode } from './scripts/lint/words-in-code.mjs';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'examples/decks/**', '.vc-analyst/**', '**/tsup.config.ts'] },
  js.configs.recommended,
  {
    plugins: { local: { rules: { 'pattern-borders': patternBorders, 'words-in-code': wordsInCode } } },
    rules: { 'local/pattern-borders': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An engine or format may answer at once although its seam is asynchronous.
      '@typescript-eslint/require-await': 'off',
      // A leading underscore says that the name is there for its place alone.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // Decks are full of control characters; patterns that name them are our daily work.
      'no-control-regex': 'off',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['packages/core/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'packages/core/src/testing/**'],
    rules: {
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'core reads no environment: take the value as an option (config/).',
        },
        { object: 'process', property: 'exit', message: 'core never ends the process: throw a VcError.' },
      ],
    },
  },
  {
    files: ['packages/core/src/evidence/**/*.ts'],
    ignores: ['**/*.test.ts', 'packages/core/src/evidence/words/**'],
    rules: { 'local/words-in-code': 'error' },
  },
  { files: ['packages/web/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['packages/web/public/*.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        fetch: 'readonly',
        localStorage: 'readonly',
        location: 'readonly',
        navigator: 'readonly',
        window: 'readonly',
      },
      sourceType: 'script',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        AbortController: 'readonly',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
        TextEncoder: 'readonly',
        TextDecoder: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
);
