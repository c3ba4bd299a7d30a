import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser, SHELL } from './browser.mjs'
import { runChild } from './children.mjs'
import { Failure } from './failure.mjs'
import { runQuietly } from './quietly.mjs'

/** Festival with voices of seven kinds and languages, whose word times are known. */
const FESTIVAL = [
  'festival',
  'festvox-us-slt-hts',
  'festvox-kallpc16k',
  'festvox-ru',
  'festvox-ca-ona-hts',
  'festvox-italp16k',
  'festvox-czech-dita',
  'festvox-suopuhe-lj',
]

/** Recognizer with its English model and with recordings of a reader, whose word times it finds. */
const POCKETSPHINX = ['pocketsphinx', 'pocketsphinx-en-us', 'pocketsphinx-testdata']

/** Commands that tests use or compare with on CI, each with its Debian packages. */
const REFERENCES = [
  [SHELL, SHELL],
  ['chromium', 'chromium'],
  ['psql', 'postgresql'],
  ['redis-server', 'redis-server'],
  ['curl', 'curl'],
  ['ffmpeg', 'ffmpeg'],
  ['praat', 'praat'],
  ['firefox-esr', 'firefox-esr'],
  ['festival', ...FESTIVAL],
  ['pocketsphinx_continuous', ...POCKETSPHINX],
]

const isRoot = process.getuid?.() === 0

function isInstalled(command) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)))
}

async function installWithApt(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('Reading package lists', 'apt-get', ['update'], { env })
  await runQuietly(
    `Installing ${packages.join(', ')}`,
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages],
    { env },
  )
}

async function hasPlaywrightBrowser() {
  const { code } = await runChild('playwright', ['install', 'chromium', '--only-shell'], { onOutput: () => {} })
  return code === 0
}

/**
 * Checks that a browser is installed, and installs the reference programs on CI. On a developer's machine, tests that
 * need PostgreSQL, Redis, ffmpeg, Praat, Festival, PocketSphinx or Firefox report that they were skipped.
 */
export async function prepareMachine() {
  const canInstall = isRoot && isInstalled('apt-get')
  const wanted =
    process.env.CI && canInstall
      ? REFERENCES.filter(([command]) => !isInstalled(command)).flatMap(([, ...packages]) => packages)
      : []
  if (!findBrowser() && !wanted.includes(SHELL) && !(await hasPlaywrightBrowser())) {
    if (!canInstall) {
      throw new Failure(
        'The tests need a browser and none was found. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path npm test',
      )
    }
    wanted.push(SHELL)
  }
  if (wanted.length > 0) await installWithApt(wanted)
}
