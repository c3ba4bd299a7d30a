import { screen, within } from '@testing-library/react'
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
  it('has the link, the embed, other sites and mail', async () => {
    await setup()
    const apart = ' (opens in a new tab)'.trimStart()
    expect(items()).toEqual([
      'Copy link',
      'Embed',
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

  it('opens the dialog at the code of the player, which it copies', async () => {
    const { user } = await setup()
    await user.click(screen.getByRole('menuitem', { name: 'Embed' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share this voice' })
    expect(within(dialog).getByRole('tab', { selected: true }).textContent).toBe('Embed')
    await user.click(within(dialog).getByRole('button', { name: 'Copy code' }))
    await within(dialog).findByText('Copied!')
    expect(await navigator.clipboard.readText()).toBe(
      '<script type="module" src="http://localhost:3000/embed/v1/elements.js"></script>\n' +
        '<voice-player voice-path="flite/female/slt--standard" style="display: block; min-height: 96px"></voice-player>',
    )
  })

  it.each([
    ['Compact', '/embed/snippet/q7c1v9?size=compact" title="', ' height="56"'],
    ['Frame', '/embed/snippet/q7c1v9" title="', ' height="129"'],
    ['Sound only', '<audio controls preload="none" src="http://localhost:3000/', '?snippet=q7c1v9">'],
  ])('has the code of the form %s', async (form, ...parts) => {
    const { user } = await setup({ snippet: spokenSnippetFixture() })
    await user.click(screen.getByRole('menuitem', { name: 'Embed' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share this snippet' })
    await user.click(within(dialog).getByRole('radio', { name: form }))
    const code = within(dialog).getByRole('region', { name: 'Code' }).textContent
    for (const part of parts) expect(code).toContain(part)
  })

  it.each([
    ['Copy Markdown', 'Badge as Markdown', `](http://localhost:3000/badge/flite/female/slt--standard.svg)](${PAGE})`],
    ['Copy HTML', 'Badge as HTML', `<a href="${PAGE}"><img src="http://localhost:3000/badge/flite/`],
  ])('%s copies the badge of the voice', async (button, field, part) => {
    const { user } = await setup()
    await user.click(screen.getByRole('menuitem', { name: 'Embed' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share this voice' })
    await user.click(within(dialog).getByRole('tab', { name: 'Link' }))
    expect(
      within(dialog)
        .getByRole('img', { name: /^Voice Rankings: / })
        .getAttribute('src'),
    ).toContain('/badge/flite/')
    await user.click(within(dialog).getByRole('button', { name: button }))
    await within(dialog).findByText('Copied!')
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain(part)
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: field }).value).toBe(copied)
  })

  it('has no badge of a snippet', async () => {
    const { user } = await setup({ snippet: spokenSnippetFixture() })
    await user.click(screen.getByRole('menuitem', { name: 'Embed' }))
    await user.click(await screen.findByRole('tab', { name: 'Link' }))
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeTruthy()
    expect(screen.queryByRole('img', { name: /^Voice Rankings: / })).toBeNull()
  })

  it('puts the theme and the colour into the code and the address of the builder', async () => {
    const { user } = await setup({ snippet: spokenSnippetFixture() })
    await user.click(screen.getByRole('menuitem', { name: 'Embed' }))
    await user.click(await screen.findByRole('radio', { name: 'Dark' }))
    await user.click(screen.getByRole('radio', { name: 'Blue' }))
    expect(screen.getByRole('region', { name: 'Code' }).textContent).toContain(
      '<voice-player snippet-id="q7c1v9" theme="dark" style="display: block; min-height: 96px; --voice-female: #1a6fe0; --voice-male: #1a6fe0">',
    )
    expect(screen.getByRole('link', { name: /More in the builder/ }).getAttribute('href')).toBe(
      'http://localhost:3000/docs/start/builder/?voice=flite/female/slt--standard&snippet=q7c1v9&theme=dark&color=%231a6fe0',
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
