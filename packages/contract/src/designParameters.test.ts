import { describe, expect, it } from 'vitest'
import { DESIGN_LIMITS } from './designNames.ts'
import { designBases, designIssue, designLanguage, designParameters } from './designParameters.ts'
import type { VoiceDesign } from './designer.ts'

const PROVIDER = {
  voice_language_codes: ['de-DE', 'en-US'],
  takes_instructions: true,
  pace_range: null,
  can_blend: false,
}

describe('the parameters of a design', () => {
  it.each([
    [
      'espeak',
      'de-DE',
      ['pitch', 'range', 'pace', 'throat', 'first_formant', 'second_formant', 'breath', 'roughness', 'flutter'],
    ],
    ['flite', 'slt', ['pitch', 'range', 'pace']],
    ['flite', 'rms', ['pace']],
    ['gnuspeech', 'male', ['pitch', 'pace', 'throat', 'breath']],
    ['provider', 'kokoro-a', ['pace', 'blend']],
    ['flite', 'kal', []],
  ] as const)('of %s %s are %j', (engine, base, names) => {
    expect(designParameters(engine, base).map(({ name }) => name)).toEqual(names.map((name) => `design_${name}`))
  })

  it.each([
    ['slt', 172],
    ['awb', 132],
  ])('have the values of the voice %s, with a pitch of %d Hz', (base, normal) => {
    const [pitch, range] = designParameters('flite', base)
    expect(pitch).toMatchObject({ name: 'design_pitch', normal, range: [60, 300] })
    expect(range).toMatchObject({ name: 'design_range', normal: 5.5 })
  })

  it.each<
    [takes: string, pace: [number, number] | null, canBlend: boolean, parameters: [name: string, range: number[]][]]
  >([
    ['no pace and no blend', null, false, []],
    ['a narrow pace', [80, 120], false, [['design_pace', [80, 120]]]],
    ['any pace up to the limits of designs', [10, 400], false, [['design_pace', [50, 200]]]],
    ['a blend', null, true, [['design_blend', [5, 95]]]],
  ])('of a voice of a provider that takes %s are limited to that', (_, pace, canBlend, expected) => {
    const parameters = designParameters('provider', 'kokoro-a', { ...PROVIDER, pace_range: pace, can_blend: canBlend })
    expect(parameters.map(({ name, range }) => [name, range])).toEqual(expected)
  })
})

it('a provider has no bases of its own', () => {
  expect(designBases('provider')).toEqual([])
})

it.each([
  ['flite', 'awb', undefined, 'en-GB'],
  ['espeak', 'ko-KR', undefined, 'ko-KR'],
  ['flite', 'kal', undefined, 'en-US'],
  ['provider', 'kokoro-a', PROVIDER, 'de-DE'],
  ['provider', 'kokoro-a', undefined, 'en-US'],
] as const)('a design of %s %s speaks its language', (design_engine, design_base, provider, language) => {
  expect(designLanguage({ design_engine, design_base }, provider)).toBe(language)
})

const FLITE = { design_engine: 'flite', design_base: 'slt' } as const
const PROVIDED = { design_engine: 'provider', design_base: 'kokoro-a' } as const
const LONGEST = 'a'.repeat(DESIGN_LIMITS.instructions)

describe('a design', () => {
  it.each<[design: string, VoiceDesign]>([
    ['without parameters', FLITE],
    ['at the low end of its range', { ...FLITE, design_pitch: 60 }],
    ['at the high end of its range', { ...FLITE, design_pitch: 300 }],
    ['of a voice of a provider', PROVIDED],
    ['with instructions of the maximum length', { ...PROVIDED, design_instructions: LONGEST }],
    ['with a second voice', { ...PROVIDED, design_blend_with: 'kokoro-b' }],
    ['with a share of the second voice', { ...PROVIDED, design_blend_with: 'kokoro-b', design_blend: 95 }],
  ])('%s is valid', (_, design) => {
    expect(designIssue(design)).toBeNull()
  })

  it.each<[design: string, VoiceDesign, issue: RegExp]>([
    [
      'with an unknown base',
      { ...FLITE, design_base: 'kal' },
      /^"kal" is not a base of flite\. Choose one of slt, awb, rms\.$/,
    ],
    ['below its range', { ...FLITE, design_pitch: 59 }, /^design_pitch is 59\. It must be from 60 to 300\.$/],
    ['above its range', { ...FLITE, design_pitch: 301 }, /^design_pitch is 301\. /],
    ['with a parameter that is no number', { ...FLITE, design_pace: NaN }, /^design_pace is NaN\. /],
    [
      'with a parameter that its voice lacks',
      { ...FLITE, design_base: 'rms', design_pitch: 99 },
      /^design_pitch has no effect on rms of flite\./,
    ],
    ['with a blend of a local engine', { ...FLITE, design_blend: 50 }, /^design_blend has no effect on slt of flite\./],
    [
      'with instructions for a local engine',
      { ...FLITE, design_instructions: 'Calm.' },
      /^design_instructions has no effect on slt\./,
    ],
    ['with a second voice of a local engine', { ...FLITE, design_blend_with: 'awb' }, /^slt cannot be blended\./],
    [
      'with blank instructions',
      { ...PROVIDED, design_instructions: ' ' },
      /^design_instructions must have 1 to 500 characters\.$/,
    ],
    [
      'with too long instructions',
      { ...PROVIDED, design_instructions: `${LONGEST}a` },
      /^design_instructions must have 1 to 500/,
    ],
    ['without the voice of a provider', { ...PROVIDED, design_base: '' }, /^design_base is the id of a voice/],
    [
      'that blends a voice with itself',
      { ...PROVIDED, design_blend_with: 'kokoro-a' },
      /^design_blend_with must be another voice/,
    ],
    ['with a share but no second voice', { ...PROVIDED, design_blend: 50 }, /^design_blend needs design_blend_with/],
  ])('%s is refused with the reason', (_, design, issue) => {
    expect(designIssue(design)).toMatch(issue)
  })

  it('with an unknown base is refused for what it says before its base', () => {
    expect(designIssue({ ...FLITE, design_base: 'kal', design_instructions: 'Calm.' })).toMatch(/^design_instructions/)
  })

  it.each<[design: string, VoiceDesign, provider: Partial<typeof PROVIDER>, issue: RegExp]>([
    [
      'instructions',
      { ...PROVIDED, design_instructions: 'Calm.' },
      { takes_instructions: false },
      /^design_instructions has no effect/,
    ],
    [
      'a second voice',
      { ...PROVIDED, design_blend_with: 'kokoro-b' },
      { can_blend: false },
      /^kokoro-a cannot be blended\./,
    ],
    [
      'a pace',
      { ...PROVIDED, design_pace: 110 },
      { pace_range: null },
      /^design_pace has no effect on kokoro-a of provider\./,
    ],
  ])('with %s is refused for a voice of a provider that takes none', (_, design, provider, issue) => {
    expect(designIssue(design)).toBeNull()
    expect(designIssue(design, { ...PROVIDER, can_blend: true, ...provider })).toMatch(issue)
  })

  it('without parameters is valid for a voice of a provider that takes none', () => {
    expect(designIssue(PROVIDED, PROVIDER)).toBeNull()
  })

  it('with instructions and a second voice is valid for a voice of a provider that takes both', () => {
    const design = { ...PROVIDED, design_instructions: 'Calm.', design_blend_with: 'kokoro-b' }
    expect(designIssue(design, { ...PROVIDER, can_blend: true })).toBeNull()
  })
})
