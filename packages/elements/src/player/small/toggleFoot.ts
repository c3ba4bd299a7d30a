import { RATE_KEY, RATES } from '@voice-rankings/playback'
import { adoptStyles } from '../../element/adoptStyles.ts'
import type { PlayerController } from './PlayerController.ts'
import type { SmallPlayer } from './SmallPlayer.ts'
import styles from './foot.css?inline'
import { footMessages } from './footMessages.ts'
import { store } from './safeStorage.ts'
import { makeNodeIn } from './makeNodeIn.ts'
import { restMessages } from './restMessages.ts'
import { saveSound } from './saveSound.ts'
import { shareSound } from './shareSound.ts'

/** Toggles the More panel, opened by the More button and closed by it or Escape. */
export function toggleFoot(
  player: SmallPlayer,
  root: ShadowRoot,
  media: HTMLAudioElement,
  controller: PlayerController,
): void {
  const more = root.querySelector<HTMLElement>('[part=more]')
  const known = root.querySelector<HTMLElement>('[part=foot]')
  if (known) known.hidden = !known.hidden
  else more?.after(buildFoot(player, root, media, controller))
  more?.setAttribute('aria-expanded', String(!known?.hidden))
}

/** Updates the More panel to the player's current attributes. */
export function renewFoot(
  player: SmallPlayer,
  root: ShadowRoot,
  media: HTMLAudioElement,
  controller: PlayerController,
): void {
  const known = root.querySelector<HTMLElement>('[part=foot]')
  if (!known) return
  const focused = known.contains(root.activeElement) && root.activeElement?.getAttribute('part')
  const foot = buildFoot(player, root, media, controller)
  foot.hidden = known.hidden
  known.replaceWith(foot)
  if (focused) foot.querySelector<HTMLElement>(`[part=${focused}]`)?.focus()
}

function buildFoot(
  player: SmallPlayer,
  root: ShadowRoot,
  media: HTMLAudioElement,
  controller: PlayerController,
): HTMLElement {
  adoptStyles(root, styles)
  const texts = { ...restMessages, ...footMessages, ...player.texts }
  const speech = () => root.querySelector<HTMLElement>('[part=speech]')
  const isShown = () => speech()?.hidden === false
  const has = (name: string) => player.hasAttribute(name)
  const href = player.getAttribute('href')
  const make = makeNodeIn(player.ownerDocument)
  const button = (part: string, text: string, more: Record<string, string> = {}) =>
    make('button', { part, ...more }, text)
  const offersCaptions = has('marks') && !has('highlight-target')
  const offersFull = has('voice-path') || has('snippet-id')
  const foot = make(
    'div',
    { part: 'foot', role: 'group', 'aria-label': texts.more },
    make(
      'select',
      { part: 'speed', 'aria-label': texts.speed },
      ...RATES.map((rate) => {
        const isChosen = Number(rate) === media.playbackRate
        return make('option', { value: rate, selected: isChosen && '' }, `${rate}×`)
      }),
    ),
    ...(offersCaptions ? [button('captions', texts.captions, { 'aria-pressed': String(isShown()) })] : []),
    make('a', { part: 'download', href: media.src, download: '' }, texts.download),
    button('share', texts.share),
    ...(href ? [make('a', { part: 'open-page', href, target: '_blank' }, texts.openPage)] : []),
    ...(offersFull ? [button('full-player', texts.fullPlayer)] : []),
    make('output', {}),
  ) as HTMLElement
  const say = (text: string) => foot.querySelector('output')?.replaceChildren(text)
  const acts: Record<string, (control: Element, event: Event) => unknown> = {
    captions: async (control) => {
      const words = speech()
      if (words) words.hidden = !words.hidden
      else await controller.followWords()
      control.setAttribute('aria-pressed', String(isShown()))
    },
    download: (_link, event) => saveSound(event, media.src),
    share: () => shareSound(player, texts).then(say),
    'full-player': (control) => {
      control.setAttribute('aria-busy', 'true')
      return controller.openFull().catch((error: unknown) => {
        console.error('The full player could not be loaded:', error)
        control.removeAttribute('aria-busy')
        say(texts.notOpened)
      })
    },
  }
  foot.addEventListener('click', (event) => {
    const control = (event.target as Element).closest('[part]')
    void acts[control?.getAttribute('part') ?? '']?.(control as Element, event)
  })
  foot.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLSelectElement
    media.playbackRate = Number(value)
    store(RATE_KEY, value)
  })
  foot.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    toggleFoot(player, root, media, controller)
    root.querySelector<HTMLElement>('[part=more]')?.focus()
  })
  return foot
}
