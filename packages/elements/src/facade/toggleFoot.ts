import { RATE_KEY, RATES } from '@voice-rankings/playback'
import { adoptStyles } from '../element/adoptStyles.ts'
import { buildTree } from './buildTree.ts'
import type { Deck } from './Deck.ts'
import { textsOf } from './FacadeElement.ts'
import type { FacadeElement } from './FacadeElement.ts'
import type { Tree } from './facadeTree.ts'
import styles from './foot.css?inline'
import { keep } from './kept.ts'
import { saveSound } from './saveSound.ts'
import { shareSound } from './shareSound.ts'

/** What a player offers besides: shown by its More button and hidden by it or Escape. */
export function toggleFoot(player: FacadeElement, root: ShadowRoot, media: HTMLAudioElement, deck: Deck): void {
  const more = root.querySelector<HTMLElement>('[part=more]')
  const known = root.querySelector<HTMLElement>('[part=foot]')
  if (known) known.hidden = !known.hidden
  else more?.after(buildFoot(player, root, media, deck))
  more?.setAttribute('aria-expanded', String(!known?.hidden))
}

function buildFoot(player: FacadeElement, root: ShadowRoot, media: HTMLAudioElement, deck: Deck): Element {
  adoptStyles(root, styles)
  const texts = textsOf(player)
  const speech = () => root.querySelector<HTMLElement>('[part=speech]')
  const isShown = () => speech()?.hidden === false
  const has = (name: string) => player.hasAttribute(name)
  const foot = buildTree(player.ownerDocument, [
    'div',
    { part: 'foot', role: 'group', 'aria-label': texts.more },
    [
      'select',
      { part: 'speed', 'aria-label': texts.speed },
      ...RATES.map((rate): Tree => {
        const isChosen = Number(rate) === media.playbackRate
        return ['option', { value: rate, selected: isChosen ? '' : undefined }, `${rate}×`]
      }),
    ],
    ...(has('marks') && !has('highlight-target')
      ? [button('captions', texts.captions, { 'aria-pressed': String(isShown()) })]
      : []),
    ['a', { part: 'download', href: media.src, download: '' }, texts.download],
    button('share', texts.share),
    ...(has('voice-path') || has('snippet-id') ? [button('full-player', texts.fullPlayer)] : []),
    ['output', {}],
  ])
  const say = (text: string) => foot.querySelector('output')?.replaceChildren(text)
  const acts: Record<string, (control: Element, event: Event) => unknown> = {
    captions: async (control) => {
      const words = speech()
      if (words) words.hidden = !words.hidden
      else await deck.followWords()
      control.setAttribute('aria-pressed', String(isShown()))
    },
    download: (_link, event) => saveSound(event, media.src),
    share: () => shareSound(player, texts).then(say),
    'full-player': () => deck.openFull(),
  }
  foot.addEventListener('click', (event) => {
    const control = (event.target as Element).closest('[part]')
    void acts[control?.getAttribute('part') ?? '']?.(control as Element, event)
  })
  foot.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLSelectElement
    media.playbackRate = Number(value)
    keep(RATE_KEY, value)
  })
  foot.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return
    toggleFoot(player, root, media, deck)
    root.querySelector<HTMLElement>('[part=more]')?.focus()
  })
  return foot
}

const button = (part: string, text: string, more: Record<string, string> = {}): Tree => [
  'button',
  { part, type: 'button', ...more },
  text,
]
