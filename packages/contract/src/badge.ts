import { type MarkupNode, printMarkup } from './markup.ts'

/** Voice whose badge a page shows. */
export interface BadgeSource {
  /** Address of the server, without a slash at its end. */
  readonly origin: string
  /** Escaped path of the voice, as `shortVoicePath` returns it. */
  readonly voice: string
  /** Alternative text of the picture. */
  readonly name: string
}

/** Height of a badge in CSS pixels; its width depends on its text. */
export const BADGE_HEIGHT = 20

/**
 * Path of the badge of a voice. Brackets are escaped, because they end an address in Markdown.
 *
 * @example
 * badgePath('flite/female/slt--warm') // '/badge/flite/female/slt--warm.svg'
 */
export const badgePath = (voice: string): string =>
  `/badge/${voice.replace(/[()]/g, (one) => (one === '(' ? '%28' : '%29'))}.svg`

/** Path of the voice's page, escaped in the same way. */
const pagePath = (voice: string) => badgePath(voice).replace(/^\/badge\/(.*)\.svg$/, '/voice/$1')

/**
 * Code of the badge of a voice, linked to the voice's page, to paste into a page or a README.
 *
 * @example
 * const { markdown } = badgeCode({ origin: 'https://voices.example', voice: 'flite/female/slt--warm', name: 'Anna' })
 */
export function badgeCode({ origin, voice, name }: BadgeSource): { markdown: string; html: string } {
  const [src, href] = [origin + badgePath(voice), origin + pagePath(voice)]
  const picture: MarkupNode = { tag: 'img', attributes: { src, alt: name, height: BADGE_HEIGHT } }
  // Characters with a meaning inside a text of Markdown (CommonMark 0.31, sections 2.4 and 6).
  const alt = name.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>&!]/g, String.raw`\$&`)
  return {
    markdown: `[![${alt}](${src})](${href})`,
    html: printMarkup({ tag: 'a', attributes: { href }, inside: [picture] }),
  }
}
