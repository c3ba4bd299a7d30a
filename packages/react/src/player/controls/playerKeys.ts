// Separate chunk: keys and their hints are needed only where a keyboard or mouse is.
import { RATES } from '@voice-rankings/playback'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

/** Keys of a full player, by the part whose control they stand for. */
const KEYS = { text: 'E', speed: 'S', more: 'D' } as const

/** Controls with keys of their own: fields, and buttons for Space. */
const FIELDS = 'input:not([type=range]), textarea, select, [contenteditable]'
const BUTTONS = 'button, a, summary'

/**
 * Adds keys to a full player, which work while the focus is inside it and not in a field: E edits the text, S takes the
 * next speed, D downloads the audio, Space plays and pauses. The returned function removes them.
 */
export function addPlayerKeys(root: HTMLElement, read: () => VoicePlayerModel): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    const target = event.target as Element
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey
    if (event.defaultPrevented || hasModifier || event.isComposing || target.closest(FIELDS)) return
    if (event.key === ' ' && target.closest(BUTTONS)) return
    const act = actions(root, read())[event.key.toLowerCase()]
    if (!act) return
    // Otherwise the letter would be typed into the text.
    event.preventDefault()
    act()
  }

  root.addEventListener('keydown', onKeyDown)
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, hint)
  return () => {
    root.removeEventListener('keydown', onKeyDown)
    for (const type of ['pointerover', 'focusin']) root.removeEventListener(type, hint)
  }
}

/** Names the key of a control in its tooltip, which browsers show to mice only. */
function hint({ target }: Event): void {
  for (const [part, key] of Object.entries(KEYS)) {
    const control = (target as Element).closest(`[part~=${part}]`)
    if (!control || control.hasAttribute('aria-keyshortcuts')) continue
    control.setAttribute('aria-keyshortcuts', key)
    control.setAttribute('title', `${control.getAttribute('aria-label') ?? ''} (${key})`)
  }
}

/** What each key does now. */
function actions(root: HTMLElement, player: VoicePlayerModel): Record<string, (() => void) | undefined> {
  const text = root.querySelector<HTMLElement>(`textarea[part~=text]`)
  const { stage, rate, canAct } = player
  return {
    e: text ? () => text.focus() : undefined,
    s: () => player.onRateChange(nextRate(rate)),
    d: stage.track ? () => player.onDownload('audio') : undefined,
    ' ': canAct ? player.onAction : undefined,
  }
}

/** The next faster of the offered speeds, and after the last the first. */
const nextRate = (rate: number) => Number(RATES.find((one) => Number(one) > rate) ?? RATES[0])
