import { attributeName } from '../../element/attributeName.ts'
import type { SmallPlayerProps } from './SmallPlayerProps.ts'
import { smallTree } from './smallTree.ts'
import type { MakeNode } from './smallTree.ts'
import { restMessages } from './restMessages.ts'
import type { SmallPlayerMessages } from './messages.ts'

export interface RenderOptions {
  /** Address of the style sheet in the script build, `player.css`. */
  styles: string
  /** Texts that replace the English ones. */
  texts?: Partial<SmallPlayerMessages>
}

/**
 * Renders a player to HTML on a server: it is visible before any script, plays without scripts through native controls,
 * and is adopted by the script.
 *
 * @example
 * const html = renderToHtml({ src: '/owl.mp3', title: 'The owl' }, { styles: '/player.css' })
 */
export function renderToHtml(props: SmallPlayerProps, { styles, texts }: RenderOptions): string {
  const attributes = Object.fromEntries(Object.entries(props).map(([name, value]) => [attributeName(name), value]))
  const sheet = `<link rel="stylesheet" href="${escape(styles)}">`
  const player = smallTree(print, props, { ...restMessages, ...texts }).html
  const audio = props.src ? print('audio', { controls: '', preload: 'none', src: props.src }).html : ''
  return (
    `<voice-player${printAttributes(attributes)}><template shadowrootmode="open">${sheet}` +
    `${player}<slot hidden></slot></template>${audio && `<noscript>${audio}</noscript>`}</voice-player>`
  )
}

const VOID = /^(input|link)$/

interface Printed {
  readonly html: string
}

const print: MakeNode<Printed> = (tag, attributes, ...inside) => {
  const content = inside.map((one) => (typeof one === 'string' ? escape(one) : one.html)).join('')
  return { html: `<${tag}${printAttributes(attributes)}>${VOID.test(tag) ? '' : `${content}</${tag}>`}` }
}

function printAttributes(attributes: Record<string, unknown>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => (value === '' || value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? '')
}
