import { accessSync, constants, existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'

/** Chromium without windows, which Playwright takes for itself: a context of its own costs it a quarter of the processor time. */
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
 * The browser of this machine: what CHROMIUM_PATH names, else an installed Chromium or Chrome, best its headless shell.
 * Undefined when there is none, which leaves the choice to Playwright's own download.
 */
export function findBrowser() {
  return process.env.CHROMIUM_PATH || firstOf([SHELL, ...NAMES], APPLICATIONS)
}

/** The same but for the headless shell, which has no windows and so keeps no pages for the way back. */
export function findBrowserWithWindows() {
  const named = process.env.CHROMIUM_PATH
  return named && basename(named) !== SHELL ? named : firstOf(NAMES, APPLICATIONS)
}

/** The Firefox of this machine, as the second engine: what FIREFOX_PATH names, else an installed one; undefined without. */
export function findFirefox() {
  return process.env.FIREFOX_PATH ?? firstOf(FIREFOX_NAMES, FIREFOX_APPLICATIONS)
}

function firstOf(names, applications) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...installed, ...applications].find((path) => existsSync(path) && isExecutable(path))
}

/** Switches a browser needs to play audio unasked and to run as root in a container. */
export const BROWSER_ARGS = ['--no-sandbox', '--autoplay-policy=no-user-gesture-required']
