import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { bumpOf, compareReleases, writeNames } from './compareReleases.mjs'
import { publicNames, ts } from './publicNames.mjs'

const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-names-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The names of a package whose one entry is this text, as its releases keep them. */
function release(declarations) {
  const entry = join(folder, 'entries.d.ts')
  writeFileSync(join(folder, 'index.d.ts'), declarations)
  writeFileSync(entry, "export * as main from './index'")
  const program = ts.createProgram([entry], { noLib: true, types: [] })
  return writeNames(publicNames(program, entry, (path) => path.startsWith(folder)))
}

const BEFORE = `
  declare const fields: { id: string; pitch: number }
  type Written<T> = { -readonly [K in keyof T]: T[K] }
  export type Voice = Written<typeof fields>
  export type View = 'generate' | 'details'
  export interface PlayerProps { readOnly?: boolean; view?: View; size?: 'full' | 'compact'; title: string }
  export declare function play(voice: Voice): void
  export declare const api: { speak: { path: string }; search: { path: string } }
`

/** What is done to an API, how, and the steps of the version that allow it. */
const CHANGES = /** @type {[string, (text: string) => string, string[]][]} */ ([
  ['nothing', (text) => text, ['none', 'patch', 'minor', 'major']],
  ['another comment', (text) => `/** Speaks. */${text}`, ['none', 'patch', 'minor', 'major']],
  ['a new function', (text) => `${text} export declare function pause(): void`, ['minor', 'major']],
  ['a new prop', (text) => text.replace('view?', 'theme?: string; view?'), ['minor', 'major']],
  ['a new text of a choice', (text) => text.replace("'details'", "'details' | 'similar'"), ['minor', 'major']],
  ['another type of a prop', (text) => text.replace('boolean', 'boolean | number'), ['minor', 'major']],
  ['a prop that may be left out', (text) => text.replace('title', 'title?'), ['minor', 'major']],
  ['a prop that is asked for', (text) => text.replace('view?', 'view'), ['major']],
  ['a new prop that is asked for', (text) => text.replace('view?', 'theme: string; view?'), ['major']],
  ['another parameter', (text) => text.replace('voice: Voice', 'voice: Voice, times: number'), ['minor', 'major']],
  ['a function less', (text) => text.replace(/export declare function.*/, ''), ['major']],
  ['a prop less', (text) => text.replace('readOnly?: boolean;', ''), ['major']],
  ['a size less', (text) => text.replace("'full' | ", ''), ['major']],
  ['a text of a choice less', (text) => text.replace(" | 'details'", ''), ['major']],
  ['a field of a computed type less', (text) => text.replace('; pitch: number', ''), ['major']],
  ['a call less', (text) => text.replace('speak: { path: string };', ''), ['major']],
  ['another name', (text) => text.replace('function play', 'function speak'), ['major']],
])

describe('a release', () => {
  const before = release(BEFORE)

  for (const [what, change, allowed] of CHANGES) {
    it(`with ${what} may say ${allowed.join(' or ')}`, () => {
      const now = release(change(BEFORE))
      const steps = ['none', 'patch', 'minor', 'major']
      expect(steps.filter((bump) => compareReleases(before, now, bump) === '')).toEqual(allowed)
    })
  }

  it('that lost something says what, and what to do', () => {
    const now = release(BEFORE.replace('readOnly?: boolean;', ''))
    expect(compareReleases(before, now, 'minor')).toBe(
      'Gone since the last release:\n  PlayerProps.readOnly\nA removal needs a changeset that says major.',
    )
  })
})

/** @param {Record<string, string>} steps */
const changeset = (steps) =>
  `---\n${Object.entries(steps)
    .map(([name, step]) => `'@voices/${name}': ${step}\n`)
    .join('')}---\n\n'@voices/sdk': major, says the text.\n`

/** What changesets say of packages, and the step that comes of it for packages that have one version. */
const CHANGESETS = /** @type {[string, Record<string, string>[]][]} */ ([
  ['none', []],
  ['patch', [{ react: 'patch' }]],
  ['minor', [{ react: 'minor' }, { sdk: 'patch' }]],
  ['major', [{ react: 'patch', sdk: 'major' }]],
  ['none', [{ engines: 'major' }]],
])

for (const [step, said] of CHANGESETS) {
  it(`changesets that say ${JSON.stringify(said)} ask for ${step}`, () => {
    expect(bumpOf(said.map(changeset), ['@voices/react', '@voices/sdk'])).toBe(step)
  })
}
