import { launch } from 'puppeteer-core'
import { findFirefox } from './browser.mjs'

const path = findFirefox()

export const NO_FIREFOX =
  'Firefox is not installed, so nothing is tried in a second engine. Name one: FIREFOX_PATH=/path'

/** True if tests that need Firefox are skipped. On CI, a missing Firefox is an error instead. */
export const isWithoutFirefox = path === undefined && !process.env.CI

/**
 * Launches the installed Firefox over WebDriver BiDi, since Playwright drives only its own build. `settings` are
 * `about:config` preferences.
 */
export async function launchFirefox({ settings = {}, ...options } = {}) {
  if (path === undefined) throw new Error(NO_FIREFOX)
  return launch({
    ...options,
    browser: 'firefox',
    executablePath: path,
    // Without a sound device, as on CI, Firefox plays only muted audio.
    extraPrefsFirefox: { 'media.default_volume': '0.0', ...settings },
  })
}
