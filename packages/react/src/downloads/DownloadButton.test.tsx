import { screen, within } from '@testing-library/react'
import { spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import type { SetupOptions } from '../testing/renderVoice.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import type { DownloadButtonProps } from './DownloadButton.tsx'

type Handler = NonNullable<NonNullable<SetupOptions['handlers']>['convertAudio']>
const never: Handler = () => new Promise(() => {})

function setup(props: Partial<DownloadButtonProps> = {}, convertAudio: Handler = never) {
  return renderVoice(<DownloadButton voice={voiceFixture()} {...props} />, { handlers: { convertAudio } })
}
const arrow = () => screen.getByRole('button', { name: 'Download in different audio formats' })

afterEach(() => vi.restoreAllMocks())

describe('the download button', () => {
  it('V20 saves the mp3, and says its format when pointed at', async () => {
    const { user } = setup()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Download mp3')
    expect(screen.getByRole('tooltip').textContent).toBe('Audio Format (.mp3)')
  })

  it('V21 O03 has an arrow that lists five formats, each with what it is for', async () => {
    const { user } = setup()
    await user.click(arrow())
    const items = within(screen.getByRole('menu')).getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'wavUncompressed',
      'oggOpen, small',
      'flacLossless',
      'opusSmallest',
      'aiffFor editors',
    ])
  })

  it('O01 shows which format is being converted and offers no other meanwhile', async () => {
    const { user, client } = setup()
    await user.click(arrow())
    await user.click(screen.getByRole('menuitem', { name: /flac/ }))
    expect(within(screen.getByRole('menuitem', { name: /flac/ })).getByText('Converting…')).toBeTruthy()
    expect(screen.getByText('Converting to flac').localName).toBe('output')
    await user.click(screen.getByRole('menuitem', { name: /wav/ }))
    expect(client.calls.map(({ input }) => input)).toEqual([
      { body: { bucket: 'summme-tts', key: 'sampleAudioTTS/flite-slt--standard.mp3', outputFormat: 'flac' } },
    ])
  })

  it('O02 E06 shows what went wrong among the formats', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = setup({}, () => Promise.reject(new Error('offline')))
    await user.click(arrow())
    await user.click(screen.getByRole('menuitem', { name: /opus/ }))
    expect((await screen.findByRole('alert')).textContent).toBe('Conversion failed. Please try again.')
    expect(screen.getByRole('menu')).toBeTruthy()
  })

  it('converts the snippet that is heard instead of the sample', async () => {
    const { user, client } = setup({ snippet: spokenSnippetFixture() })
    await user.click(arrow())
    await user.click(screen.getByRole('menuitem', { name: /wav/ }))
    expect(client.calls[0]?.input).toMatchObject({ body: { key: 'snippets/snippet-q7c1v9.mp3' } })
  })

  it('offers nothing while a voice has no sample', () => {
    setup({ voice: voiceFixture({ voice_sample_url: null }) })
    expect(screen.getByRole('button', { name: 'Download mp3' }).getAttribute('aria-disabled')).toBe('true')
    expect(arrow()).toHaveProperty('disabled', true)
  })
})
