import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs'

export default defineConfig({
  testDir: '.',
  globalSetup: './serveSites.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: process.env.CONSUMERS_RESULTS,
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
    screenshot: 'only-on-failure',
    locale: 'en-US',
  },
})
