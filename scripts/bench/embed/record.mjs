import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../paths.mjs'
import { barsOf } from './bars.mjs'
import { writeBars } from './print.mjs'

const FILE = join(ROOT, 'apps/docs/src/figures/embed.json')

/** Rounds to thousandths, beyond the precision of the clock. */
const round = (value) => Math.round(1000 * value) / 1000

/** Saves the figures shown in the documentation. Profiles measured separately on the same day are merged. */
export function record({ machine, rounds, systems, measured }) {
  const day = new Date().toISOString().slice(0, 10)
  const last = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const profiles = { ...(last.day === day && last.profiles), ...measured.profiles }
  const shown = systems.map(({ name, title, licence = null, isStill = false }) => ({ name, title, licence, isStill }))
  const bars = writeBars(barsOf({ ...measured, profiles }))
  const recorded = { day, machine, rounds, systems: shown, bars, policies: measured.policies, profiles }
  writeFileSync(
    FILE,
    JSON.stringify(recorded, (_, value) => (typeof value === 'number' ? round(value) : value), 2),
  )
  execFileSync('oxfmt', [FILE])
}
