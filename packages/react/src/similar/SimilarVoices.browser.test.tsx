import { similarResultFixture, similarVoiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import type { InBrowser } from '../testing/showInBrowser.tsx'
import { AttributeSimilarityCard } from './AttributeSimilarityCard.tsx'
import { SimilarVoices } from './SimilarVoices.tsx'
import { SimilarVoicesCard } from './SimilarVoicesCard.tsx'

const voice = similarVoiceFixture()
const similarVoices = () => similarResultFixture({ overallSimilarResults: [voice] })
// Space for the negative margin of a row.
const style = { padding: '16px' }
/** Visible icons of a button: gender or playback. */
const seen = (row: Element | undefined) =>
  ['[data-sign]', '[data-mark]'].filter((sign) => row?.querySelector(sign)?.checkVisibility())
/** Darkness of a pixel. */
const inkOf = ([red = 0, green = 0, blue = 0]: number[]) => 765 - red - green - blue

describe.each([
  ['a row of the tab', SimilarVoices],
  ['a row of the sidebar', SimilarVoicesCard],
])('%s', (_where, Rows) => {
  let shown: InBrowser

  beforeEach(async () => {
    shown = showInBrowser(<Rows voiceId="flite-slt--standard" />, {
      handlers: { 'voices.similar': similarVoices },
      style,
    })
    await expect.poll(row).toBeTruthy()
  })
  afterEach(() => shown.leave())

  const row = () => shown.root.querySelector<HTMLElement>('.voice-similar-list li')
  const button = () => row()?.querySelector('button')?.getAttribute('aria-label')

  it.each([
    ['its name', { x: 120, y: 20 }],
    ['its empty middle', { x: 300, y: 26 }],
    ['its edge', { x: 3, y: 26 }],
  ])('plays its sample when %s is clicked, and pauses it on the next click', async (_, position) => {
    await userEvent.click(row() as HTMLElement, { position })
    await expect.poll(button).toBe(`Pause ${voice.voice_name}`)
    await userEvent.click(row() as HTMLElement, { position })
    await expect.poll(button).toBe(`Play ${voice.voice_name}`)
  })

  it('does not play when its link is clicked', async () => {
    const link = row()?.querySelector('a') as HTMLElement
    // Prevents navigation.
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(button()).toBe(`Play ${voice.voice_name}`)
  })
})

describe('AttributeSimilarityCard', () => {
  const others = [
    { ...voice, value: 181, difference: 5 },
    { ...voice, voice_id: 'b', voice_name: 'Theo', voice_gender: 'male' as const, value: 163, difference: -13 },
  ]
  const show = (playingVoiceId: string | null) =>
    showInBrowser(
      <AttributeSimilarityCard
        title="Pitch"
        unit="Hz"
        voices={others}
        playingVoiceId={playingVoiceId}
        onTogglePlay={vi.fn()}
      />,
      { style },
    )

  it.each([
    ['at rest, its gender', null, false, '[data-sign]'],
    ['while it is pointed at, what a press does', null, true, '[data-mark]'],
    ['while it plays, that it can be paused', voice.voice_id, false, '[data-mark]'],
  ])('shows in a row %s', async (_when, playing, isPointedAt, expected) => {
    const { root, leave } = show(playing)
    await expect.poll(() => root.querySelectorAll('li').length).toBe(2)
    const row = root.querySelector('li') as HTMLElement
    if (isPointedAt) await userEvent.hover(row)
    else await userEvent.unhover(row)
    await expect.poll(() => seen(row)).toEqual([expected])
    leave()
  })

  it("draws a bar per voice in its gender's colour, stronger towards the top", async () => {
    const { root, leave } = show(null)
    await expect.poll(() => root.querySelector('canvas')?.width).toBeGreaterThan(100)
    const canvas = root.querySelector('canvas') as HTMLCanvasElement
    const scale = canvas.width / canvas.clientWidth
    const pixels = canvas.getContext('2d') as CanvasRenderingContext2D
    const at = (x: number, y: number) => [...pixels.getImageData(x * scale, y * scale, 1, 1).data]
    // The second of the two bars is shorter.
    const { clientWidth } = canvas
    const [herTop, herFoot, hisFoot] = [at(14, 2), at(14, 38), at(clientWidth - 14, 38)]
    expect(inkOf(herTop)).toBeGreaterThan(inkOf(herFoot))
    // Purple has more red than green, blue the reverse.
    expect(Math.sign((herFoot[0] ?? 0) - (herFoot[1] ?? 0))).toBe(1)
    expect(Math.sign((hisFoot[0] ?? 0) - (hisFoot[1] ?? 0))).toBe(-1)
    leave()
  })
})
