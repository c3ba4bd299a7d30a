import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.mjs'

// One worker: the server under test synthesizes and analyses on the same CPU, and sound plays in real time.
export default defineConfig({
  testDir: '.',
  globalSetup: './startServer.ts',
  outputDir: 'test-results',
  workers: 1,
  // Other checks run on the same processors: a step that takes a second alone has taken fifteen.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
    // Requests of a service worker bypass the routes of tests.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
  },
})
