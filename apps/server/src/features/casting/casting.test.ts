import { labelVoice } from '@voice-rankings/analysis'
import { ATTRIBUTES, TOLD_APART, type AttributeName } from '@voice-rankings/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { castRoles, fitVoices, wantedRanges, type CastableVoice, type CastingWants } from './fitVoices.ts'
import { readScript } from './readScript.ts'
import { TEST_SCRIPTS } from './testing/scripts.ts'

const LANGUAGES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'ar-SA']

/** 40 voices of each language whose properties vary independently: the factors have no common divisor with 40. */
const VOICES: CastableVoice[] = LANGUAGES.flatMap((language) =>
  Array.from({ length: 40 }, (_, index): CastableVoice => {
    const share = (factor: number) => ((index * factor) % 40) / 39
    const isFemale = index % 2 === 0
    return {
      voice_id: `${language}-${index}`,
      voice_gender: isFemale ? 'female' : 'male',
      voice_language_codes: [language],
      voice_pitch_hz: (isFemale ? 160 : 75) + 90 * share(7),
      voice_words_per_minute: 90 + 150 * share(11),
      voice_intensity: 50 + 45 * share(13),
      voice_vocal_fry: 0.3 * share(17),
      voice_energy: 1 + 8 * share(19),
      dollars: [0, 4, 16, 30, null][index % 5] ?? null,
      commercial: [true, false, null][index % 3] ?? null,
      blindLow: index % 4 === 0 ? null : 1300 + 300 * share(23),
    }
  }),
)

const pitchOf = (voice: CastableVoice) => voice.voice_pitch_hz ?? 0
/** One unit for each 20 Hz. */
const distance = (a: CastableVoice, b: CastableVoice) => Math.abs(pitchOf(a) - pitchOf(b)) / 20

/** Sum of how well the first ten voices meet the first wish. */
const metInTop = (wants: CastingWants) =>
  fitVoices(VOICES, wants)
    .slice(0, 10)
    .reduce((sum, { parts }) => sum + parts.find(({ part }) => part === 'wish')!.met, 0)

/** Mean pitch of the first ten voices for a wish for a low voice. */
const topPitchHz = (strength: number) =>
  fitVoices(VOICES, {
    language: 'en',
    ranges: {},
    wishes: [{ attribute: 'pitch', wanted: 'low', strength }],
    commercial: false,
  })
    .slice(0, 10)
    .reduce((sum, { voice }) => sum + pitchOf(voice) / 10, 0)

describe('casting a script', () => {
  it('is tested with 40 scripts', () => {
    expect(TEST_SCRIPTS).toHaveLength(40)
  })

  it.each(TEST_SCRIPTS)('meets the constraints of $use in $language: $text', (script) => {
    const { roles } = readScript(script.text, script.language)
    expect(roles.map(({ name }) => name)).toEqual(script.roles)
    const { language, gender, priceLimit, commercial = false } = script
    const ranked = roles.map(({ measures }) =>
      fitVoices(VOICES, {
        language,
        ranges: wantedRanges(script.use, measures),
        wishes: [],
        commercial,
        ...(gender && { gender }),
        ...(priceLimit !== undefined && { priceLimit }),
      }),
    )
    for (const rows of ranked) {
      expect(rows.length).toBeGreaterThan(1)
      for (const { voice, fit } of rows) {
        expect(voice.voice_language_codes[0]).toMatch(new RegExp(`^${language}-`, 'u'))
        if (gender) expect(voice.voice_gender).toBe(gender)
        if (priceLimit !== undefined) expect(voice.dollars).toBeLessThanOrEqual(priceLimit)
        if (commercial) expect(voice.commercial).toBe(true)
        expect(fit).toBeGreaterThanOrEqual(0)
        expect(fit).toBeLessThanOrEqual(100)
      }
    }
    const { voice_traits: traits } = labelVoice(ranked[0]![0]!.voice)
    for (const trait of script.never ?? []) expect(traits).not.toContain(trait)
    const cast = castRoles(ranked, distance)
    for (const [index, voice] of cast.entries())
      for (const other of cast.slice(0, index)) expect(distance(voice!, other!)).toBeGreaterThanOrEqual(TOLD_APART)
  })

  it('never lowers the mean of a trait in the first ten voices when its wish is raised', () => {
    const strength = fc.double({ min: 0, max: 1, noNaN: true })
    const attribute = fc.constantFrom(...(Object.keys(ATTRIBUTES) as AttributeName[]))
    fc.assert(
      fc.property(
        attribute,
        fc.constantFrom('high' as const, 'low' as const),
        strength,
        strength,
        fc.constantFrom(...TEST_SCRIPTS),
        fc.record({ attribute, wanted: fc.constantFrom('high' as const, 'low' as const), strength }),
        (wished, wanted, one, two, { language, use, text }, other) => {
          const wants = (value: number): CastingWants => ({
            language,
            ranges: wantedRanges(use, readScript(text, language).roles[0]!.measures),
            wishes: [{ attribute: wished, wanted, strength: value }, other],
            commercial: false,
          })
          const [weak, strong] = [Math.min(one, two), Math.max(one, two)]
          expect(metInTop(wants(strong))).toBeGreaterThanOrEqual(metInTop(wants(weak)) - 1e-9)
        },
      ),
    )
  })

  it('raises a wish with an effect', () => {
    expect(topPitchHz(1)).toBeLessThan(topPitchHz(0) - 10)
  })

  it('ranks a voice without measurements below a measured one that suits', () => {
    const suiting = VOICES[0]!
    const unmeasured: CastableVoice = { ...suiting, voice_id: 'a', voice_energy: null }
    const ranked = fitVoices([unmeasured, { ...suiting, voice_energy: 5 }], {
      language: 'en',
      ranges: { energy: [4, 6] },
      wishes: [],
      commercial: false,
    })
    expect(ranked.map(({ voice }) => voice.voice_energy)).toEqual([5, null])
  })

  it('casts the most distant voice where none can be told apart', () => {
    const [first, second] = [VOICES[0]!, { ...VOICES[0]!, voice_id: 'near', voice_pitch_hz: pitchOf(VOICES[0]!) + 5 }]
    const ranked = fitVoices([first, second], { language: 'en', ranges: {}, wishes: [], commercial: false })
    const cast = castRoles([ranked, ranked], distance)
    expect(new Set(cast.map((voice) => voice?.voice_id)).size).toBe(2)
  })

  it('measures words, questions, quotes and numbers of a role', () => {
    const {
      roles: [role],
    } = readScript('Is it 18:30? “No,” she said.', 'en')
    expect(role).toMatchObject({
      firstSentence: 'Is it 18:30?',
      measures: { sentences: 2, questions: 0.5, dialogue: 0.5, numbers: 1 },
    })
  })

  it('reads the lines in order; those without a name, and headings, have a role without a name', () => {
    const { lines } = readScript('# One\n\nAnna: One\ntwo.\nBen: Three.\n\nThey left.\n\n# Two', 'en')
    expect(lines.map(({ role, text }) => [role, text])).toEqual([
      ['', 'One'],
      ['Anna', 'One two.'],
      ['Ben', 'Three.'],
      ['', 'They left.'],
      ['', 'Two'],
    ])
  })
})
