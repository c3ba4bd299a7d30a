import { screen, waitFor } from '@testing-library/react'
import { speechResponseFixture, voiceListingFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { refusal } from '../../testing/refusal.ts'
import { ArticleReader } from './ArticleReader.tsx'

const voice = voiceListingFixture()
let asked: string[]
let article: HTMLElement

beforeEach(() => {
  asked = []
  article = document.createElement('article')
  article.id = 'article'
  article.innerHTML = '<h2>The bank</h2><p>We sat there. Nobody spoke.</p><h2>The boat</h2><p>A boat came.</p>'
  document.body.append(article)
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  for (const name of ['load', 'pause'] as const) vi.spyOn(HTMLMediaElement.prototype, name).mockReturnValue()
})
afterEach(() => {
  article.remove()
  Reflect.deleteProperty(navigator, 'mediaSession')
  vi.restoreAllMocks()
})

const setup = (handlers: FakeHandlers = {}, wanted: string | Element = '#article') =>
  renderVoice(<ArticleReader article={wanted} voice={voice} />, {
    handlers: {
      'speech.generate'(input) {
        asked.push(input.text)
        return speechResponseFixture(input.text)
      },
      ...handlers,
    },
  })
const play = () => screen.getByRole('button', { name: 'Listen to this article' })

describe('ArticleReader', () => {
  it('sends no text before it is played, then the pieces of the article in order', async () => {
    const { user } = setup()
    expect(asked).toEqual([])
    await user.click(play())
    await waitFor(() => expect(asked).toEqual(['The bank', 'We sat there.', 'Nobody spoke.']))
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
  })

  it('goes to a section', async () => {
    const { user } = setup()
    await user.click(screen.getByRole('button', { name: 'Sections' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'The boat' }))
    await user.click(play())
    await waitFor(() => expect(asked[0]).toBe('The boat'))
  })

  it('reads the text anew when the page changes it before it is played', async () => {
    const { user } = setup()
    article.innerHTML = '<p>Another text.</p>'
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sections' })).toBeNull())
    await user.click(play())
    await waitFor(() => expect(asked).toEqual(['Another text.']))
  })

  it('stays with the text that it plays when the page changes it', async () => {
    const { user } = setup()
    await user.click(play())
    await waitFor(() => expect(asked).toHaveLength(3))
    article.append('Added later.')
    await user.click(screen.getByRole('button', { name: 'Sections' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'The boat' }))
    await waitFor(() => expect(asked.slice(3)).toEqual(['The boat', 'A boat came.']))
  })

  it('reads with another voice when it changes during playback', async () => {
    const other = voiceListingFixture({ voice_id: 'flite-kal--base', voice_name: 'Karl' })
    const { user, update } = setup()
    await user.click(play())
    await waitFor(() => expect(asked).toHaveLength(3))
    update(<ArticleReader article="#article" voice={other} />)
    expect(await screen.findByText('Karl')).toBeTruthy()
    expect(play()).toBeTruthy()
  })

  it('says why it stopped, and tries again', async () => {
    let isHeld = true
    const { user } = setup({
      'speech.generate'(input) {
        if (isHeld) throw refusal('hold', 'Generate limit reached.')
        asked.push(input.text)
        return speechResponseFixture(input.text)
      },
    })
    await user.click(play())
    expect((await screen.findByRole('alert')).textContent).toContain('Generate limit reached.')
    isHeld = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked[0]).toBe('The bank'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves the lock screen to the player of the page when it is removed without having played', () => {
    const session = { metadata: { title: 'Radio of the page' }, setActionHandler: vi.fn() }
    Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
    const { unmount } = setup()
    unmount()
    expect(session.metadata).toEqual({ title: 'Radio of the page' })
    expect(session.setActionHandler).not.toHaveBeenCalled()
  })

  it('shows nothing and warns without an article', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    setup({}, '#missing')
    expect(screen.queryByRole('button')).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })
})
