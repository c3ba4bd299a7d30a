import type { Gender } from '@voice-rankings/contract'

const COLORS = {
  female: '--voice-female',
  male: '--voice-male',
  unknown: '--voice-none',
  intensity: '--voice-ink-2',
  vocalFry: '--voice-star',
  line: '--voice-line',
  text: '--voice-ink-2',
  tip: '--voice-ink',
  onTip: '--voice-on-ink',
  surface: '--voice-surface',
} as const satisfies Record<Gender, string> & Record<string, string>

/** Colours and font of the chart, as canvas values. */
export type ChartTheme = Record<keyof typeof COLORS | 'font', string>

/** Reads the theme at an element, since a canvas cannot use CSS variables. The element's own colour is overwritten. */
export function readChartTheme(probe: HTMLElement): ChartTheme {
  const style = probe.ownerDocument.defaultView?.getComputedStyle(probe)
  const read = (variable: string) => {
    probe.style.color = `var(${variable})`
    return style?.color ?? ''
  }
  const colors = Object.entries(COLORS).map(([name, variable]) => [name, read(variable)])
  return { ...Object.fromEntries(colors), font: style?.fontFamily ?? 'sans-serif' } as ChartTheme
}
