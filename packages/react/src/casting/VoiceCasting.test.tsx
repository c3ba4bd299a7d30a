import { screen, waitFor, within } from '@testing-library/react'
import { ConnectionError } from '@voice-rankings/sdk'
import { speechResponseFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { VoiceCasting } from './index.ts'
import type { VoiceCastingProps } from './index.ts'
import { speechFixture, workFixture } from '../works/testing/workFixture.ts'
import { castingFixture } from './testing/castingFixture.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const SCENE = 'Anna: You said you would wait.\nBen: I did wait.'

function setup(
  cast: NonNullable<FakeHandlers['voices.cast']> = () => castingFixture(),
  { handlers, ...props }: VoiceCastingProps & { handlers?: FakeHandlers } = {},
) {
  const onCast = vi.fn<NonNullable<FakeHandlers['voices.cast']>>(cast)
  const view = renderVoice(<VoiceCasting languageCodes={['en', 'de']} text={SCENE} {...props} />, {
    handlers: {
      ...handlers,
      'voices.cast': onCast,
      'speech.generate': (input) => speechResponseFixture(input.text),
      'speech.patch': (input) => input,
    },
  })
  return { ...view, onCast, lastInput: () => onCast.mock.calls.at(-1)?.[0] }
}
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const panel = () => within(screen.getByRole('tabpanel'))
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Script' })

it('shows each role with its cast voice, and the voices of the chosen role with their reasons', async () => {
  const { user } = setup()
  expect((await tab(/Anna Clara/)).ariaSelected ?? (await tab(/Anna/)).getAttribute('aria-selected')).toBe('true')
  expect(
    panel()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Clara', 'Bruno'])
  expect(panel().getByText('92 % fit')).toBeTruthy()
  expect(panel().getAllByText('score 1540 or more')).toHaveLength(2)
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
  await waitFor(() =>
    expect(lastInput()?.role_wishes?.[0]).toMatchObject({ role: 'Anna', voice_id: expect.any(String) }),
  )
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
  setup(() => castingFixture({ nearest_distance: 0.4 }))
  expect(
    await screen.findByText('Anna and Ben sound alike: distance 0.4. Cast another voice for one of them.'),
  ).toBeTruthy()
})

it('offers examples without a script', async () => {
  const { user, onCast } = setup()
  await tab(/Anna/)
  await user.click(screen.getByRole('button', { name: 'Edit the script' }))
  await user.clear(box())
  await user.click(await screen.findByRole('button', { name: 'A phone menu' }))
  await waitFor(() => expect(onCast.mock.calls.at(-1)?.[0].text).toMatch(/^Your order 4711/))
})

it('says why it failed, and tries again', async () => {
  let isOffline = true
  const { user } = setup(() => {
    if (isOffline) throw new ConnectionError('offline')
    return castingFixture()
  })
  const alert = within(await screen.findByRole('alert'))
  isOffline = false
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await tab(/Anna/)).toBeTruthy()
})

it('shows the lines of the script with their roles, and the box to edit them', async () => {
  const { user } = setup()
  await tab(/Anna/)
  const lines = within(screen.getByRole('list', { name: 'Script' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['AnnaYou said you would wait.', 'BenI did wait.'])
  await user.click(screen.getByRole('button', { name: 'Edit the script' }))
  expect(box().value).toBe(SCENE)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('textbox', { name: 'Script' })).toBeNull()
})

it('moves between voices by the arrow keys', async () => {
  const { user } = setup()
  await tab(/Anna/)
  panel().getByRole('button', { name: 'Play Clara' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(panel().getByRole('button', { name: 'Play Bruno' }))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(panel().getByRole('button', { name: 'Play Clara' }))
})

it('stores the scene with the cast voices to be heard as a whole', async () => {
  const onScene = vi.fn<NonNullable<VoiceCastingProps['onScene']>>()
  const work = workFixture()
  const { user, client } = setup(undefined, {
    onScene,
    handlers: { 'works.create': () => ({ work }), 'works.sentence': () => speechFixture(0) },
  })
  await tab(/Anna/)
  await user.click(screen.getByRole('button', { name: 'Hear the scene' }))
  await waitFor(() => expect(onScene).toHaveBeenCalledWith(work))
  const [anna, ben] = castingFixture().roles
  expect(client.calls.find(({ name }) => name === 'works.create')?.input).toEqual({
    text: SCENE,
    voice_id: anna?.cast_voice_id,
    speaker_voices: { Anna: anna?.cast_voice_id, Ben: ben?.cast_voice_id },
  })
})

it('says why the scene could not be prepared', async () => {
  const { user } = setup(undefined, {
    onScene: () => {},
    handlers: {
      'works.create': () => {
        throw new ConnectionError('offline')
      },
    },
  })
  await tab(/Anna/)
  await user.click(screen.getByRole('button', { name: 'Hear the scene' }))
  expect(await screen.findByText('The scene could not be prepared.')).toBeTruthy()
})

it('remembers the script and its wishes', async () => {
  const { user, runtime } = setup(undefined, { text: '' })
  await user.type(box(), 'Anna: Wait.')
  await tab(/Anna/)
  await user.click(screen.getByRole('radio', { name: 'Female' }))
  expect(JSON.parse(runtime.preferences.read('voiceScript') ?? '')).toMatchObject({
    text: 'Anna: Wait.',
    choices: { Anna: { gender: 'female' } },
  })
})

it('sends no wishes for the roles of an earlier script, and keeps them', async () => {
  const { user, runtime, onCast, lastInput } = setup(undefined, { text: '' })
  await user.type(box(), 'Anna: Wait.')
  await tab(/Anna/)
  await user.click(screen.getByRole('radio', { name: 'Female' }))
  await waitFor(() => expect(lastInput()?.role_wishes).toHaveLength(1))
  const calls = onCast.mock.calls.length
  await user.clear(box())
  await user.type(box(), 'Cleo: Wait.')
  await waitFor(() => expect(onCast.mock.calls.length).toBeGreaterThan(calls))
  await waitFor(() => expect(lastInput()).toMatchObject({ text: 'Cleo: Wait.', role_wishes: [] }))
  expect(runtime.preferences.read('voiceScript')).toContain('Anna')
})
