import { createRuntime } from '@voice-rankings/react'
import { createFakeClient, encodeWav, similarResultFixture, tone, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** Timeout for loading an element on a slow machine. */
const timeout = 15_000
const SAMPLE_RATE = 44_100

function soundUrl(): string {
  const samples = tone({ frequencyHz: 220, durationMs: 1500, sampleRate: SAMPLE_RATE, amplitude: 0.3 })
  return URL.createObjectURL(new Blob([encodeWav(samples, SAMPLE_RATE)], { type: 'audio/wav' }))
}

/** Inserts an element with a runtime that needs no server. */
function put(tag: string, props: Record<string, unknown>): HTMLElement {
  const client = createFakeClient({ 'voices.similar': () => similarResultFixture() })
  const element = Object.assign(document.createElement(tag), {
    ...props,
    runtime: createRuntime({ client, storage: null, user: null }),
  })
  document.body.replaceChildren(element)
  return element
}

/** Defines tests of the events for choices of a visitor and for measurements. */
export function testHostEvents(): void {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => {
    document.body.replaceChildren()
    vi.restoreAllMocks()
  })

  it.each([
    ['opens the page of the chosen voice', false],
    ['stays on the host page if it prevents the default', true],
  ])('<similar-voices> %s', { timeout: 30_000 }, async (_what, isPrevented) => {
    const similar = put('similar-voices', { voiceId: 'flite-slt--base' })
    const chosen: string[] = []
    similar.addEventListener('select', (event) => {
      chosen.push((event as CustomEvent<{ voice_name: string }>).detail.voice_name)
      if (isPrevented) event.preventDefault()
    })
    const opened: boolean[] = []
    const onClick = (event: Event) => {
      opened.push(!event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener('click', onClick)
    const link = () => similar.shadowRoot?.querySelector<HTMLElement>('[part=similar-row] a')
    await expect.poll(link, { timeout }).toBeTruthy()
    link()?.click()
    expect(chosen).toEqual(['Nora'])
    expect(opened).toEqual([!isPrevented])
    removeEventListener('click', onClick)
  })

  it('<analysis-panel> dispatches its measurements', { timeout: 60_000 }, async () => {
    const mark = { word: 'one', startTime: 50, duration: 400 }
    const voice = voiceFixture({ voice_sample_url: soundUrl(), voice_sample_word_times: [mark] })
    const panel = put('analysis-panel', { voice })
    const measured = new Promise((resolve) => {
      panel.addEventListener('measured', (event) => resolve((event as CustomEvent).detail))
    })
    const within = (selector: string) => panel.shadowRoot?.querySelector<HTMLElement>(selector)
    await expect.poll(() => within('[part=analysis][data-status=idle]'), { timeout }).toBeTruthy()
    // Browsers allow playback after a click in the page.
    await userEvent.click(document.body)
    await page.getByRole('button', { name: 'Start Analysis' }).click()
    expect(await measured).toEqual({
      results: expect.objectContaining({ peakIntensity: expect.any(Number) }),
      words: [expect.objectContaining({ word: 'one' })],
    })
  })
}
