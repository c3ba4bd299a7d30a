import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { OVERLAYS } from '../../packages/elements/overlayModules.ts'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs'
import { isWithoutFirefox, NO_FIREFOX } from '../../scripts/launchFirefox.mjs'
import { firefox } from './firefox/provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Places where components are rendered, see `showInBrowser`. */
    places: readonly Place[]
  }
}

type Place = 'in the page' | 'in a shadow root'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))
const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/** Setup files, run before each test loads anything. */
const setupFiles = [fileURLToPath(new URL('../../packages/react/src/testing/noTimeline.ts', import.meta.url))]

/** Chromium flags for exact memory measurements after garbage collection. */
const COUNTING_ARGS = ['--js-flags=--expose-gc', '--enable-precise-memory-info']

const IN_SHADOW_ROOT = 'react/src/testing/inShadowRoot.browser.test.tsx'
const KEYS = 'react/src/testing/keys'
const OVERLAYS_TESTED = 'react/src/ui/overlays.browser.test.tsx'
const WITH_FOCUS = [`${KEYS}/*.browser.test.tsx`, OVERLAYS_TESTED]

/** Overlay and focus tests; focus behaviour differs between engines. */
const IN_BOTH_ENGINES = [`${KEYS}/{dialogs,menus,tooltips}.browser.test.tsx`, OVERLAYS_TESTED]

/** Replaces the overlays of packages/react with those of packages/elements, as the builds of the elements do. */
const ownOverlays = {
  name: 'own-overlays',
  enforce: 'pre' as const,
  resolveId: (id: string) => OVERLAYS[basename(id)],
}

const viewport = { width: 900, height: 700 }

const browser = (args: string[] = []) => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGS, ...args] } }),
  instances: [{ browser: 'chromium' as const }],
  viewport,
  screenshotFailures: false,
})

/** Tests in Firefox, with the overlays of packages/react or those of the elements. */
const inFirefox = (name: string, place: Place, plugins: Plugin[] = []) => ({
  plugins,
  test: {
    name,
    // One page for all files: loading the components for each takes as long as the tests.
    isolate: false,
    setupFiles,
    root: packages,
    include: IN_BOTH_ENGINES,
    provide: { places: [place] },
    browser: {
      enabled: true,
      headless: true,
      provider: firefox(),
      instances: [{ browser: 'firefox' as const }],
      viewport,
      screenshotFailures: false,
    },
  },
})
const FIREFOX_PROJECTS = [
  inFirefox('firefox', 'in the page'),
  inFirefox('firefox-shadow', 'in a shadow root', [ownOverlays]),
]
if (isWithoutFirefox) console.warn(NO_FIREFOX)

export default defineConfig({
  test: {
    projects: [
      {
        // Every story is a test in a real browser: it renders, its play function passes, and axe finds no violations.
        plugins: [storybookTest({ configDir, tags: { exclude: ['live'] } })],
        // Stories share a page, as in Storybook: reloading everything per file takes longer than the stories.
        test: { name: 'stories', isolate: false, setupFiles, browser: browser() },
      },
      {
        // The same with a real server, started for the tests.
        plugins: [storybookTest({ configDir, tags: { include: ['live'] } })],
        test: {
          name: 'live',
          exclude: ['../../packages/**'],
          globalSetup: './startServer.ts',
          setupFiles: [...setupFiles, './nameServer.ts'],
          testTimeout: 60_000,
          browser: browser(),
        },
      },
      {
        // Component tests that need a real browser: sound, focus, memory.
        test: {
          name: 'browser',
          setupFiles,
          root: packages,
          include: ['react/src/**/*.browser.test.{ts,tsx}'],
          exclude: [IN_SHADOW_ROOT],
          provide: { places: ['in the page'] },
          browser: browser(COUNTING_ARGS),
        },
      },
      {
        // The elements, and the focus tests again with the overlays of the elements.
        plugins: [ownOverlays],
        test: {
          name: 'shadow',
          setupFiles,
          root: packages,
          include: ['elements/src/**/*.browser.test.{ts,tsx}', IN_SHADOW_ROOT, ...WITH_FOCUS],
          provide: { places: ['in the page', 'in a shadow root'] },
          browser: browser(),
        },
      },
      ...(isWithoutFirefox ? [] : FIREFOX_PROJECTS),
    ],
  },
})
