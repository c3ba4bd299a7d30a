import { formatTime, waveformPath } from '@voice-rankings/playback'
import { parsePeakList } from '../parsePeakList.ts'
import type { SmallPlayerProps } from './SmallPlayerProps.ts'
import type { restMessages } from './restMessages.ts'

/** Creates a node from a tag, attributes and children. */
export type MakeNode<Node> = (
  tag: string,
  attributes: Record<string, string | number | boolean | undefined>,
  ...inside: (Node | string)[]
) => Node

/** Number of waveform bars, independent of the width. */
export const BARS = 72

/** Content of an idle player: DOM nodes in a browser, HTML on a server. */
export function smallTree<Node>(make: MakeNode<Node>, props: SmallPlayerProps, texts: typeof restMessages): Node {
  const { src, title = '', subtitle = '', peaks = '', href } = props
  const name = title || texts.untitled
  // A missing or invalid length becomes 0.
  const lengthMs = +(props.durationMs as string) || 0
  return make(
    'div',
    { part: 'player', class: 'root', 'aria-label': name, role: 'group' },
    make(
      'button',
      { part: 'play-button', 'aria-label': texts.play(name), disabled: !src },
      make(
        'slot',
        { name: 'play-icon' },
        make('svg', { viewBox: '0 0 24 24' }, make('path', { part: 'play-icon', d: 'M8 5v14l11-7z' })),
      ),
    ),
    make(
      'div',
      { part: 'heading' },
      // Without an address it is not a link.
      make('slot', { name: 'header' }, make('a', { part: 'title', href, target: '_blank' }, title)),
      make('span', { part: 'subtitle' }, subtitle),
      make('span', { part: 'time' }, lengthMs ? formatTime(lengthMs) : ''),
    ),
    make(
      'div',
      { part: 'visualizer' },
      make(
        'svg',
        { part: 'waveform', viewBox: `0 0 ${BARS} 100`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        make('path', { d: waveformPath(parsePeakList(peaks) ?? [], BARS) }),
      ),
      make('input', {
        part: 'seek',
        type: 'range',
        max: lengthMs / 1000,
        value: 0,
        'aria-label': texts.seek,
        disabled: !lengthMs,
      }),
    ),
    make('button', { part: 'more', 'aria-label': texts.more, 'aria-expanded': 'false' }, '•••'),
  )
}
