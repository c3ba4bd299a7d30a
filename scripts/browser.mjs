import { accessSync, constants, existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'

/**
 * Headless shell of Chromium, preferred by Playwright: in full Chromium, a browser context costs a quarter more CPU
 * time.
 */
export const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const FIREFOX_NAMES = ['firefox-esr', 'firefox']
const FIREFOX_APPLICATIONS = ['/Applications/Firefox.app/Contents/MacOS/firefox']

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Installed browser: CHROMIUM_PATH, or else Chromium or Chrome, preferably the headless shell. Undefined if there is
 * none; Playwright then uses its own download.
 */
export function findBrowser() {
  return process.env.CHROMIUM_PATH || firstOf([SHELL, ...NAMES], APPLICATIONS)
}

/** Installed browser except the headless shell, which has no windows and no back/forward cache. */
export function findBrowserWithWindows() {
  const named = process.env.CHROMIUM_PATH
  return named && basename(named) !== SHELL ? named : firstOf(NAMES, APPLICATIONS)
}

/** Installed Firefox: FIREFOX_PATH or an installed one; undefined if there is none. */
export function findFirefox() {
  return process.env.FIREFOX_PATH ?? firstOf(FIREFOX_NAMES, FIREFOX_APPLICATIONS)
}

function firstOf(names, applications) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...installed, ...applications].find((path) => existsSync(path) && isExecutable(path))
}

/** Flags to allow autoplay and to run as root in a container. */
export const BROWSER_ARGS = ['--no-sandbox', '--autoplay-policy=no-user-gesture-required']
