import { ATTRIBUTES, attributeRecord, TRAIT_NAMES, TRAITS } from '@voice-rankings/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestFor, createVoiceScale, createVoiceScales, labelVoice, type ComparedVoice } from './voiceScale.ts'

const plain: ComparedVoice = {
  voice_gender: 'female',
  voice_pitch_hz: 210,
  voice_words_per_minute: 160,
  voice_intensity: 78,
  voice_vocal_fry: 0.05,
  voice_energy: 5,
}

/** Voices that differ in one attribute only. */
const varied = (field: keyof ComparedVoice, values: readonly (number | null)[]): ComparedVoice[] =>
  values.map((value) => ({ ...plain, [field]: value }))

/** Number of each voice with a trait, from 0. */
function having(trait: string, voices: readonly ComparedVoice[]): number[] {
  const scale = createVoiceScale(voices)
  return voices.flatMap((voice, at) => (labelVoice(voice, scale).voice_traits.includes(trait as 'low') ? at : []))
}

/** Voices of a language that differ in their rate. */
const speaking = (language: string, rates: readonly number[]) =>
  varied('voice_words_per_minute', rates).map((voice) => ({ ...voice, voice_language_codes: [language] }))

/** Measured values of a range, often equal ones, or none. */
const anyValue = ([low, high]: readonly [number, number]) =>
  fc.oneof(fc.constantFrom(low, (low + high) / 2, high, null), fc.double({ min: low, max: high, noNaN: true }))

describe('traits among other voices', () => {
  it.each([
    ['slow', 'voice_words_per_minute', [120, 140, 160, 162, 180, 200], [0, 1]],
    ['fast', 'voice_words_per_minute', [120, 140, 160, 162, 180, 200], [4, 5]],
    ['soft', 'voice_intensity', [68, 72, 78, 79, 82, 88], [0, 1]],
    ['lively', 'voice_energy', [3, 4, 5, 5.1, 6, 7], [4, 5]],
    ['clear', 'voice_vocal_fry', [0, 0.01, 0.03, 0.04, 0.07, 0.2], [0, 1]],
    ['creaky', 'voice_vocal_fry', [0, 0.01, 0.03, 0.04, 0.07, 0.2], [4, 5]],
  ] as const)('"%s" is the outer third of %s', (trait, field, values, expected) => {
    expect(having(trait, varied(field, values))).toEqual(expected)
  })

  it('pitch is compared within each gender', () => {
    const women = varied('voice_pitch_hz', [170, 200, 250])
    const men = varied('voice_pitch_hz', [80, 110, 150]).map((voice) => ({ ...voice, voice_gender: 'male' as const }))
    expect(having('low', [...women, ...men])).toEqual([0, 3])
    expect(having('high', [...women, ...men])).toEqual([2, 5])
  })

  it('a voice of unknown gender has no trait of pitch', () => {
    const voices = varied('voice_pitch_hz', [80, 110, 150, 200, 250, 300])
    const unknown = { ...plain, voice_gender: 'unknown', voice_pitch_hz: 60 } as const
    expect(labelVoice(unknown, createVoiceScale(voices)).voice_traits).not.toContain('low')
  })

  it('differences that are not heard make no trait', () => {
    expect(having('slow', varied('voice_words_per_minute', [158, 159, 160, 161, 162, 163]))).toEqual([])
    expect(having('low', varied('voice_pitch_hz', [208, 209, 210, 211, 212, 213]))).toEqual([])
  })

  it('fry is not creaky below 6 %, however clear the others are', () => {
    expect(having('creaky', varied('voice_vocal_fry', [0, 0, 0, 0.01, 0.02, 0.05]))).toEqual([])
  })

  it('a value that more than a third of the voices share divides none of them', () => {
    expect(having('clear', varied('voice_vocal_fry', [0, 0, 0, 0.1, 0.1, 0.1]))).toEqual([])
  })

  it('a whisper has no fry to be clear of', () => {
    const whisper = { ...plain, voice_pitch_hz: null, voice_vocal_fry: 0 }
    expect(labelVoice(whisper).voice_traits).toEqual([])
  })

  it('a voice without measurements has neither traits nor uses', () => {
    const unmeasured = { ...attributeRecord('field', () => null), voice_gender: 'female' } as const
    expect(labelVoice(unmeasured)).toEqual({ voice_traits: [], voice_categories: [] })
  })
})

describe('a voice that is compared with no others', () => {
  it.each([
    ['a voice in the middle of every scale', {}, []],
    ['a low female voice', { voice_pitch_hz: 189.9 }, ['low']],
    ['a male voice of the same pitch', { voice_pitch_hz: 189.9, voice_gender: 'male' }, ['high']],
    ['a low male voice', { voice_pitch_hz: 104.9, voice_gender: 'male' }, ['low']],
    ['a calm, slow voice', { voice_energy: 3.9, voice_words_per_minute: 129 }, ['calm', 'slow']],
    ['a lively, fast voice', { voice_energy: 6, voice_words_per_minute: 200 }, ['lively', 'fast']],
    ['a soft, clear voice', { voice_intensity: 69, voice_vocal_fry: 0 }, ['soft', 'clear']],
    ['a loud, creaky voice', { voice_intensity: 85, voice_vocal_fry: 0.15 }, ['loud', 'creaky']],
  ] as const)('%s has the traits %j', (_voice, measured, traits) => {
    expect(labelVoice({ ...plain, ...measured }).voice_traits).toEqual(traits)
  })
})

describe('languages', () => {
  const english = speaking('en-US', [180, 190, 200, 210, 220, 230])
  const french = speaking('fr-FR', [220, 230, 240, 250, 260, 270])
  const danish = speaking('da-DK', [215, 235])
  const scaleOf = createVoiceScales([...english, ...french, ...danish])
  const traitsOf = (voices: typeof english) => voices.map((voice) => labelVoice(voice, scaleOf(voice)).voice_traits)

  it('a voice is compared with those of its language', () => {
    expect(traitsOf(french)).toEqual([['slow'], ['slow'], [], [], ['fast'], ['fast']])
    expect(traitsOf(english)).toEqual([['slow'], ['slow'], [], [], ['fast'], ['fast']])
  })

  it('a voice of a language with fewer than five is compared with all', () => {
    expect(traitsOf(danish)).toEqual([[], []])
    const quick = { ...speaking('da-DK', [265])[0]! }
    expect(labelVoice(quick, scaleOf(quick)).voice_traits).toEqual(['fast'])
  })
})

describe('any catalogue', () => {
  const voice = fc.record({
    ...attributeRecord('field', (name) => anyValue(ATTRIBUTES[name].range)),
    voice_gender: fc.constantFrom('female', 'male', 'unknown'),
  })
  const catalogue = fc.array(voice, { minLength: 5, maxLength: 60 })

  it('no trait is that of more than a third of the voices, and no use fits more than 40 %', () => {
    fc.assert(
      fc.property(catalogue, (voices) => {
        const scale = createVoiceScale(voices)
        const labels = voices.map((one) => labelVoice(one, scale))
        for (const name of TRAIT_NAMES) {
          const count = labels.filter(({ voice_traits }) => voice_traits.includes(name)).length
          expect(count, name).toBeLessThanOrEqual(voices.length / 3)
        }
        const uses = labels.flatMap(({ voice_categories }) => voice_categories).filter((use) => use !== 'general')
        for (const use of uses) {
          expect(uses.filter((other) => other === use).length, use).toBeLessThanOrEqual(0.4 * voices.length)
        }
      }),
    )
  })

  it('no voice with a trait of the low end has a higher value than one of its gender without it', () => {
    fc.assert(
      fc.property(catalogue, fc.constantFrom(...TRAIT_NAMES), (voices, name) => {
        const { attribute, end } = TRAITS[name]
        const scale = createVoiceScale(voices)
        const known = voices.flatMap((one) => {
          const measured = one[ATTRIBUTES[attribute].field]
          const isComparable = one.voice_gender === 'female' && one.voice_pitch_hz !== null && measured !== null
          return isComparable ? [{ measured, has: labelVoice(one, scale).voice_traits.includes(name) }] : []
        })
        const inOrder = known.toSorted((a, b) => (end === 'low' ? a.measured - b.measured : b.measured - a.measured))
        const flags = inOrder.map(({ has }) => has)
        expect(flags.toSorted((a, b) => Number(b) - Number(a))).toEqual(flags)
      }),
    )
  })
})

describe('the reasons for a use', () => {
  it('name a measurement by the trait of the voice, and state it alone without one', () => {
    const voice = { ...plain, voice_traits: ['slow' as const], voice_categories: ['narration'] }
    expect(bestFor(voice)).toEqual([
      '**Narration** (audiobooks, articles and other long reading): a slow pace (160 words per minute), a pitch of 210 Hz and 5 % vocal fry.',
    ])
  })

  it('leave out uses that are not known', () => {
    expect(bestFor({ ...plain, voice_traits: [], voice_categories: ['juggling'] })).toEqual([])
  })
})
