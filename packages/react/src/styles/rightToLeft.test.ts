// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
  .map((file) => file.replaceAll('\\', '/'))

/** The map is the same in every script, and positions its parts by physical sides. */
const OF_THE_MAP = [
  'map/map.css: left: 58px',
  'map/map.css: right: 20px',
  'map/map.css: right: 12px',
  'map/MapCard.css: left: 8px !important',
  'map/VoiceMapPreview.css: padding: 20px 24px 40px 58px',
]

const PHYSICAL = /^(left|right|float|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-[a-z]+)?)$/
const FOUR_SIDES = /^(margin|padding|inset|border-width|border-style)$/

/** Declarations with a physical left or right side. */
function sidesOf(file: string): string[] {
  const css = readFileSync(`${ROOT}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...css.matchAll(/([a-z-]+)\s*:\s*([^;{}]+);/g)].flatMap(([, name = '', value = '']) => {
    const parts = value.trim().match(/(?:[^\s()]+(?:\((?:[^()]|\([^()]*\))*\))?)+/g) ?? []
    const isLopsided = FOUR_SIDES.test(name) && parts.length === 4 && parts[1] !== parts[3]
    const isSided = PHYSICAL.test(name) || (name === 'text-align' && /left|right/.test(value))
    return isSided || isLopsided ? [`${file}: ${name}: ${value.trim()}`] : []
  })
}

describe('right-to-left layout', () => {
  it('the style sheets are found', () => expect(files.length).toBeGreaterThan(20))

  it.each(files)('%s uses no physical sides', (file) => {
    expect(sidesOf(file).filter((side) => !OF_THE_MAP.includes(side))).toEqual([])
  })
})
