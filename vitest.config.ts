import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vitest/config'
import { PREACT } from './packages/elements/preact.ts'
import { WITHOUT_PREACT } from './scripts/packages/elements/withoutPreact.mjs'

const IN_REACT = fileURLToPath(new URL('packages/react/node_modules/', import.meta.url))

/** ES modules of packages that Node would load as CommonJS, whose imports no plugin sees. */
const MODULES = {
  '@testing-library/react': `${IN_REACT}@testing-library/react/dist/@testing-library/react.esm.js`,
  'lucide-react': `${IN_REACT}lucide-react/dist/esm/lucide-react.mjs`,
}

/** Resolves React to Preact for all importing packages, as the builds of the elements do. */
const preact: Plugin = {
  name: 'react-to-preact',
  enforce: 'pre',
  resolveId(id) {
    const own = PREACT[id]
    return own === undefined ? null : this.resolve(own, IN_REACT)
  },
}

/** Icon modules. Importing their index would transform all 1,600 of them. */
const ICONS = `${IN_REACT}lucide-react/dist/esm/`

/** Imports each icon from its own file. */
function importEachIcon() {
  const index = readFileSync(`${ICONS}lucide-react.mjs`, 'utf8')
  const files = new Map(
    [...index.matchAll(/^export \{([^}]*)\} from '\.\/(icons\/[^']+)'/gm)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
  const importOne = (name: string) => {
    const file = files.get(name)
    return file ? `import ${name} from '${ICONS}${file}'` : `import { ${name} } from 'lucide-react'`
  }
  return {
    name: 'import-each-icon',
    enforce: 'pre' as const,
    transform: (code: string) =>
      code.replace(/^import \{([^}]*)\} from 'lucide-react'$/gm, (_all, names: string) =>
        [...names.matchAll(/[^\s,][^,]*/g)].map(([name]) => importOne(name.trim())).join(';'),
      ),
  }
}

/** Setup files of the component tests. */
const setUp = (...names: string[]) => names.map((name) => `packages/react/src/testing/${name}.ts`)

/**
 * Timers that tests do not fake: jsdom runs animation frames on an interval, which would stop together with fake
 * timers.
 */
const fakeTimers = { toNotFake: ['setInterval' as const, 'clearInterval' as const] }

/** Timeout for property-based and page tests on a slow machine, in milliseconds. */
const TEST_TIMEOUT_MS = 20_000

// One runner with a project per room with unit tests; browser tests are in apps/storybook and e2e.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // One process for all files: starting one per file would take a third of the time.
          isolate: false,
          environment: 'node',
          testTimeout: TEST_TIMEOUT_MS,
          include: [
            'packages/{contract,analysis,sdk,playback,gpl-engines,testkit,standin}/src/**/*.test.ts',
            'apps/site/{src,server}/**/*.test.ts',
            'apps/{docs,extension}/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          name: 'react',
          // One process and page for all files: loading the components per file takes longer than the tests.
          isolate: false,
          fakeTimers,
          environment: 'jsdom',
          setupFiles: setUp('audioBuffer', 'noTimeline', 'patience', 'sharedPage', 'overlays'),
          testTimeout: TEST_TIMEOUT_MS,
          include: ['packages/{react,elements}/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{browser,alone}.test.{ts,tsx}'],
        },
      },
      {
        // Tests that need their own process: after a server rendering, React warns about each later page.
        test: {
          name: 'alone',
          sequence: { groupOrder: 1 },
          environment: 'jsdom',
          setupFiles: setUp('audioBuffer', 'noTimeline', 'patience', 'sharedPage'),
          testTimeout: TEST_TIMEOUT_MS,
          include: ['packages/{react,elements}/src/**/*.alone.test.{ts,tsx}'],
        },
      },
      {
        // The tests of the components in the script build again, with Preact instead of React.
        plugins: [preact, importEachIcon()],
        resolve: {
          alias: Object.entries(MODULES).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement })),
        },
        test: {
          name: 'preact',
          isolate: false,
          fakeTimers,
          // Runs after the other projects: interleaving files of two projects would start a process for each.
          sequence: { groupOrder: 2 },
          environment: 'jsdom',
          setupFiles: setUp('audioBuffer', 'patience', 'sharedPage', 'promptEffects', 'overlays'),
          testTimeout: TEST_TIMEOUT_MS,
          include: ['packages/{react,elements}/src/**/*.test.tsx'],
          // Hydration is tested with React only, since the elements render in browsers only.
          exclude: [
            '**/*.{browser,alone}.test.{ts,tsx}',
            ...WITHOUT_PREACT.map((file) => `packages/react/src/${file}`),
          ],
          server: { deps: { inline: true } },
        },
      },
      {
        test: {
          name: 'server',
          // One process for all files: each new one would compile the embedded database again. Server modules hold no state.
          isolate: false,
          globalSetup: 'apps/server/src/testing/postgresSetup.ts',
          setupFiles: 'apps/server/src/testing/fileSetup.ts',
          environment: 'node',
          // Worker threads load from source, most of which Node would otherwise strip of types and compile per thread.
          env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('.cache/compiled', import.meta.url)) },
          include: ['apps/server/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
