import { act } from '@testing-library/react'
import type { UserProfile } from '@voice-rankings/contract'
import { profileFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { CollectionMenu } from '../collections/index.ts'
import { FavoriteButton } from '../favorites/index.ts'
import { createRuntime, useProfile, VoiceProvider } from '../runtime/index.ts'
import { LoginButton } from '../session/index.ts'
import { setupVoice } from '../testing/renderVoice.tsx'
import { UserMenu } from './index.ts'

afterEach(() => vi.restoreAllMocks())

const voice = voiceListingFixture({ voice_favorite_id: 'fav1' })

function Members() {
  return useProfile() ? <UserMenu /> : <LoginButton href="/api/v1/login?return=%2F" />
}

const page = (runtime: ReturnType<typeof createRuntime>) => (
  <StrictMode>
    <VoiceProvider runtime={runtime}>
      <Members />
      <FavoriteButton voice={voice} variant="labelled" />
      <CollectionMenu voice={voice} />
    </VoiceProvider>
  </StrictMode>
)

it.each<[string, UserProfile | null, string[], string[]]>([
  ['somebody who is signed in', profileFixture(), ['lindgren', 'Remove from favorites'], ['Login']],
  ['a visitor', null, ['href="/api/v1/login?return=%2F"', 'Favorite voice'], ['lindgren']],
])('server rendering shows the actions of %s and hydrates without a request', async (_who, user, holds, lacks) => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const html = renderToString(page(createRuntime({ storage: null, user })))
  for (const text of holds) expect(html).toContain(text)
  for (const text of lacks) expect(html).not.toContain(text)

  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const { runtime, client } = setupVoice({ profile: user })
  let root: ReturnType<typeof hydrateRoot> | undefined
  await act(async () => {
    root = hydrateRoot(container, page(runtime), { onRecoverableError: (error) => complaints(error) })
  })
  expect(complaints).not.toHaveBeenCalled()
  expect(client.calls).toEqual([])
  act(() => root?.unmount())
  container.remove()
})
