import { screen, within } from '@testing-library/react'
import { spokenSnippetFixture, voiceFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { NowPlaying } from './NowPlaying.tsx'
import { VoicePlayer } from '../player/index.ts'
import { VoiceList } from './VoiceList.tsx'

const clara = voiceListingFixture()
const dock = () => screen.queryByRole('region', { name: 'Now playing' })
const catalogue = (
  <>
    <VoiceList voices={[clara]} />
    <NowPlaying />
  </>
)

async function play({ user }: ReturnType<typeof renderVoice>) {
  const [button] = screen.getAllByRole('button', { name: 'Play Clara' })
  if (button) await user.click(button)
}

describe('docked player', () => {
  it('is absent before the first playback', () => {
    renderVoice(catalogue)
    expect(dock()).toBeNull()
  })

  it('shows the playing voice with a link to its page and a pause button', async () => {
    const view = renderVoice(catalogue)
    await play(view)
    const inside = within(dock() ?? document.body)
    expect(inside.getByRole('link', { name: 'Clara' }).getAttribute('href')).toBe('/voice/flite/female/slt--standard')
    await view.user.click(inside.getByRole('button', { name: 'Pause Clara' }))
    expect(inside.getByRole('button', { name: 'Play Clara' })).toBeTruthy()
  })

  it('links to the playing snippet', async () => {
    const snippet = spokenSnippetFixture({ voice_snippet_id: 'tide', voice_snippet_peaks: [] })
    const view = renderVoice(
      <>
        <VoicePlayer voice={voiceFixture({ voice_sample_peaks: [] })} snippet={snippet} rated={false} />
        <NowPlaying />
      </>,
    )
    await view.user.click(screen.getByRole('button', { name: 'Play' }))
    expect(
      within(dock() ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/voice/flite/female/slt--standard?snippet=tide')
  })

  it('is absent on the page of the playing snippet', async () => {
    const snippet = spokenSnippetFixture({ voice_snippet_peaks: [] })
    const view = renderVoice(
      <>
        <VoicePlayer voice={voiceFixture({ voice_sample_peaks: [] })} snippet={snippet} rated={false} />
        <NowPlaying except="/voice/flite/female/slt--standard" />
      </>,
    )
    await view.user.click(screen.getByRole('button', { name: 'Play' }))
    expect(dock()).toBeNull()
  })

  it('keeps a sound playing when its list is left', async () => {
    const view = renderVoice(catalogue)
    await play(view)
    view.update(<NowPlaying />)
    await Promise.resolve()
    expect(view.audio[0]?.paused).toBe(false)
  })

  it('is absent on the page of the same voice', async () => {
    const view = renderVoice(
      <>
        <VoiceList voices={[clara]} />
        <NowPlaying except="/voice/flite/female/slt%2D%2Dstandard/" />
      </>,
    )
    await play(view)
    expect(dock()).toBeNull()
  })

  it('updates its time once a second, not in every frame', async () => {
    const view = renderVoice(catalogue)
    await play(view)
    const time = within(dock() ?? document.body).getByText('0:00')
    const written: string[] = []
    const observer = new MutationObserver((records) =>
      written.push(...records.map(({ target }) => target.textContent ?? '')),
    )
    observer.observe(time, { childList: true, characterData: true, subtree: true })
    for (let frame = 0; frame < 25; frame += 1) {
      view.audio[0]?.hear(100)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    expect(time.textContent).toBe('0:02')
    expect(written).toHaveLength(2)
    observer.disconnect()
  })

  it('disappears when the sound has ended', async () => {
    const view = renderVoice(catalogue)
    await play(view)
    view.audio[0]?.hear(4000)
    await screen.findByRole('button', { name: 'Play Clara' })
    expect(dock()).toBeNull()
  })
})
