import { launch } from 'puppeteer-core'
import { findFirefox } from './browser.mjs'

const path = findFirefox()

export const NO_FIREFOX =
  'Firefox is not installed, so nothing is tried in a second engine. Name one: FIREFOX_PATH=/path'

/** Whether what needs Firefox is left out. A build machine has it, or says that it does not. */
export const isWithoutFirefox = path === undefined && !process.env.CI

/**
 * Starts the Firefox of this machine, over WebDriver BiDi: Playwright drives only one of its own making, and not the one that
 * people have. `settings` are those of `about:config`.
 */
export async function launchFirefox({ settings = {}, ...options } = {}) {
  if (path === undefined) throw new Error(NO_FIREFOX)
  return launch({
    ...options,
    browser: 'firefox',
    executablePath: path,
    // Where there is no sound device, as on a build machine, it plays only what nobody could hear.
    extraPrefsFirefox: { 'media.default_volume': '0.0', ...settings },
  })
}
