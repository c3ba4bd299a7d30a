import { screen } from '@testing-library/react'
import { voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { VoicePlayer } from '../VoicePlayer.tsx'
import { playerMenu } from './MoreButton.tsx'

const { load } = playerMenu
const log = vi.fn()
const voice = voiceFixture({ voice_sample_peaks: [] })
const more = () => screen.getByRole('button', { name: 'Captions and downloads' })
const menu = () => screen.findByRole('menu', { name: 'Captions and downloads' }, { timeout: 10_000 })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(log.mockClear())
})
afterEach(() => vi.restoreAllMocks())

for (const variant of ['full', 'compact'] as const) {
  it(`the menu of the ${variant} player says that it is on its way, and opens`, async () => {
    const get = vi.spyOn(playerMenu, 'get').mockReturnValue(null)
    vi.spyOn(playerMenu, 'load').mockReturnValue(new Promise(() => {}))
    const { user, update } = renderVoice(<VoicePlayer voice={voice} variant={variant} />)
    await user.click(more())
    expect(more().getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('menu')).toBeNull()
    get.mockRestore()
    await load()
    update(<VoicePlayer voice={voice} variant={variant} />)
    expect(await menu()).toBeTruthy()
    expect(log).not.toHaveBeenCalled()
  })

  it(`the menu of the ${variant} player that cannot be loaded is told of, and asked for again`, async () => {
    const get = vi.spyOn(playerMenu, 'get').mockReturnValue(null)
    const loading = vi.spyOn(playerMenu, 'load')
    loading.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    const { user } = renderVoice(<VoicePlayer voice={voice} variant={variant} />)
    await user.click(more())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('The menu could not be loaded. Check the connection and try again.')
    expect(more().getAttribute('aria-busy')).toBeNull()
    expect(log).toHaveBeenCalledOnce()
    loading.mockRestore()
    get.mockRestore()
    await user.click(more())
    expect(await menu()).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
}

it('the menu is fetched as soon as somebody points to its button', async () => {
  const loading = vi.spyOn(playerMenu, 'prepare')
  const { user } = renderVoice(<VoicePlayer voice={voice} />)
  expect(loading).not.toHaveBeenCalled()
  await user.hover(more())
  expect(loading).toHaveBeenCalledOnce()
})
