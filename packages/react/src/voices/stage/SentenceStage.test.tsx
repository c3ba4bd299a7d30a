import { screen, waitFor, within } from '@testing-library/react'
import { ConnectionError } from '@voice-rankings/sdk'
import { searchResultFixture, speechResponseFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { expect, it, vi } from 'vitest'
import { renderVoice, type SetupOptions } from '../../testing/renderVoice.tsx'
import type { Speakers } from './loadSpeakers.ts'
import { SentencePair } from './SentencePair.tsx'
import { SentenceStageView } from './SentenceStageView.tsx'
import { useSentenceStage } from './useSentenceStage.ts'

const named = (name: string, more: object = {}) =>
  voiceListingFixture({
    voice_id: `flite-${name}`,
    voice_name: name,
    voice_speaker_id: name,
    voice_sample_url: `/${name}.mp3`,
    ...more,
  })
const [clara, nora, rob] = [named('Clara'), named('Nora'), named('Rob', { voice_gender: 'male' })]
const greta = named('Greta', { voice_language_code: 'de-DE', voice_language_codes: ['de-DE'] })
const SPEAKERS: Speakers = {
  languageCode: 'en',
  text: 'It was a bright morning.',
  voices: [clara, nora],
  traits: ['calm'],
  total: 3,
}
const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
]

function Stage() {
  const stage = useSentenceStage({ speakers: SPEAKERS, languages: LANGUAGES })
  return (
    <>
      <SentenceStageView {...stage} />
      <SentencePair {...stage} />
    </>
  )
}

function setup(handlers: SetupOptions['handlers'] = {}) {
  const view = renderVoice(<Stage />, {
    handlers: {
      'speech.generate': (input) => speechResponseFixture(input.text, { voice_snippet_id: input.voice_id }),
      'speech.patch': (input) => input,
      'account.status': () => Promise.reject(new ConnectionError('offline')),
      'voices.search': ({ languageCode }) => searchResultFixture(languageCode === 'de' ? [greta] : [clara, rob]),
      ...handlers,
    },
  })
  const spoken = () =>
    view.client.calls.flatMap(({ name, input }) => {
      if (name !== 'speech.generate') return []
      const { text, voice_id } = input as { text: string; voice_id: string }
      return [`${voice_id}: ${text}`]
    })
  return { ...view, spoken }
}

const stage = (voice = 'Clara') => within(screen.getByRole('region', { name: `${voice} speaks your sentence` }))
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your sentence' })

it('the stage speaks its first text, and then pauses it', async () => {
  const { user, spoken } = setup()
  await user.click(stage().getByRole('button', { name: 'Play Clara' }))
  await waitFor(() => expect(spoken()).toEqual(['flite-Clara: It was a bright morning.']))
  await waitFor(() => expect(stage().getByRole('button', { name: 'Pause Clara' }).dataset['status']).toBe('playing'))
  await user.click(stage().getByRole('button', { name: 'Pause Clara' }))
  expect(await stage().findByRole('button', { name: 'Play Clara' })).toBeTruthy()
})

it('“Write your own” selects the text, and Control and Enter speak the new one', async () => {
  const { user, spoken } = setup()
  await user.click(screen.getByRole('button', { name: 'Write your own' }))
  await user.keyboard('Good evening!{Control>}{Enter}{/Control}')
  await waitFor(() => expect(spoken()).toEqual(['flite-Clara: Good evening!']))
})

it('another voice speaks the same text at once and takes the stage', async () => {
  const { user, spoken } = setup()
  const others = within(screen.getByRole('list', { name: 'Other voices' }))
  await user.click(others.getByRole('button', { name: 'Play Nora' }))
  expect(await stage('Nora').findByRole('button', { name: 'Pause Nora' })).toBeTruthy()
  expect(spoken()).toEqual(['flite-Nora: It was a bright morning.'])
})

it('a trait brings the nearest voice that has it', async () => {
  const { user, spoken, client } = setup()
  await user.click(screen.getByRole('button', { name: 'calm' }))
  await waitFor(() => expect(spoken()).toEqual(['flite-Rob: It was a bright morning.']))
  expect(client.calls[0]?.input).toMatchObject({ languageCode: 'en', traits: 'calm' })
})

it('a language brings its voice and its text', async () => {
  const { user, spoken } = setup()
  await user.click(screen.getByRole('button', { name: 'Deutsch' }))
  await waitFor(() => expect(spoken()).toEqual([expect.stringMatching(/^flite-Greta: Kapitel eins/)]))
  expect(box().value).toMatch(/^Kapitel eins/)
})

it('a language leaves the text that the visitor has written', async () => {
  const { user, spoken } = setup()
  await user.clear(box())
  await user.type(box(), 'Hello Anna')
  await user.click(screen.getByRole('button', { name: 'Deutsch' }))
  await waitFor(() => expect(spoken()).toEqual(['flite-Greta: Hello Anna']))
})

it('the sample is played when the engine does not answer, and the sentence can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let works = false
  const { user, audio, spoken } = setup({
    'speech.generate': ({ text }) => {
      if (!works) throw new ConnectionError('offline')
      return speechResponseFixture(text)
    },
  })
  await user.click(stage().getByRole('button', { name: 'Play Clara' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This is its sample')
  await waitFor(() => expect(audio.map(({ src, paused }) => [src, paused])).toEqual([['/Clara.mp3', false]]))
  works = true
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(spoken()).toHaveLength(2)
})

it('voices that could not be loaded are loaded again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let works = false
  const { user, spoken } = setup({
    'voices.search': () => {
      if (!works) throw new ConnectionError('offline')
      return searchResultFixture([rob])
    },
  })
  await user.click(screen.getByRole('button', { name: 'calm' }))
  const alert = await screen.findByRole('alert')
  works = true
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(spoken()).toHaveLength(1))
})

it('a small comparison plays both voices in turn and opens with the text', async () => {
  const { user, spoken } = setup()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Compare more voices' })
  expect(decodeURIComponent(link.href)).toContain('with=flite-Nora#text=It+was+a+bright+morning.')
  await user.click(screen.getByRole('button', { name: 'Play both' }))
  await waitFor(() => expect(spoken()).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.getByRole('button', { name: 'Play both' })).toBeTruthy()
})
