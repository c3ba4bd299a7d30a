import { screen, within } from '@testing-library/react'
import { voiceChangeFixture, voiceFixture } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { RecommendedFor } from './RecommendedFor.tsx'
import { VoiceDetails } from './VoiceDetails.tsx'
import { VoiceHeader } from './VoiceHeader.tsx'
import { VoiceInfoCard } from './VoiceInfoCard.tsx'
import { VoiceProfileStats } from './VoiceProfileStats.tsx'
import { DEFAULT_FILTERS } from './filterValues.ts'
import { voicesPath } from './voicesAddress.ts'

const term = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent

const UNMEASURED = {
  voice_pitch_hz: null,
  voice_pitch_percentile: null,
  voice_words_per_minute: null,
  voice_intensity: null,
  voice_vocal_fry: null,
  voice_energy: null,
}

describe('voice page', () => {
  it('shows name, gender, languages, provider with icon, model and instructions', () => {
    const voice = voiceFixture({ voice_language_codes: ['en-GB', 'de-DE'], voice_instructions: 'Warm, unhurried' })
    renderVoice(<VoiceInfoCard voice={voice} />)
    expect(term('Name')).toBe('Clara')
    expect(term('Gender')).toBe('Female')
    expect(term('Language')).toBe('English (UK), German (Germany)')
    expect(term('Provider')).toContain('Flite')
    const icon = screen.getByText('Provider').parentElement?.querySelector('dd img')
    expect(icon?.getAttribute('src')).toBe('/provider-icons/cmuflite.org')
    expect(term('Model')).toBe('slt')
    expect(term('Instructions')).toBe('Warm, unhurried')
  })

  it('links the provider to its page', () => {
    renderVoice(<VoiceInfoCard voice={voiceFixture()} />)
    const href = screen.getByRole('link', { name: 'Flite' }).getAttribute('href')
    expect(href).toBe(voicesPath({ ...DEFAULT_FILTERS, languageCode: 'all', service: 'flite' }))
  })

  it('falls back to the first language', () => {
    renderVoice(
      <VoiceHeader voice={voiceFixture({ voice_language_code: '', voice_language_codes: ['de-DE', 'fr-FR'] })} />,
    )
    expect(screen.getByText(/German \(Germany\)/)).toBeTruthy()
    expect(screen.getByText('+1 language')).toBeTruthy()
  })

  it.each([
    ['what was measured', {}, ['176 Hz', '168 wpm', '68 %', '4 %', '5.0 of 10']],
    ['0 for what was not', UNMEASURED, ['0', '0', '0', '0', '0']],
  ])('shows %s', (_what, measured, expected) => {
    renderVoice(<VoiceProfileStats voice={voiceFixture(measured)} />)
    const shown = ['Pitch', 'Pace', 'Intensity', 'Vocal fry', 'Energy'].map((name) => term(name)?.split(',')[0])
    expect(shown).toEqual(expected)
  })

  it('describes each number in words', () => {
    renderVoice(<VoiceProfileStats voice={voiceFixture({ voice_pitch_hz: 79, voice_words_per_minute: 260 })} />)
    expect(['Pitch', 'Pace', 'Intensity', 'Vocal fry'].map(term)).toEqual([
      '79 Hz, extremely deep',
      '260 wpm, extremely fast',
      '68 %, moderate',
      '4 %, mostly clear',
    ])
  })

  it.each([
    ['female', 'female'],
    ['male', 'male'],
  ] as const)('draws the sample of a %s voice 40 px high in the colour %s', (voice_gender, colour) => {
    const { container } = renderVoice(<VoiceInfoCard voice={voiceFixture({ voice_gender })} />)
    expect(container.querySelector('.voice-waveform')?.getAttribute('data-gender')).toBe(colour)
    expect(container.querySelector('.voice-waveform svg')?.getAttribute('height')).toBe('40')
  })

  it('explains the measurements', () => {
    renderVoice(<VoiceProfileStats voice={voiceFixture()} />)
    expect(screen.getByText('Measured from the sample; higher in pitch than 62 % of 140 voices.')).toBeTruthy()
  })

  it('shows recommendations', () => {
    renderVoice(<RecommendedFor texts={voiceFixture().voice_best_for_description} />)
    expect(within(screen.getByRole('region', { name: 'Recommended For' })).getByText('Narration')).toBeTruthy()
  })
})

describe('voice details', () => {
  it('start with the summary', () => {
    renderVoice(<VoiceDetails voice={voiceFixture()} />)
    expect(screen.getByRole('heading', { name: 'Voice Summary' })).toBeTruthy()
    expect(screen.getByText('A clear voice of medium pitch that speaks at a normal pace.')).toBeTruthy()
  })

  it('report a missing summary', () => {
    renderVoice(<VoiceDetails voice={voiceFixture({ voice_summary: null })} />)
    expect(screen.getByText('No summary available.')).toBeTruthy()
  })

  it('say when the voice changed, and what changed with figures', () => {
    renderVoice(<VoiceDetails voice={voiceFixture({ voice_changes: [voiceChangeFixture()] })} />)
    const section = screen.getByRole('heading', { name: 'Changes of this voice' }).closest('section') as HTMLElement
    expect([...section.querySelectorAll('p, li')].map(({ textContent }) => textContent)).toEqual([
      'Between Nov 1, 2026 and Dec 4, 2026 its provider began to speak the same sentence differently.',
      'Pitch: 182 Hz before, 104 Hz now',
      'Speaking rate: 165 wpm before, 148 wpm now',
      'Loudness: −23.1 LUFS before, −19.4 LUFS now',
      'Timbre: 31.2 away from the earlier sound, where 0.0 is usual',
      'Ratings and votes from before are of the earlier sound.',
    ])
  })

  it('say nothing about changes of a voice that did not change', () => {
    renderVoice(<VoiceDetails voice={voiceFixture()} />)
    expect(screen.queryByRole('heading', { name: 'Changes of this voice' })).toBeNull()
  })

  it('have a table of attributes', () => {
    renderVoice(<VoiceDetails voice={voiceFixture()} />)
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows).toEqual([
      ['Attribute', 'Value', 'Interpretation'],
      ['Voice pitch hz', '176.00', 'medium'],
      ['Best For', 'narration, assistants', 'steady and clear'],
    ])
  })

  it.each([
    ['Voice Analysis Breakdown', 'voice_detail_breakdown'],
    ['Best For', 'voice_best_for_description'],
  ])('have %s, each text rendered as Markdown', async (name, field) => {
    renderVoice(<VoiceDetails voice={voiceFixture({ [field]: ['**Low** and even.', 'Made of *short* words.'] })} />)
    const section = screen.getByRole('heading', { name }).closest('section') as HTMLElement
    const region = within(section)
    // The Markdown grammar may load lazily.
    expect((await region.findByText('Low', {}, { timeout: 10_000 })).tagName).toBe('STRONG')
    expect((await region.findByText('short', {}, { timeout: 10_000 })).tagName).toBe('EM')
  })
})
