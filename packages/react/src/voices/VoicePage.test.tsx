import { screen, within } from '@testing-library/react'
import { voiceFixture } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { DownloadAudio } from './DownloadAudio.tsx'
import { RecommendedFor } from './RecommendedFor.tsx'
import { VoiceDetails } from './VoiceDetails.tsx'
import { VoiceHeader } from './VoiceHeader.tsx'
import { VoiceInfoCard } from './VoiceInfoCard.tsx'
import { VoiceProfileStats } from './VoiceProfileStats.tsx'
import { VoiceTabsNav } from './VoiceTabsNav.tsx'

const term = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent

describe('the page of a voice', () => {
  it('V06 V10 has the three tabs as links, and says which one is open', () => {
    renderVoice(<VoiceTabsNav basePath="/voice/flite/female/slt--standard/details" tab="details" />)
    const tabs = within(screen.getByRole('navigation', { name: 'Voice views' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Generate', '/voice/flite/female/slt--standard', null],
      ['Details', '/voice/flite/female/slt--standard/details', 'page'],
      ['Similar', '/voice/flite/female/slt--standard/similar', null],
    ])
  })

  it('V17 V18 tells name, gender, languages, provider, model and instructions', () => {
    const voice = voiceFixture({ voice_language_codes: ['en-GB', 'de-DE'], voice_instructions: 'Warm, unhurried' })
    renderVoice(<VoiceInfoCard voice={voice} />)
    expect(term('Name')).toBe('Clara')
    expect(term('Gender')).toBe('Female')
    expect(term('Language')).toBe('English (UK), German (Germany)')
    expect(term('Provider')).toContain('Flite')
    expect(term('Model')).toBe('slt')
    expect(term('Instructions')).toBe('Warm, unhurried')
  })

  it('V26 falls back to the first of its languages', () => {
    renderVoice(
      <VoiceHeader voice={voiceFixture({ voice_language_code: '', voice_language_codes: ['de-DE', 'fr-FR'] })} />,
    )
    expect(screen.getByText(/German \(Germany\)/)).toBeTruthy()
    expect(screen.getByText('+1 language')).toBeTruthy()
  })

  it('V19 shows what was measured, and 0 for what was not', () => {
    renderVoice(<VoiceProfileStats voice={voiceFixture({ voice_pitch_hz: null, voice_pitch_percentile: null })} />)
    expect(term('Pitch')).toBe('0')
    expect(term('Pace')).toBe('168 wpm')
    expect(term('Intensity')).toBe('68 %')
    expect(term('Vocal fry')).toBe('0.04')
  })

  it('says how the numbers came about', () => {
    renderVoice(<VoiceProfileStats voice={voiceFixture()} />)
    expect(screen.getByText('Measured from the sample; higher in pitch than 62 % of 140 voices.')).toBeTruthy()
  })

  it('V16 recommends what the voice suits', () => {
    renderVoice(<RecommendedFor texts={voiceFixture().voice_best_for_description} />)
    expect(within(screen.getByRole('region', { name: 'Recommended For' })).getByText('Narration')).toBeTruthy()
  })

  it('P15 downloads what is heard under the name of voice and language', () => {
    renderVoice(<DownloadAudio voice={voiceFixture()} url="/snippets/snippet-1.mp3" />)
    const link = screen.getByRole('link', { name: 'Download mp3' })
    expect(link.getAttribute('download')).toBe('Clara-en-US.mp3')
    expect(link.getAttribute('href')).toBe('/snippets/snippet-1.mp3')
  })
})

describe('the details of a voice', () => {
  it('D01 begin with the summary', () => {
    renderVoice(<VoiceDetails voice={voiceFixture()} />)
    expect(screen.getByRole('heading', { name: 'Voice Summary' })).toBeTruthy()
    expect(screen.getByText('A clear voice of medium pitch that speaks at a normal pace.')).toBeTruthy()
  })

  it('D01 say when there is none', () => {
    renderVoice(<VoiceDetails voice={voiceFixture({ voice_summary: null })} />)
    expect(screen.getByText('No summary available.')).toBeTruthy()
  })

  it('D02 D03 D04 have a table of attributes', () => {
    renderVoice(<VoiceDetails voice={voiceFixture()} />)
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows).toEqual([
      ['Attribute', 'Value', 'Interpretation'],
      ['Voice pitch hz', '176.00', 'medium'],
      ['Best For', 'narration, assistants', 'steady and clear'],
    ])
  })

  it('D05 D06 have the breakdown and what the voice is best for', () => {
    renderVoice(<VoiceDetails voice={voiceFixture()} />)
    expect(screen.getByRole('heading', { name: 'Voice Analysis Breakdown' })).toBeTruthy()
    expect(screen.getByText('Pitch:').tagName).toBe('STRONG')
    expect(within(screen.getByRole('region', { name: 'Best For' })).getByText('Narration').tagName).toBe('STRONG')
  })
})
