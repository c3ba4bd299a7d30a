import { act, screen, waitFor } from '@testing-library/react'
import { profileFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { FavoriteButton } from './index.ts'

afterEach(() => vi.restoreAllMocks())

const voice = voiceListingFixture()
const kept = voiceListingFixture({ voice_favorite_id: 'fav1' })
const button = () => screen.getByRole('button')

describe('FavoriteButton tooltip', () => {
  test.each([
    ['invites a visitor to log in', null, voice, 'Log in to Favorite Voice'],
    ['invites a visitor to log in, even on a page rendered for a user', null, kept, 'Log in to Favorite Voice'],
    ['offers to add the voice', profileFixture(), voice, 'Add to favorites'],
    ['offers to remove a favourite', profileFixture(), kept, 'Remove from favorites'],
  ])('%s', async (_when, profile, voice, tooltip) => {
    const { user } = renderVoice(<FavoriteButton voice={voice} />, { profile })
    expect(button().getAttribute('aria-label')).toBe(`${tooltip}: Clara`)
    await user.hover(button())
    expect((await screen.findByRole('tooltip')).textContent).toBe(tooltip)
  })
})

test('a visitor is asked to log in', async () => {
  const { user } = renderVoice(<FavoriteButton voice={voice} />)
  await user.click(button())
  expect(await screen.findByRole('dialog', { name: 'Join Voice Rankings' })).toBeTruthy()
  expect(screen.getByText('Log in to favorite voices')).toBeTruthy()
})

test('all buttons of a voice change at once, and the parent is notified when the server has saved it', async () => {
  const onFavoriteChange = vi.fn<(id: string | null) => void>()
  const { user } = renderVoice(
    <>
      <FavoriteButton voice={voice} onFavoriteChange={onFavoriteChange} />
      <FavoriteButton voice={{ ...voice }} variant="labelled" />
    </>,
    {
      profile: profileFixture(),
      handlers: {
        'favorites.set': (input) => ({ voice_favorite_id: input.voice_favorite_id === null ? 'fav1' : null }),
      },
    },
  )
  const [icon, labelled] = screen.getAllByRole('button')
  expect(labelled?.textContent).toBe('Favorite voice')
  await user.click(icon as HTMLElement)
  expect(labelled?.textContent).toBe('Remove from favorites')
  expect(icon?.dataset['favorite']).toBe('true')
  expect(onFavoriteChange.mock.calls).toEqual([['fav1']])
  await user.click(icon as HTMLElement)
  expect(labelled?.textContent).toBe('Favorite voice')
  await waitFor(() => expect(onFavoriteChange.mock.calls).toEqual([['fav1'], [null]]))
})

test('a failed change is only logged and rolled back', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { user } = renderVoice(<FavoriteButton voice={voice} />, {
    profile: profileFixture(),
    handlers: { 'favorites.set': () => Promise.reject(new Error('offline')) },
  })
  await user.click(button())
  await act(async () => {})
  expect(button().dataset).toMatchObject({ favorite: 'false', status: 'failed' })
  expect(log).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

/** Shown text of a button, and the one that there is room for. */
const texts = () => [button().textContent, button().querySelector<HTMLElement>('.voice-steady')?.dataset['other']]

test('a labelled button has room for the longer of its two texts', () => {
  const { update } = renderVoice(<FavoriteButton voice={voice} variant="labelled" />, { profile: profileFixture() })
  expect(texts()).toEqual(['Favorite voice', 'Remove from favorites'])
  update(<FavoriteButton key="kept" voice={kept} variant="labelled" />)
  expect(texts()).toEqual(['Remove from favorites', 'Favorite voice'])
})
