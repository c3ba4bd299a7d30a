// eslint-disable-next-line typescript/triple-slash-reference -- the types of a module that no file exports
/// <reference path="../testing/styleSheets.d.ts" />
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createRuntime, VoiceProvider, type Theme } from '../runtime/index.ts'
import styles from '../styles.css?inline'
import { emulateMedia } from '../testing/emulateMedia.ts'
import { AnalysisPanelView } from './AnalysisPanelView.tsx'
import { ANALYSIS_STATES } from './testing/analysisModel.ts'

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

/**
 * Renders a finished analysis in a shadow root; returns the brightness of the chart's background, 0–255, once it is
 * drawn.
 */
function setup() {
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const root = createRoot(shadow)
  const runtime = createRuntime({ storage: null })
  return {
    show: (theme: Theme) =>
      root.render(
        <VoiceProvider runtime={runtime} theme={theme}>
          <AnalysisPanelView {...ANALYSIS_STATES.finished} />
        </VoiceProvider>,
      ),
    paper: () => shadow.querySelector('canvas')?.getContext('2d')?.getImageData(2, 2, 1, 1).data[0] ?? 128,
    host,
    shadow,
    end() {
      root.unmount()
      host.remove()
    },
  }
}

it('the chart follows the theme, also inside a shadow root', async () => {
  const { show, paper, end } = setup()
  show('light')
  await vi.waitFor(() => expect(paper()).toBeGreaterThan(240), { timeout: 5000 })
  show('dark')
  await vi.waitFor(() => expect(paper()).toBeLessThan(60), { timeout: 5000 })
  end()
})

it('pointing at the chart draws a tooltip', async () => {
  const { show, shadow, paper, end } = setup()
  show('light')
  await vi.waitFor(() => expect(paper()).toBeGreaterThan(240), { timeout: 5000 })
  const canvas = shadow.querySelector('canvas')!
  const before = canvas.toDataURL()
  await userEvent.hover(canvas, { position: { x: 200, y: 120 } })
  await vi.waitFor(() => expect(canvas.toDataURL() === before).toBe(false))
  end()
})

it('the chart keeps its colours in forced colours mode', async () => {
  await emulateMedia('forced-colors', 'active')
  const { show, shadow, end } = setup()
  show('light')
  const colors = () => {
    const canvas = shadow.querySelector('canvas')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width || 1, canvas.height || 1).data ?? []
    return new Set(
      Uint32Array.from({ length: pixels.length / 4 }, (_, n) => (pixels[n * 4] ?? 0) * 256 + (pixels[n * 4 + 1] ?? 0)),
    ).size
  }
  // Lines, dots and letters on a background; in a single colour the chart would be a blank rectangle.
  await vi.waitFor(() => expect(colors()).toBeGreaterThan(20), { timeout: 5000 })
  end()
  await emulateMedia('forced-colors', '')
})

it('the chart is not wider than a narrow page before it is drawn', () => {
  const { host, show, shadow, end } = setup()
  host.style.width = '288px'
  flushSync(() => show('light'))
  const widthOf = (selector: string) => shadow.querySelector(selector)?.getBoundingClientRect().width
  const [canvas = 0, plot = 0] = [widthOf('canvas'), widthOf('.voice-analysis-plot')]
  end()
  expect(canvas).toBeGreaterThan(0)
  expect(canvas).toBeLessThanOrEqual(plot)
})
