import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DESIGN_ENGINE_NAMES } from './designNames.ts'
import { designBases, designParameters } from './designParameters.ts'
import type { VoiceDesign } from './designer.ts'
import { designPath, readDesignQuery, readInstructions } from './designPath.ts'

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

it('a design of a voice of a provider is read back, with any text as its instructions', () => {
  const design = fc.record<VoiceDesign>(
    {
      design_engine: fc.constant('provider'),
      design_base: fc.constant('kokoro-tts-1--af-bella'),
      design_instructions: fc.string({ unit: 'grapheme', maxLength: 50 }).map((text) => `a${text}b`),
      design_pace: fc.integer({ min: 50, max: 200 }),
      design_blend_with: fc.constant('kokoro-tts-1--af-sky'),
    },
    { requiredKeys: ['design_engine', 'design_base'] },
  )
  fc.assert(
    fc.property(design, (one) => {
      expect(readDesignQuery(queryOf(designPath(one)))).toEqual(one)
    }),
  )
})

it('instructions may also be named voice_instructions', () => {
  expect(read('engine=provider&base=openai-coral&voice_instructions=Whisper.')).toMatchObject({
    design_instructions: 'Whisper.',
  })
  expect(readInstructions(new URLSearchParams('voice_instructions= Whisper. '))).toBe('Whisper.')
  expect(readInstructions(new URLSearchParams('voice_instructions=+'))).toBeNull()
})

it.each([
  ['nothing', ''],
  ['an unknown engine', 'engine=piper&base=amy'],
  ['a property of objects', 'engine=constructor&base=slt'],
  ['an unknown base', 'engine=flite&base=kal'],
  ['instructions for an engine', 'engine=flite&base=slt&instructions=Whisper.'],
  ['long instructions', `engine=provider&base=openai-tts&instructions=${'a'.repeat(501)}`],
  ['a provider without a voice', 'engine=provider&instructions=Whisper.'],
  ['a pace that no voice of a provider takes', 'engine=provider&base=openai-tts&pace=400'],
  ['a blend of a voice with itself', 'engine=provider&base=kokoro-a&blend_with=kokoro-a'],
  ['a share without a second voice', 'engine=provider&base=kokoro-a&blend=40'],
  ['no base', 'engine=flite'],
  ['a parameter out of range', 'engine=flite&base=slt&pitch=900'],
  ['a parameter that is no number', 'engine=flite&base=slt&pitch=high'],
  ['an empty parameter', 'engine=espeak&base=de-DE&breath='],
  ['a blank parameter', 'engine=espeak&base=de-DE&breath=+'],
  ['a parameter that the voice lacks', 'engine=flite&base=rms&pitch=120'],
])('no design is read from a query with %s', (_, query) => {
  expect(read(query)).toBeNull()
})
