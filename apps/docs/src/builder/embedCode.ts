import { escapeHtml } from '../reference/inlineMarkup.ts'
import { KINDS, type BuilderChoice, type Kind } from './builderChoice.ts'

/** Server address and voice name used in the code. */
export interface EmbedNames {
  origin: string
  name: string
}

/** Height of an idle player. Reserving it avoids a layout shift when the script loads. */
const PLAYER_PLACE = 'display: block; min-height: 96px'
/** Multi-card elements are drawn on the page background, which may be of the other theme. */
const GROUND = 'background: canvas; padding: 16px'

/** Content of the `style` attribute; empty if all choices are defaults. */
function styleOf({ kind, theme, width }: BuilderChoice): string {
  const rules = [
    ...(kind === 'player' ? [PLAYER_PLACE] : []),
    ...(theme === 'auto' ? [] : [`color-scheme: ${theme}`]),
    ...(theme === 'auto' || kind === 'player' ? [] : [GROUND]),
    ...(width === 0 ? [] : [`max-width: ${width}px`]),
  ]
  return rules.length === 0 ? '' : ` style="${rules.join('; ')}"`
}

/** HTML or a link to copy; works on any page unchanged. */
export function embedCode(choice: BuilderChoice, { origin, name }: EmbedNames): string {
  const { voice, kind, form } = choice
  if (form === 'link') return `${origin}/voice/${voice}`
  if (form === 'frame') {
    const { src, width, height } = frameOf(choice)
    return `<iframe src="${origin}${escapeHtml(src)}" title="${escapeHtml(name)}" width="${width}" height="${height}" allow="autoplay" style="border: 0"></iframe>`
  }
  const { tag } = KINDS[kind]
  const script = `<script type="module" src="${origin}/embed/v1/elements.js"></script>`
  return `${script}\n<${tag} voice-path="${escapeHtml(voice)}"${styleOf(choice)}></${tag}>`
}

/** Parts of the frame path before and after the voice path. */
const FRAMES: Readonly<Record<Kind, readonly [before: string, after: string]>> = {
  player: ['/embed/voice/', ''],
  overview: ['/embed/overview/', ''],
  analysis: ['/embed/overview/', '/analysis'],
}

/** Height of a framed player in pixels, at every width. */
const PLAYER_HEIGHT = 129
/** Height in pixels; longer content scrolls in its frame. */
const OVERVIEW_HEIGHT = 720

/** Path and size of the frame for a choice. */
export function frameOf({ voice, kind, theme, width }: BuilderChoice) {
  const [before, after] = FRAMES[kind]
  return {
    src: `${before}${voice}${after}${theme === 'auto' ? '' : `?theme=${theme}`}`,
    width: width === 0 ? '100%' : width,
    height: kind === 'player' ? PLAYER_HEIGHT : OVERVIEW_HEIGHT,
  }
}
