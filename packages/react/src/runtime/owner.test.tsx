import { act, screen, waitFor } from '@testing-library/react'
import type { Snippet, UserProfile, Voice } from '@voice-rankings/contract'
import { HoldError } from '@voice-rankings/sdk'
import {
  profileFixture,
  searchResultFixture,
  snippetFixture,
  speechResponseFixture,
  spokenSnippetFixture,
  voiceFixture,
} from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { UserMenu } from '../account/index.ts'
import { CollectionList } from '../collections/index.ts'
import { CompareVoices } from '../compare/index.ts'
import { FavoriteVoices } from '../favorites/index.ts'
import { Leaderboard } from '../leaderboard/index.ts'
import { VoiceMap } from '../map/index.ts'
import { VoiceOverview } from '../overview/index.ts'
import { VoicePlayer } from '../player/index.ts'
import { Snippets } from '../snippets/index.ts'
import { renderVoice } from '../testing/renderVoice.tsx'
import { NowPlaying } from '../voices/index.ts'

afterEach(() => vi.restoreAllMocks())

const ANN = profileFixture({ username: 'ann', user_email: 'ann@example.com' })
const FAVORITES = { favorites: 'true' } as const
const OWN_TEXT = 'Nobody but Ann may hear this.'
const SNIPPET_ID = 'a1b2c3'

const voice = voiceFixture({ voice_sample_peaks: [] })
const { voice_service, voice_gender, voice_speaker_id } = voice
const voicePath = { voice_service, voice_gender, voice_speaker_id }

const own: Snippet = snippetFixture({ voice_snippet_id: SNIPPET_ID, voice_snippet_text: OWN_TEXT })
const spoken = spokenSnippetFixture({
  voice_snippet_id: SNIPPET_ID,
  voice_snippet_text: OWN_TEXT,
  voice_snippet_shared: false,
  voice_snippet_peaks: [],
})

/** Page with a server that responds by its signed-in user: Ann's data is for her only. */
function openPage(children: ReactNode, signedIn: UserProfile | null, more: FakeHandlers = {}, stored = {}) {
  const server = { user: signedIn }
  const forAnn = <T,>(hers: T, others: T) => (server.user ? hers : others)
  const page = renderVoice(children, {
    profile: signedIn,
    stored,
    handlers: {
      'account.status': () => (server.user ? { user: server.user } : {}),
      'snippets.list': () => ({ statusCode: 200, snippets: forAnn([own], []), error: null }),
      'snippets.get': () => (server.user ? { snippet: spoken } : Promise.reject(new Error('not found'))),
      'voices.get': () => ({ voice: { ...voice, voice_favorite_id: forAnn('f1', null) } satisfies Voice }),
      'voices.search': () => searchResultFixture(forAnn([voice], [])),
      'collections.list': () => ({
        collections: forAnn([{ collection_id: 'c1', collection_name: 'Ann’s voices' }], []),
      }),
      'voices.similar': () => Promise.reject(new Error('away')),
      'ratings.token': () => ({ rating_token: 'heard' }),
      'speech.generate': (input) =>
        speechResponseFixture(input.text, { voice_snippet_id: SNIPPET_ID, voice_snippet_peaks: [] }),
      'speech.patch': (input) => input,
      ...more,
    },
  })
  /** Simulates a login or logout, here or in another tab. */
  const become = async (user: UserProfile | null) => {
    server.user = user
    await act(() => page.runtime.session.refresh())
  }
  return { ...page, become }
}

type User = ReturnType<typeof renderVoice>['user']

async function speak(user: User, box: string, button: string) {
  const text = screen.getByRole('textbox', { name: box })
  await user.clear(text)
  await user.type(text, OWN_TEXT)
  await user.click(screen.getByRole('button', { name: button }))
}

it('the list of snippets is cleared by a logout and filled by a login', async () => {
  const { become } = openPage(<Snippets initial={[own]} />, ANN)
  expect(screen.getByRole('article').textContent).toContain(OWN_TEXT)
  await become(null)
  expect(await screen.findByText('No voice snippets available')).toBeTruthy()
  expect(document.body.textContent).not.toContain(OWN_TEXT)
  await become(ANN)
  expect((await screen.findByRole('article')).textContent).toContain(OWN_TEXT)
})

it('a search in the snippets ends with the session', async () => {
  const { user, become } = openPage(<Snippets initial={[own]} />, ANN)
  await user.type(screen.getByRole('textbox', { name: 'Search snippets' }), 'Ann')
  expect(await screen.findByText('1 snippet found for “Ann”')).toBeTruthy()
  await become(null)
  expect(await screen.findByText('No voice snippets available')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search snippets' }).value).toBe('')
})

it('the sound of a snippet stops with the session and cannot be played again', async () => {
  const docked = (
    <>
      <Snippets initial={[own]} />
      <NowPlaying />
    </>
  )
  const { user, become, runtime, audio } = openPage(docked, ANN)
  await user.click(await screen.findByRole('button', { name: /^Play/ }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Now playing' })).toBeTruthy())
  await become(null)
  expect(runtime.playback.current.getState()).toBeNull()
  expect(audio.every((element) => element.paused)).toBe(true)
  expect(screen.queryByRole('region', { name: 'Now playing' })).toBeNull()
})

it("a voice's sample keeps playing after a logout", async () => {
  const { user, become, audio } = openPage(<VoicePlayer voice={voice} />, ANN)
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await become(null)
  expect(audio[0]?.paused).toBe(false)
})

it('the player drops its generated snippet and text after a logout', async () => {
  const { user, become } = openPage(<VoicePlayer voice={voice} />, ANN)
  await speak(user, 'Text to be spoken', 'Generate Snippet')
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  await become(null)
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to be spoken' })
  expect(text.value).toBe(voice.voice_sample_text)
})

it("the player keeps a visitor's text and snippet after a login", async () => {
  const { user, become } = openPage(<VoicePlayer voice={voice} />, null)
  await speak(user, 'Text to be spoken', 'Generate Snippet')
  await become(ANN)
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to be spoken' })
  expect(text.value).toBe(OWN_TEXT)
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})

it("a visitor's rate limit is no longer shown after a login", async () => {
  const until = new Date(Date.now() + 3_600_000)
  const refusal = { status: 429, code: 'hold', message: 'Generate limit reached.', issues: [], requestId: null }
  const hold = new HoldError(refusal, until)
  const { user, become } = openPage(<VoicePlayer voice={voice} />, null, {
    'speech.generate': () => Promise.reject(hold),
  })
  await speak(user, 'Text to be spoken', 'Generate Snippet')
  expect(await screen.findByRole('alert')).toBeTruthy()
  await become(ANN)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('an overview drops its snippet on logout, and reloads voice and snippet on the next login', async () => {
  const overview = <VoiceOverview voicePath={voicePath} snippetId={SNIPPET_ID} />
  const { become } = openPage(overview, ANN)
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text to be spoken' })
  expect(text.value).toBe(OWN_TEXT)
  expect(screen.getByRole('button', { name: 'Remove from favorites' })).toBeTruthy()
  await become(null)
  await waitFor(() => expect(text.value).toBe(voice.voice_sample_text))
  expect(await screen.findByRole('button', { name: 'Favorite voice' })).toBeTruthy()
  await become(ANN)
  await waitFor(() => expect(text.value).toBe(OWN_TEXT))
  expect(await screen.findByRole('button', { name: 'Remove from favorites' })).toBeTruthy()
})

it('a comparison drops its snippets after a logout', async () => {
  const { user, become } = openPage(<CompareVoices voiceIds={[voice.voice_id]} known={[voice]} />, ANN)
  await speak(user, 'Text for all voices', 'Generate in 1 voice')
  const play = screen.getByRole<HTMLButtonElement>('button', { name: `Play ${voice.voice_name}` })
  await waitFor(() => expect(play.disabled).toBe(false))
  await become(null)
  expect(play.disabled).toBe(true)
})

it('the favourite voices are reloaded for the new user', async () => {
  const { become } = openPage(<FavoriteVoices />, ANN)
  expect(await screen.findByRole('link', { name: voice.voice_name })).toBeTruthy()
  await become(null)
  expect(await screen.findByText('No favorite voices yet')).toBeTruthy()
  await become(ANN)
  expect(await screen.findByRole('link', { name: voice.voice_name })).toBeTruthy()
})

it('the collections are reloaded for the new user', async () => {
  const initial = [{ collection_id: 'c1', collection_name: 'Ann’s voices' }]
  const { become } = openPage(<CollectionList initial={initial} />, ANN)
  expect(await screen.findByRole('link', { name: 'Ann’s voices' })).toBeTruthy()
  await become(null)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ann’s voices' })).toBeNull())
  await become(ANN)
  expect(await screen.findByRole('link', { name: 'Ann’s voices' })).toBeTruthy()
})

it('recent searches, resume positions and typed texts are cleared after a logout', async () => {
  const stored = {
    voiceRecentSearches: JSON.stringify([voice]),
    voicePositions: '[["x.1",5000]]',
    voiceSentence: OWN_TEXT,
    voiceRecordingText: OWN_TEXT,
  }
  const { become, runtime, storage } = openPage(null, ANN, {}, stored)
  expect(runtime.recentSearches.getState()).toHaveLength(1)
  await become(null)
  expect(runtime.recentSearches.getState()).toEqual([])
  expect(Object.keys(stored).map((key) => storage.get(key))).toEqual(['[]', '[]', '', ''])
})

it("a visitor's recent searches are kept after a login", async () => {
  const stored = { voiceRecentSearches: JSON.stringify([voice]) }
  const { become, runtime } = openPage(null, null, {}, stored)
  await become(ANN)
  expect(runtime.recentSearches.getState()).toHaveLength(1)
})

it('a dialog of one user does not open again for the next', async () => {
  const { user, become } = openPage(<UserMenu />, ANN)
  await user.click(screen.getByRole('button', { name: /ann/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Change Username' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await become(null)
  await become(profileFixture({ username: 'bob', user_email: 'bob@example.com' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('an open login prompt closes when the user signs in elsewhere', async () => {
  const { become, runtime } = openPage(null, null)
  act(() => runtime.loginPrompt.open())
  await become(ANN)
  expect(runtime.loginPrompt.getState().open).toBe(false)
})

it('a leaderboard of favourites is reloaded after a login', async () => {
  const { become, client } = openPage(<Leaderboard filters={FAVORITES} />, null)
  const searches = () => client.calls.filter(({ name }) => name === 'voices.search').length
  await waitFor(() => expect(searches()).toBe(1))
  await become(ANN)
  expect(searches()).toBe(2)
})

it.each([
  ['of a collection is reloaded', { collectionId: 'c1' }, 2],
  ['of all voices is kept', {}, 1],
] as const)('a map %s after a login', async (_which, query, times) => {
  const voiceMap = vi.fn(() => Promise.reject(new Error('away')))
  vi.spyOn(console, 'error').mockReturnValue()
  const { become } = openPage(<VoiceMap query={query} />, null, { 'voices.map': voiceMap })
  await waitFor(() => expect(voiceMap).toHaveBeenCalledOnce())
  await become(ANN)
  expect(voiceMap).toHaveBeenCalledTimes(times)
})

it("the user's rating is loaded with the voice of an overview", async () => {
  const server = { stars: 4 as 4 | null }
  const getVoice = () => ({ voice: { ...voice, voice_own_rating: server.stars } })
  const { become } = openPage(<VoiceOverview voicePath={voicePath} />, ANN, { 'voices.get': getVoice })
  expect(await screen.findByText('Thanks for your rating! Rated 4/5')).toBeTruthy()
  server.stars = null
  await become(null)
  expect(await screen.findByText('Not voted yet')).toBeTruthy()
})
