import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Every story is a test in a real browser: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS } }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 900, height: 700 },
      screenshotFailures: false,
    },
  },
})
