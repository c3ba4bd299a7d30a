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

/** Escapes the brackets of a path, which end an address in Markdown. */
const withoutBrackets = (path: string) => path.replace(/[()]/g, (one) => (one === '(' ? '%28' : '%29'))

/**
 * Path of the badge of a voice, with escaped brackets.
 *
 * @example
 * badgePath('flite/female/slt--warm') // '/badge/flite/female/slt--warm.svg'
 */
export const badgePath = (voice: string): string => `/badge/${withoutBrackets(voice)}.svg`

/**
 * Code of the badge of a voice, linked to the voice's page, to paste into a page or a README.
 *
 * @example
 * const { markdown } = badgeCode({ origin: 'https://voices.example', voice: 'flite/female/slt--warm', name: 'Anna' })
 */
export function badgeCode({ origin, voice, name }: BadgeSource): { markdown: string; html: string } {
  const [src, href] = [origin + badgePath(voice), `${origin}/voice/${withoutBrackets(voice)}`]
  const picture: MarkupNode = { tag: 'img', attributes: { src, alt: name, height: BADGE_HEIGHT } }
  // Characters with a meaning inside a text of Markdown (CommonMark 0.31, sections 2.4 and 6).
  const alt = name.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>&!]/g, String.raw`\$&`)
  return {
    markdown: `[![${alt}](${src})](${href})`,
    html: printMarkup({ tag: 'a', attributes: { href }, inside: [picture] }),
  }
}
