import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vitest/config'
import { PREACT } from './packages/elements/preact.ts'

const IN_REACT = fileURLToPath(new URL('packages/react/node_modules/', import.meta.url))

/** Modules of these packages in place of what Node would take: CommonJS, whose imports no plugin sees. */
const MODULES = {
  '@testing-library/react': `${IN_REACT}@testing-library/react/dist/@testing-library/react.esm.js`,
  'lucide-react': `${IN_REACT}lucide-react/dist/esm/lucide-react.mjs`,
}

/** Puts Preact in React's place, as the builds of the elements do, whichever package imports it. */
const preact: Plugin = {
  name: 'preact-in-reacts-place',
  enforce: 'pre',
  resolveId(id) {
    const own = PREACT[id]
    return own === undefined ? null : this.resolve(own, IN_REACT)
  },
}

/** The place of the icons as modules, which every import of their index would have transformed, all 1,600 of them. */
const ICONS = `${IN_REACT}lucide-react/dist/esm/`

/** Imports each icon from the file that holds it. */
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

/** What every file of component tests runs first. */
const setUp = (...names: string[]) => names.map((name) => `packages/react/src/testing/${name}.ts`)

/** What no test replaces: jsdom draws the frames of a page by an interval, which begun in a false clock would end with it. */
const fakeTimers = { toNotFake: ['setInterval' as const, 'clearInterval' as const] }

/** Properties and pages of a busy machine take their time, in milliseconds. */
const TEST_TIMEOUT_MS = 20_000

// One runner, one project per room that has unit tests; browser tests are apps/storybook's and e2e's.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // One process for all files: each anew would take a third of the time.
          isolate: false,
          environment: 'node',
          testTimeout: TEST_TIMEOUT_MS,
          include: [
            'packages/{contract,analysis,sdk,playback,gpl-engines,testkit}/src/**/*.test.ts',
            'apps/site/{src,server}/**/*.test.ts',
            'apps/docs/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          name: 'react',
          // One process and one page for all files: each anew would load the components again, for longer than its tests take.
          isolate: false,
          fakeTimers,
          environment: 'jsdom',
          setupFiles: setUp('noTimeline', 'patience', 'sharedPage', 'overlays'),
          testTimeout: TEST_TIMEOUT_MS,
          include: ['packages/{react,elements}/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{browser,alone}.test.{ts,tsx}'],
        },
      },
      {
        // What needs a process of its own: where React has rendered as a server does, it complains of each page after it.
        test: {
          name: 'alone',
          sequence: { groupOrder: 1 },
          environment: 'jsdom',
          setupFiles: setUp('noTimeline', 'patience', 'sharedPage'),
          testTimeout: TEST_TIMEOUT_MS,
          include: ['packages/{react,elements}/src/**/*.alone.test.{ts,tsx}'],
        },
      },
      {
        // The same sentences again, with Preact in React's place.
        plugins: [preact, importEachIcon()],
        resolve: {
          alias: Object.entries(MODULES).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement })),
        },
        test: {
          name: 'preact',
          isolate: false,
          fakeTimers,
          // After the others: files of two projects in turns would each begin a process.
          sequence: { groupOrder: 2 },
          environment: 'jsdom',
          setupFiles: setUp('patience', 'sharedPage', 'promptEffects', 'overlays'),
          testTimeout: TEST_TIMEOUT_MS,
          include: ['packages/{react,elements}/src/**/*.test.tsx'],
          // The elements render in browsers only, so hydration is tested on React alone.
          exclude: ['**/*.{browser,alone}.test.{ts,tsx}'],
          server: { deps: { inline: true } },
        },
      },
      {
        test: {
          name: 'server',
          // One process for all files: each anew would compile the embedded database again. No module of the server holds state.
          isolate: false,
          globalSetup: 'apps/server/src/testing/postgresSetup.ts',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
