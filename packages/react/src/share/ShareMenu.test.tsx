import { screen } from '@testing-library/react'
import { spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { ShareMenu } from './ShareMenu.tsx'
import type { ShareMenuProps } from './ShareMenu.tsx'

async function setup(props: Partial<ShareMenuProps> = {}) {
  const view = renderVoice(<ShareMenu voice={voiceFixture()} {...props} />, {
    handlers: { 'snippets.share': (input) => ({ ...input, voice_snippet_audio_url: '/a.mp3' }) },
  })
  await view.user.click(screen.getByRole('button', { name: 'Share' }))
  await screen.findByRole('menu')
  return view
}
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
const PAGE = 'http://localhost:3000/voice/flite/female/slt--standard'

afterEach(() => vi.restoreAllMocks())

describe('ShareMenu', () => {
  it('has the link, the embed code, other sites and mail', async () => {
    await setup()
    const apart = ' (opens in a new tab)'.trimStart()
    expect(items()).toEqual([
      'Copy link',
      'Embed code',
      `𝕏Post${apart}`,
      `inLinkedIn${apart}`,
      `fFacebook${apart}`,
      `r/Reddit${apart}`,
      'Mail',
    ])
    const post = screen.getByRole('menuitem', { name: /Post/ })
    expect(post.getAttribute('rel')).toContain('noopener')
    expect(new URL(post.getAttribute('href') ?? '').searchParams.get('url')).toBe(PAGE)
  })

  it('copies the address of the voice and confirms it', async () => {
    const { user } = await setup()
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }))
    expect(await screen.findByText('Copied!')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(PAGE)
  })

  it('copies the address of the current snippet', async () => {
    const { user } = await setup({ snippet: spokenSnippetFixture() })
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }))
    await screen.findByText('Copied!')
    expect(await navigator.clipboard.readText()).toBe(`${PAGE}?snippet=q7c1v9`)
  })

  it('copies code that plays the sample on any page', async () => {
    const { user } = await setup()
    await user.click(screen.getByRole('menuitem', { name: 'Embed code' }))
    await screen.findByText('Copied!')
    expect(await navigator.clipboard.readText()).toContain(
      '<audio controls preload="none" src="http://localhost:3000/sampleAudioTTS/flite-slt--standard.mp3">',
    )
  })

  it('asks the owner of a private snippet to make it public first', async () => {
    const onSharedChange = vi.fn()
    const snippet = spokenSnippetFixture({ voice_snippet_shared: false })
    const { user } = await setup({ snippet, onSharedChange })
    expect(screen.getByRole('menuitem', { name: 'Copy link' }).getAttribute('aria-disabled')).toBe('true')
    const others = screen.getByRole('menuitemcheckbox', { name: 'Others can hear this snippet' })
    expect(others.getAttribute('aria-checked')).toBe('false')
    await user.click(others)
    expect(await screen.findByRole('menuitem', { name: /Post/ })).toBeTruthy()
    expect(others.getAttribute('aria-checked')).toBe('true')
    expect(onSharedChange).toHaveBeenCalledWith(true)
  })
})
