import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DESIGN_ENGINE_NAMES } from './designNames.ts'
import { designBases, designParameters } from './designParameters.ts'
import type { VoiceDesign } from './designer.ts'
import { designPath, readDesignQuery } from './designPath.ts'

const queryOf = (path: string) => new URL(path, 'https://voices.example').searchParams
const read = (query: string) => readDesignQuery(new URLSearchParams(query))

/** Any valid design. */
const designs = fc
  .constantFrom(...DESIGN_ENGINE_NAMES)
  .chain((engine) => fc.constantFrom(...designBases(engine).map(({ id }) => ({ engine, base: id }))))
  .chain(({ engine, base }) =>
    fc
      .record(
        Object.fromEntries(
          designParameters(engine, base).map(({ name, range: [min, max] }) => [
            name,
            fc.double({ min, max, noNaN: true }).map((value) => value + 0),
          ]),
        ),
        { requiredKeys: [] },
      )
      .map((values): VoiceDesign => ({ design_engine: engine, design_base: base, ...values })),
  )

it('a design is read back from its path', () => {
  fc.assert(
    fc.property(designs, (design) => {
      expect(readDesignQuery(queryOf(designPath(design)))).toEqual(design)
    }),
  )
})

it('a path has the parameters under short names', () => {
  expect(
    designPath({ design_engine: 'espeak', design_base: 'de-DE', design_pitch: 158, design_first_formant: -5 }),
  ).toBe('/create-voice?engine=espeak&base=de-DE&pitch=158&first_formant=-5')
})

it.each([
  ['nothing', ''],
  ['an unknown engine', 'engine=piper&base=amy'],
  ['a property of objects', 'engine=constructor&base=slt'],
  ['an unknown base', 'engine=flite&base=kal'],
  ['no base', 'engine=flite'],
  ['a parameter out of range', 'engine=flite&base=slt&pitch=900'],
  ['a parameter that is no number', 'engine=flite&base=slt&pitch=high'],
  ['an empty parameter', 'engine=espeak&base=de-DE&breath='],
  ['a parameter that the voice lacks', 'engine=flite&base=rms&pitch=120'],
])('no design is read from a query with %s', (_, query) => {
  expect(read(query)).toBeNull()
})
