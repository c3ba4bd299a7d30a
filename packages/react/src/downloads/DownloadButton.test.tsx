import { act, screen, waitFor, within } from '@testing-library/react'
import { spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import type { SetupOptions } from '../testing/renderVoice.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import type { DownloadButtonProps } from './DownloadButton.tsx'
import { FormatMenu } from './FormatMenu.tsx'

type Handler = NonNullable<NonNullable<SetupOptions['handlers']>['downloads.convert']>
const never: Handler = () => new Promise(() => {})

function setup(props: Partial<DownloadButtonProps> = {}, convertAudio: Handler = never) {
  return renderVoice(<DownloadButton voice={voiceFixture()} {...props} />, {
    handlers: { 'downloads.convert': convertAudio },
  })
}
const arrow = () => screen.getByRole('button', { name: 'Download in different audio formats' })

afterEach(() => vi.restoreAllMocks())

describe('DownloadButton', () => {
  it.each([
    ['Download mp3', 'Audio Format (.mp3)'],
    ['Download in different audio formats', 'Download in different audio formats'],
  ])('shows on %s the tooltip: %s', async (name, text) => {
    const { user } = setup()
    await user.hover(screen.getByRole('button', { name }))
    expect((await screen.findByRole('tooltip')).textContent).toBe(text)
  })

  it.each(['Download mp3', 'Download in different audio formats'])(
    '%s explains in a tooltip on hover and focus that there is no audio',
    async (name) => {
      const { user } = setup({ voice: voiceFixture({ voice_sample_url: null }) })
      const button = screen.getByRole('button', { name })
      await user.hover(button)
      const text = (await screen.findByRole('tooltip')).textContent
      expect(text).toBe('No audio yet')
      await user.unhover(button)
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
      vi.spyOn(button, 'matches').mockReturnValue(true)
      act(() => button.focus())
      expect(screen.getByRole('tooltip').textContent).toBe(text)
      await user.click(button)
      expect(screen.queryByRole('menu')).toBeNull()
    },
  )

  it('saves the mp3 named after speaker, provider and time', async () => {
    const fetched = vi.fn(async (_url: string) => new Response('ID3'))
    vi.stubGlobal('fetch', fetched)
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { user } = setup()
    await user.click(screen.getByRole('button', { name: 'Download mp3' }))
    await waitFor(() =>
      expect(saved).toEqual([expect.stringMatching(/^slt--standard_flite_\w{3} \d\d \d{4} \d{4}\.mp3$/)]),
    )
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([voiceFixture().voice_sample_url])
    vi.unstubAllGlobals()
  })

  it('lists five formats with their purpose behind an arrow', async () => {
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

  it.each([
    ['aac', 'For phones'],
    ['pcm', 'Raw samples'],
    ['m4a', 'For Apple devices'],
  ] as const)('describes the format %s, if a host offers it', async (format, description) => {
    const rest = { open: true, onOpenChange: () => {}, onConvert: () => {}, work: { status: 'idle' } as const }
    renderVoice(<FormatMenu {...rest} formats={[format]} />)
    expect((await screen.findByRole('menuitem')).textContent).toBe(`${format}${description}`)
  })

  it('shows the format being converted and offers no other meanwhile', async () => {
    const { user, client } = setup()
    await user.click(arrow())
    await user.click(screen.getByRole('menuitem', { name: /flac/ }))
    expect(within(screen.getByRole('menuitem', { name: /flac/ })).getByText('Converting…')).toBeTruthy()
    expect(screen.getByText('Converting to flac').localName).toBe('output')
    await user.click(screen.getByRole('menuitem', { name: /wav/ }))
    expect(client.calls.map(({ input }) => input)).toEqual([
      { bucket: 'summme-tts', key: 'sampleAudioTTS/flite-slt--standard.mp3', outputFormat: 'flac' },
    ])
  })

  it('shows an error in the format list', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = setup({}, () => Promise.reject(new Error('offline')))
    await user.click(arrow())
    await user.click(screen.getByRole('menuitem', { name: /opus/ }))
    expect((await screen.findByRole('alert')).textContent).toBe('Conversion failed. Please try again.')
    expect(screen.getByRole('menu')).toBeTruthy()
  })

  it('converts the current snippet instead of the sample', async () => {
    const { user, client } = setup({ snippet: spokenSnippetFixture() })
    await user.click(arrow())
    await user.click(screen.getByRole('menuitem', { name: /wav/ }))
    expect(client.calls[0]?.input).toMatchObject({ key: 'snippets/snippet-q7c1v9.mp3' })
  })

  it('offers nothing while a voice has no sample', () => {
    setup({ voice: voiceFixture({ voice_sample_url: null }) })
    expect(screen.getByRole('button', { name: 'Download mp3' }).getAttribute('aria-disabled')).toBe('true')
    expect(arrow().getAttribute('aria-disabled')).toBe('true')
  })
})
