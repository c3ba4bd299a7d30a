import { screen, waitFor, within } from '@testing-library/react'
import { ConnectionError } from '@voice-rankings/sdk'
import { speechResponseFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { VoiceCasting } from './index.ts'
import { castingFixture } from './testing/castingFixture.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const SCENE = 'Anna: You said you would wait.\nBen: I did wait.'

function setup(cast: NonNullable<FakeHandlers['voices.cast']> = () => ({ roles: castingFixture() })) {
  const onCast = vi.fn<NonNullable<FakeHandlers['voices.cast']>>(cast)
  const view = renderVoice(<VoiceCasting languageCodes={['en', 'de']} text={SCENE} />, {
    handlers: {
      'voices.cast': onCast,
      'speech.generate': (input) => speechResponseFixture(input.text),
      'speech.patch': (input) => input,
    },
  })
  return { ...view, onCast, lastInput: () => onCast.mock.calls.at(-1)?.[0] }
}
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const panel = () => within(screen.getByRole('tabpanel'))

it('shows each role with its cast voice, and the voices of the chosen role with their reasons', async () => {
  const { user } = setup()
  expect((await tab(/Anna Clara/)).ariaSelected ?? (await tab(/Anna/)).getAttribute('aria-selected')).toBe('true')
  expect(panel().getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Clara', 'Bruno'])
  expect(panel().getByText('92 % fit')).toBeTruthy()
  expect(panel().getAllByText('score 1,540 or more')).toHaveLength(2)
  expect(panel().getByText('Anna and Ben: distance 2.4, told apart.')).toBeTruthy()
  await user.click(await tab(/Ben Bruno/))
  expect(panel().getByRole('button', { name: 'Cast Bruno as Ben', pressed: true })).toBeTruthy()
})

it('speaks the first sentence of the role in a voice', async () => {
  const { user, client } = setup()
  await tab(/Anna/)
  await user.click(panel().getByRole('button', { name: 'Play Clara' }))
  await waitFor(() =>
    expect(client.calls.find(({ name }) => name === 'speech.generate')?.input).toMatchObject({
      text: 'You said you would wait.',
    }),
  )
})

it('asks again with the wishes of a role, and one trait of each attribute', async () => {
  const { user, lastInput } = setup()
  await tab(/Anna/)
  await user.click(screen.getByRole('radio', { name: 'Female' }))
  await user.click(screen.getByRole('button', { name: 'low' }))
  await user.click(screen.getByRole('button', { name: 'high' }))
  await waitFor(() =>
    expect(lastInput()).toMatchObject({
      role_wishes: [{ role: 'Anna', gender: 'female', wishes: [{ attribute: 'pitch', wanted: 'high' }] }],
    }),
  )
})

it('casts a voice, and gives the role back to the best one', async () => {
  const { user, lastInput } = setup()
  await tab(/Anna/)
  const button = panel().getByRole('button', { name: 'Cast Bruno as Anna' })
  await user.click(button)
  await waitFor(() => expect(lastInput()?.role_wishes?.[0]).toMatchObject({ role: 'Anna', voice_id: expect.any(String) }))
  await user.click(button)
  await waitFor(() => expect(lastInput()?.role_wishes?.[0]).not.toHaveProperty('voice_id'))
})

it('keeps to a price and to licences for commercial use', async () => {
  const { user, lastInput } = setup()
  await tab(/Anna/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Price per million characters' }), 'Up to $20')
  await user.click(screen.getByRole('checkbox', { name: 'Commercial use allowed' }))
  await waitFor(() => expect(lastInput()).toMatchObject({ price_limit: 20, commercial_only: true }))
})

it('moves between roles by the arrow keys', async () => {
  const { user } = setup()
  ;(await tab(/Anna/)).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(await tab(/Ben/))
  expect(panel().getByRole('button', { name: 'Cast Bruno as Ben' })).toBeTruthy()
})

it('warns when two roles sound alike', async () => {
  setup(() => ({ roles: castingFixture({ nearest_distance: 0.4 }) }))
  expect(
    await screen.findByText('Anna and Ben sound alike: distance 0.4. Cast another voice for one of them.'),
  ).toBeTruthy()
})

it('offers examples without a script', async () => {
  const { user, onCast } = setup()
  await tab(/Anna/)
  await user.clear(screen.getByRole('textbox', { name: 'Script' }))
  await user.click(await screen.findByRole('button', { name: 'A phone menu' }))
  await waitFor(() => expect(onCast.mock.calls.at(-1)?.[0].text).toMatch(/^Your order 4711/))
})

it('says why it failed, and tries again', async () => {
  let isOffline = true
  const { user } = setup(() => {
    if (isOffline) throw new ConnectionError('offline')
    return { roles: castingFixture() }
  })
  const alert = within(await screen.findByRole('alert'))
  isOffline = false
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await tab(/Anna/)).toBeTruthy()
})
