import { formatTime, waveformPath } from '@voice-rankings/playback'
import { parsePeakList } from '../player/parsePeakList.ts'
import type { FacadeProps } from './FacadeProps.ts'
import type { restMessages } from './restMessages.ts'

/** A node: its tag, its attributes, and what is inside. */
export type Tree = readonly [
  tag: string,
  attributes: Record<string, string | false | undefined>,
  ...inside: (Tree | string)[],
]

/** How many bars the waveform has, whatever its width. */
export const BARS = 72

/** A picture of one path. */
export const icon = (part: string, d: string): Tree => [
  'svg',
  { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
  ['path', { part, d }],
]

/** All of the player as it stands at rest: built as nodes in a browser, and written as HTML on a server. */
export function facadeTree(props: FacadeProps, texts: typeof restMessages): Tree {
  const { src, title, subtitle = '', gender = 'none', peaks = '', durationMs, href } = props
  const name = title || texts.untitled
  const end = formatTime(Number(durationMs) || 0)
  return [
    'div',
    { class: 'root', part: 'player', 'data-gender': gender, role: 'group', 'aria-label': name },
    [
      'button',
      { part: 'play-button', type: 'button', 'aria-label': texts.play(name), disabled: src ? undefined : '' },
      icon('play-icon', 'M8 5v14l11-7z'),
    ],
    [
      'p',
      { part: 'heading' },
      ['b', { part: 'title' }, title ?? ''],
      ['span', { part: 'subtitle' }, subtitle],
      ['span', { part: 'time' }, durationMs ? end : ''],
    ],
    [
      'div',
      { part: 'visualizer' },
      [
        'svg',
        { part: 'waveform', viewBox: `0 0 ${BARS} 100`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        ['path', { d: waveformPath(parsePeakList(peaks) ?? [], BARS) }],
      ],
      [
        'input',
        {
          part: 'seek',
          type: 'range',
          min: '0',
          max: String((Number(durationMs) || 0) / 1000),
          step: 'any',
          value: '0',
          'aria-label': texts.seek,
          'aria-valuetext': texts.position('0:00', end),
          disabled: durationMs ? undefined : '',
        },
      ],
    ],
    [
      'button',
      { part: 'more', type: 'button', 'aria-label': texts.more, 'aria-expanded': 'false' },
      icon('icon', 'M5 12h0m7 0h0m7 0h0'),
    ],
    ...(href ? [['a', { part: 'open-page', href, target: '_blank', rel: 'noopener' }, texts.openPage] as const] : []),
  ]
}
