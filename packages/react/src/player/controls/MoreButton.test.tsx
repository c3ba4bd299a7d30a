import { screen } from '@testing-library/react'
import { voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import * as chunk from './loadMenu.ts'
import { VoicePlayer } from '../VoicePlayer.tsx'

const loading = vi.spyOn(chunk, 'loadMenu')
const log = vi.fn()
const voice = voiceFixture({ voice_sample_peaks: [] })
const more = () => screen.getByRole('button', { name: 'Captions and downloads' })
const menu = () => screen.findByRole('menu', { name: 'Captions and downloads' }, { timeout: 10_000 })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(log.mockClear())
})
afterEach(() => loading.mockReset())

for (const variant of ['full', 'compact'] as const) {
  it(`the menu of the ${variant} player says that it is on its way, and opens`, async () => {
    const arrivals: (() => void)[] = []
    loading.mockImplementation(async () => {
      await new Promise<void>((resolve) => arrivals.push(resolve))
      return import('./PlayerMenu.tsx')
    })
    const { user } = renderVoice(<VoicePlayer voice={voice} variant={variant} />)
    await user.click(more())
    expect(more().getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('menu')).toBeNull()
    arrivals.forEach((arrive) => arrive())
    expect(await menu()).toBeTruthy()
    expect(log).not.toHaveBeenCalled()
  })

  it(`the menu of the ${variant} player that cannot be loaded is told of, and asked for again`, async () => {
    loading.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    const { user } = renderVoice(<VoicePlayer voice={voice} variant={variant} />)
    await user.click(more())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('The menu could not be loaded. Check the connection and try again.')
    expect(more().getAttribute('aria-busy')).toBeNull()
    expect(log).toHaveBeenCalledOnce()
    loading.mockReset()
    await user.click(more())
    expect(await menu()).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
}

it('the menu is fetched as soon as somebody points to its button', async () => {
  const { user } = renderVoice(<VoicePlayer voice={voice} />)
  expect(loading).not.toHaveBeenCalled()
  await user.hover(more())
  expect(loading).toHaveBeenCalledOnce()
})
