import { screen } from '@testing-library/react'
import { voiceListingFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { SampleButton } from './SampleButton.tsx'

const clara = voiceListingFixture()
const rob = voiceListingFixture({ voice_name: 'Rob', voice_speaker_id: 'rms--standard', voice_gender: 'male' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('SampleButton plays and pauses the sample of its voice', async () => {
  const { user, audio } = renderVoice(<SampleButton voice={clara} />)
  await user.click(button('Play Clara'))
  expect(audio.map(({ src, paused }) => [src, paused])).toEqual([[clara.voice_sample_url, false]])
  await user.click(button('Pause Clara'))
  expect(audio[0]?.paused).toBe(true)
})

it('SampleButton pauses another playing voice', async () => {
  const { user } = renderVoice([<SampleButton key="a" voice={clara} />, <SampleButton key="b" voice={rob} />])
  await user.click(button('Play Clara'))
  await user.click(button('Play Rob'))
  expect(button('Play Clara')).toBeTruthy()
  expect(button('Pause Rob')).toBeTruthy()
})

it('two SampleButtons of the same sound share its state', async () => {
  const { user, audio } = renderVoice([<SampleButton key="a" voice={clara} />, <SampleButton key="b" voice={clara} />])
  const [first] = screen.getAllByRole('button', { name: 'Play Clara' })
  if (first) await user.click(first)
  expect(screen.getAllByRole('button', { name: 'Pause Clara' })).toHaveLength(2)
  expect(audio).toHaveLength(1)
})

it('SampleButton is grey and disabled without a sample', () => {
  renderVoice(<SampleButton voice={{ ...clara, voice_sample_url: null }} />)
  expect(button('Clara has no sample yet').disabled).toBe(true)
  expect(button('Clara has no sample yet').dataset['gender']).toBe('none')
})

it('SampleButton provides its voice to a docked player', async () => {
  const { user, runtime } = renderVoice(<SampleButton voice={clara} />)
  await user.click(button('Play Clara'))
  expect(runtime.playback.current.getState()?.info).toMatchObject({
    title: 'Clara',
    gender: 'female',
    href: '/voice/flite/female/slt--standard',
  })
})
