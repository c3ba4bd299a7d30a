import { screen, waitFor, within } from '@testing-library/react'
import type { ShareSettings as Settings } from '@voice-rankings/contract'
import { RequestError } from '@voice-rankings/sdk'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { ShareSettings } from './ShareSettings.tsx'
import type { SharedTarget } from './shareTarget.ts'
import { LINK, PLAYLIST, SHARE, TARGET } from './testing/shareFixture.ts'

const refusal = () =>
  new RequestError({ status: 404, code: 'not_found', message: 'Not here.', issues: [], requestId: null })

async function setup(share: Partial<Settings> = {}, handlers: FakeHandlers = {}, target: SharedTarget = TARGET) {
  const given = { ...SHARE, ...share }
  const rendered = renderVoice(<ShareSettings target={target} />, {
    handlers: {
      'shares.get': () => ({ share: given }),
      'shares.update': (input) => ({ share: { ...given, ...input } }),
      'shares.createLink': () => ({ share_link: { ...LINK, link_id: 'l2' }, share_token: 'secret' }),
      'shares.revokeLink': (input) => input,
      'shares.restoreLink': () => ({ share_link: LINK }),
      ...handlers,
    },
  })
  await waitFor(() => expect(screen.queryByText('Loading the settings…')).toBeNull())
  return rendered
}
const code = () => screen.getByRole('region', { name: 'Code' }).textContent
const revoke = () => screen.getByRole('button', { name: /^Revoke the link of / })

describe('ShareSettings', () => {
  it('shows links only while the snippet is unlisted', async () => {
    const { user } = await setup({ share_visibility: 'private' })
    expect(screen.getByText('Hello.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Links' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: /^Unlisted/ }))
    expect(screen.getByRole('heading', { name: 'Links' })).toBeTruthy()
  })

  it.each([
    ['playlist', /^With a link, others also hear your private snippets/],
    ['work', /^Others read the whole text and hear the sentences that are spoken/],
  ] as const)('says what others get with a %s before it is shared', async (share_kind, note) => {
    await setup({ share_kind, share_visibility: 'private' })
    expect(screen.getByText(note)).toBeTruthy()
  })

  it('says that files of a work are for its owner only, and offers no frame of it', async () => {
    await setup({ share_kind: 'work', share_visibility: 'public' })
    expect(screen.getByText(/Only you can export the text as an audiobook/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Code' })).toBeNull()
  })

  it('shows the address of a new link, with its end', async () => {
    const { user, client } = await setup({ share_links: [] })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ends' }), 'In 7 days')
    await user.click(screen.getByRole('button', { name: 'Create link' }))
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of the new link' })
    expect(address.value).toMatch(/\/shared\/secret$/)
    const made = client.calls.find(({ name }) => name === 'shares.createLink')?.input as { expires_at: string }
    expect((Date.parse(made.expires_at) - Date.now()) / 86_400_000).toBeCloseTo(7, 2)
  })

  it('revokes a link, and restores it by the focused button', async () => {
    const { user } = await setup()
    await user.click(revoke())
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect([document.activeElement, screen.queryByRole('table')]).toEqual([undo, null])
    await user.keyboard('{Enter}')
    expect(within(await screen.findByRole('table')).getByRole('button')).toBe(revoke())
  })

  it('gives the code of a player for a public snippet, unless its owner keeps it from other sites', async () => {
    const { user } = await setup({ share_visibility: 'public' })
    expect(screen.getByRole('region', { name: 'Code' }).textContent).toContain('/embed/snippet/a1')
    await user.click(screen.getByRole('checkbox', { name: 'Allow players on other sites' }))
    expect(screen.queryByRole('region', { name: 'Code' })).toBeNull()
  })

  it('gives the code of the element or the frame of a public playlist', async () => {
    const { user } = await setup({ share_kind: 'playlist', share_visibility: 'public' }, {}, PLAYLIST)
    expect(code()).toMatch(/<script .*<voice-playlist playlist-id="p1" style="[^"]*"><\/voice-playlist>/s)
    await user.click(screen.getByRole('radio', { name: 'Frame' }))
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(code()).toMatch(/^<iframe src="[^"]*\/embed\/playlist\/p1\?theme=dark" title="Hello." /)
  })

  it('gives the code of an unlisted playlist with a new link, until the link is revoked', async () => {
    const { user } = await setup({ share_kind: 'playlist', share_links: [] }, {}, PLAYLIST)
    expect(screen.getByText('Create a link to get the code of a player.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Create link' }))
    await screen.findByRole('region', { name: 'Code' })
    expect(code()).toContain('<voice-playlist playlist-id="p1" access="secret" style=')
    await user.click(revoke())
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Code' })).toBeNull())
  })

  it('gives no code of a playlist that its owner keeps from other sites', async () => {
    await setup({ share_kind: 'playlist', share_visibility: 'public', allow_embed: false }, {}, PLAYLIST)
    expect(screen.queryByRole('region', { name: 'Code' })).toBeNull()
  })

  it.each([
    ['playlist', /\/playlist\/p1$/],
    ['collection', /\/collection\/p1$/],
    ['work', /\/read\/p1$/],
  ] as const)('offers the address of a public %s to copy', async (share_kind, address) => {
    const target = { share_kind, target_id: 'p1' }
    await setup({ ...target, share_visibility: 'public' }, {}, target)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toMatch(address)
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  })

  it('says that a snippet of another account is not there', async () => {
    await setup({}, { 'shares.get': () => Promise.reject(refusal()) })
    expect(screen.getByRole('heading', { name: 'Nothing to share here' })).toBeTruthy()
  })

  it('offers no permissions for a collection', async () => {
    await setup({ share_kind: 'collection', target_name: 'Calm readers' })
    expect(screen.getByText('Calm readers')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('creates the podcast of a playlist, and shows its address until its link is revoked', async () => {
    const { user } = await setup({ share_kind: 'playlist', share_links: [] }, {}, PLAYLIST)
    await user.click(screen.getByRole('button', { name: 'Create podcast' }))
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of the podcast' })
    expect(address.value).toMatch(/\/podcasts\/secret\/feed\.xml$/)
    await user.click(revoke())
    expect(await screen.findByRole('button', { name: 'Create podcast' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Address of the podcast' })).toBeNull()
  })

  it('says that a podcast needs downloads', async () => {
    await setup({ share_kind: 'playlist', allow_download: false }, {}, PLAYLIST)
    expect(screen.getByText('Allow downloads to offer this playlist as a podcast.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create podcast' })).toBeNull()
  })
})
