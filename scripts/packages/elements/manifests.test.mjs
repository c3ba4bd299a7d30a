import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../paths.mjs'
import { describeElements } from './describeElements.mjs'
import { customElementsManifest, htmlCustomData, webTypes } from './manifests.mjs'
import { PARTS } from './parts.mjs'
import { readVariables } from './variables.mjs'
import { writtenTypes } from './writtenTypes.mjs'

const HOME = join(ROOT, 'packages/elements')
const { version } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8'))
const elements = describeElements()
const variables = readVariables()
/** @param {object} value */
const print = (value) => `${JSON.stringify(value, null, 2)}\n`

/** Generated files and their expected content. @type {[string, string][]} */
const FILES = [
  ['custom-elements.json', print(customElementsManifest(elements, PARTS, variables))],
  ['vscode.html-custom-data.json', print(htmlCustomData(elements))],
  ['web-types.json', print(webTypes(elements, PARTS, variables, version))],
  ['src/templates/written.ts', writtenTypes(elements)],
]

// `vitest -u` updates the files; in CI a stale file fails.
for (const [file, text] of FILES) {
  it(`${file} matches the elements`, async () => {
    await expect(text).toMatchFileSnapshot(join(HOME, file))
  })
}

/**
 * Paths of all named entries without a description, except values of a choice.
 *
 * @param {unknown} value @returns {string[]}
 */
function undescribed(value, path = '') {
  if (typeof value !== 'object' || value === null) return []
  const { name, description } = /** @type {{ name?: string, description?: string | { value: string } }} */ (value)
  const doc = typeof description === 'object' ? description.value : description
  // A default alone is not a description.
  const said = (doc ?? '').replace(/\bDefault.*$/, '')
  const here = `${path}/${name ?? ''}`
  const rest = Object.entries(value)
    .filter(([key]) => !NAMED_ONLY.has(key))
    .flatMap(([key, inner]) => undescribed(inner, Number.isNaN(Number(key)) ? `${here}/${key}` : here))
  return name !== undefined && said.length < 8 && path !== '' ? [here, ...rest] : rest
}
const NAMED_ONLY = new Set(['values', 'superclass', 'parameters', 'exports', 'declaration'])

it.each(FILES.slice(0, 3))('%s describes every entry', (_file, text) => {
  expect(undescribed(JSON.parse(text))).toEqual([])
})

it('every part description belongs to an existing part', () => {
  const parts = new Set(elements.flatMap((element) => element.parts))
  expect(Object.keys(PARTS).filter((name) => !parts.has(name))).toEqual([])
})

it('an attribute with choices lists its values and default', () => {
  const { tags } = /** @type {{ tags: { name: string, attributes: object[] }[] }} */ (htmlCustomData(elements))
  const player = tags.find(({ name }) => name === 'voice-player')
  expect(player?.attributes).toContainEqual({
    name: 'variant',
    description: { kind: 'markdown', value: expect.stringContaining('one line with captions') },
    values: [{ name: 'full' }, { name: 'compact' }],
  })
  const { contributions } = JSON.parse(FILES[2]?.[1] ?? '')
  const overview = contributions.html.elements.find(
    (/** @type {{ name: string }} */ { name }) => name === 'voice-overview',
  )
  expect(overview.attributes).toContainEqual(
    expect.objectContaining({
      name: 'default-view',
      default: 'generate',
      value: { type: "'generate' | 'details' | 'similar' | 'analysis' | 'compare' | 'chat'" },
    }),
  )
})
