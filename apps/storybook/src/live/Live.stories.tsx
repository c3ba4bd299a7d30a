import type { Meta, StoryObj } from '@storybook/react-vite'
import { AnalysisPanel, Leaderboard, SimilarVoices, VoiceMap, VoicePlayer, VoiceSearch } from '@voice-rankings/react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { LIVE_SERVER } from './liveServer.ts'
import { LiveVoice } from './LiveVoice.tsx'

/** Timeout for a server that has just started, in milliseconds. */
const PATIENCE = { timeout: 20_000 }

/** Components with a real server: real voices, sound and measurements. */
const meta = {
  title: 'Live/Components',
  tags: ['live'],
  parameters: { runtime: { baseUrl: LIVE_SERVER } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Player: Story = {
  name: 'the player generates a text and lights its words up as it speaks',
  render: () => <LiveVoice>{(voice) => <VoicePlayer voice={voice} autoPlay />}</LiveVoice>,
  async play({ canvas }) {
    const text = await canvas.findByRole('textbox', { name: 'Text to be spoken' }, PATIENCE)
    await userEvent.clear(text)
    await userEvent.type(text, 'The tide came in quietly.')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Snippet' }))
    const heard = new Set<number>()
    await waitFor(async () => {
      for (const range of CSS.highlights.get('voice-word') ?? []) heard.add(range.startOffset)
      await expect(heard.size).toBeGreaterThan(1)
    }, PATIENCE)
  },
}

const onSelect = fn()
export const Search: Story = {
  name: 'the search finds a voice by its name',
  render: () => (
    <LiveVoice>
      {(voice) => (
        <>
          <VoiceSearch onSelect={onSelect} />
          <p data-testid="name">{voice.voice_name}</p>
        </>
      )}
    </LiveVoice>
  ),
  async play({ canvas }) {
    const { textContent: name } = await canvas.findByTestId('name', undefined, PATIENCE)
    await userEvent.type(canvas.getByRole('combobox'), name ?? '')
    const [option] = await canvas.findAllByRole('option', { name: new RegExp(name ?? '') }, PATIENCE)
    if (option) await userEvent.click(option)
    await expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ voice_name: name }))
  },
}

export const Similar: Story = {
  name: 'similar voices come with how alike they are',
  render: () => <LiveVoice>{(voice) => <SimilarVoices voiceId={voice.voice_id} />}</LiveVoice>,
  async play({ canvas }) {
    await expect(await canvas.findByText('Best Overall Matches', undefined, PATIENCE)).toBeVisible()
    await expect((await canvas.findAllByText(/^\d+ %$/, undefined, PATIENCE)).length).toBeGreaterThan(0)
  },
}

export const Analysis: Story = {
  name: 'the analysis draws a voice as it is heard, then tells what it measures',
  render: () => <LiveVoice>{(voice) => <AnalysisPanel voice={voice} />}</LiveVoice>,
  async play({ canvas }) {
    const start = await canvas.findByRole('button', { name: 'Start Analysis' }, PATIENCE)
    await waitFor(() => expect(start).not.toHaveAttribute('aria-disabled', 'true'), PATIENCE)
    await userEvent.click(start)
    await expect(await canvas.findByRole('img', { name: /^Chart of / }, PATIENCE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop Analysis' }))
    await expect(await canvas.findByText('LUFS Loudness (LUFS)', undefined, PATIENCE)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Analysis by Word' }, PATIENCE)).toBeVisible()
  },
}

export const Map: Story = {
  name: 'the map has every voice where its measurements put it',
  render: () => <LiveVoice>{() => <VoiceMap />}</LiveVoice>,
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('heading', { name: 'Voice map' }, PATIENCE)
    const map = () => canvasElement.querySelector('[part~=map]')
    await waitFor(() => expect(map()).toHaveAttribute('data-status', 'ready'), PATIENCE)
    await expect(canvas.getByText(/^\d+ voices$/)).toBeVisible()
  },
}

export const Ranking: Story = {
  name: 'the leaderboard has the voices that wait for their ratings',
  render: () => <LiveVoice>{() => <Leaderboard />}</LiveVoice>,
  async play({ canvas }) {
    await expect(await canvas.findByText('Unranked', undefined, PATIENCE)).toBeVisible()
  },
}
