import { toneUrl } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import styles from './page.css?inline'
import { renderToHtml } from './renderToHtml.ts'

const SRC = toneUrl({ durationMs: 4000, amplitude: 0.01 })

it.each([
  ['without scripts a server-rendered player shows native controls', '', { native: true, ours: false }],
  [
    'with scripts allowed a server-rendered player shows its own controls before they load',
    'allow-scripts',
    { native: undefined, ours: true },
  ],
])('%s', async (_what, allowed, seen) => {
  const frame = document.createElement('iframe')
  frame.sandbox.value = `allow-same-origin ${allowed}`
  const sheet = `data:text/css,${encodeURIComponent(styles)}`
  frame.srcdoc = renderToHtml({ src: SRC, title: 'Owl', durationMs: 4000 }, { styles: sheet })
  document.body.append(frame)
  const look = () => {
    const player = frame.contentDocument?.querySelector('voice-player')
    return {
      native: player?.querySelector('audio')?.checkVisibility(),
      ours: player?.shadowRoot?.querySelector('[part=player]')?.checkVisibility(),
    }
  }
  await expect.poll(look).toEqual(seen)
  frame.remove()
})
