import { formatTime, waveformPath } from '@voice-rankings/playback'
import { parsePeakList } from '../player/parsePeakList.ts'
import type { FacadeMessages } from './messages.ts'
import type { FacadeProps } from './FacadeProps.ts'

/** A node: its tag, its attributes, and what is inside. */
export type Tree = readonly [
  tag: string,
  attributes: Record<string, string | false | undefined>,
  ...inside: (Tree | string)[],
]

/** How many bars the waveform has, whatever its width. */
export const BARS = 72

const icon = (...paths: [part: string, d: string][]): Tree => [
  'svg',
  { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
  ...paths.map(([part, d]): Tree => ['path', { part, d }]),
]

/** All of the player as it stands at rest: built as nodes in a browser, and written as HTML on a server. */
export function facadeTree(props: FacadeProps, texts: FacadeMessages): Tree {
  const { src, title, subtitle = '', gender = 'none', peaks = '', durationMs, href } = props
  const name = title || texts.untitled
  const end = formatTime(Number(durationMs) || 0)
  const isCatalogue = props.voicePath || props.snippetId
  return [
    'div',
    { class: 'root', part: 'player', 'data-gender': gender, role: 'group', 'aria-label': name },
    [
      'button',
      { part: 'play-button', type: 'button', 'aria-label': texts.play(name), disabled: src ? undefined : '' },
      icon(['play-icon', 'M8 5v14l11-7z'], ['pause-icon', 'M7 5h3v14H7zM14 5h3v14h-3z']),
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
      'div',
      { part: 'foot' },
      ['select', { part: 'speed', 'aria-label': texts.speed }, ['option', { value: '1' }, '1×']],
      ...(src
        ? [
            [
              'a',
              { part: 'download', href: src, download: '', 'aria-label': texts.download },
              icon(['icon', 'M12 4v11m-5-5 5 5 5-5M5 20h14']),
            ] as const,
          ]
        : []),
      ...(isCatalogue ? [['button', { part: 'more', type: 'button' }, texts.more] as const] : []),
      ...(href ? [['a', { part: 'open-page', href, target: '_blank', rel: 'noopener' }, texts.openPage] as const] : []),
    ],
    ['slot', {}],
  ]
}
