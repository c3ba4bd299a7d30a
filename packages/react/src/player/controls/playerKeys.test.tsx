import { fireEvent, screen, waitFor } from '@testing-library/react'
import { voiceFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { VoicePlayer } from '../VoicePlayer.tsx'

const voice = voiceFixture({ voice_sample_peaks: [] })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to be spoken' })
const speed = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Playback speed' })
const play = () => screen.getByRole('button', { name: /^(Play|Pause)$/ })
const slider = () => screen.getByRole('slider', { name: 'Seek' })

/** A player whose keys have been loaded, with the focus on its main button. */
async function setup(variant: 'full' | 'compact' = 'full') {
  const view = renderVoice(<VoicePlayer voice={voice} variant={variant} rated={false} />)
  await waitFor(() => {
    fireEvent.pointerOver(speed())
    if (variant === 'full') expect(speed().getAttribute('aria-keyshortcuts')).toBe('S')
  })
  screen.getAllByRole('button')[0]?.focus()
  return view
}

it('E moves from a button to the text, without writing in it', async () => {
  const { user } = await setup()
  play().focus()
  await user.keyboard('e')
  expect(document.activeElement).toBe(text())
  expect(text().value).toBe(voice.voice_sample_text)
})

it('S takes the next speed, and after the fastest the slowest', async () => {
  const { user } = await setup()
  play().focus()
  const speeds: string[] = []
  for (let n = 0; n < 6; n += 1) {
    await user.keyboard('s')
    speeds.push(speed().value)
  }
  expect(speeds).toEqual(['1.25', '1.5', '1.75', '2', '0.5', '0.75'])
})

it('Space on the waveform plays and pauses', async () => {
  const { user } = await setup()
  slider().focus()
  await user.keyboard(' ')
  await waitFor(() => expect(play().textContent).toBe('Pause'))
  await user.keyboard(' ')
  await waitFor(() => expect(play().textContent).toBe('Play'))
})

it.each(['E', 'S', 'D'])('%s is a letter in the text', async (key) => {
  const { user } = await setup()
  await user.click(text())
  await user.keyboard(key)
  expect(text().value).toContain(key)
  expect(document.activeElement).toBe(text())
})

it.each([
  ['outside the player', () => document.body.focus(), 's'],
  ['with Control', () => play().focus(), '{Control>}s{/Control}'],
])('S does nothing %s', async (_where, focus, keys) => {
  const { user } = await setup()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  focus()
  await user.keyboard(keys)
  expect(speed().value).toBe('1')
})

it('tooltips name the keys', async () => {
  await setup()
  for (const control of [text(), screen.getByRole('button', { name: 'Captions and downloads' })])
    fireEvent.pointerOver(control)
  expect(
    [text(), speed(), screen.getByRole('button', { name: 'Captions and downloads' })].map((one) => one.title),
  ).toEqual(['Text to be spoken (E)', 'Playback speed (S)', 'Captions and downloads (D)'])
})

it('the compact player has no keys', async () => {
  const { user } = await setup('compact')
  await user.keyboard('s')
  expect(speed().value).toBe('1')
})
