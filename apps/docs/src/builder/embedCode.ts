import { escapeHtml } from '../reference/inlineMarkup.ts'
import { KINDS, type BuilderChoice, type Kind } from './builderChoice.ts'

/** The server the code names, and how the voice is called. */
export interface EmbedNames {
  origin: string
  name: string
}

/** The height of a player at rest: where a page keeps it, nothing moves when the script comes. */
const PLAYER_PLACE = 'display: block; min-height: 96px'
/** Elements that are more than one card stand on the page itself, which may be of the other theme. */
const GROUND = 'background: canvas; padding: 16px'

/** What stands in `style`, and nothing where all is as by default. */
function styleOf({ kind, theme, width }: BuilderChoice): string {
  const rules = [
    ...(kind === 'player' ? [PLAYER_PLACE] : []),
    ...(theme === 'auto' ? [] : [`color-scheme: ${theme}`]),
    ...(theme === 'auto' || kind === 'player' ? [] : [GROUND]),
    ...(width === 0 ? [] : [`max-width: ${width}px`]),
  ]
  return rules.length === 0 ? '' : ` style="${rules.join('; ')}"`
}

/** HTML, or an address, to copy: it works on any page as it stands. */
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

/** What is in the frame of each kind: around the path of a voice. */
const FRAMES: Readonly<Record<Kind, readonly [before: string, after: string]>> = {
  player: ['/embed/voice/', ''],
  overview: ['/embed/overview/', ''],
  analysis: ['/embed/overview/', '/analysis'],
}

/** Height of a framed player in pixels, at every width. */
const PLAYER_HEIGHT = 129
/** What is longer than a screen scrolls in its frame. */
const OVERVIEW_HEIGHT = 720

/** The frame of a choice: where its page is on this server, and its size. */
export function frameOf({ voice, kind, theme, width }: BuilderChoice) {
  const [before, after] = FRAMES[kind]
  return {
    src: `${before}${voice}${after}${theme === 'auto' ? '' : `?theme=${theme}`}`,
    width: width === 0 ? '100%' : width,
    height: kind === 'player' ? PLAYER_HEIGHT : OVERVIEW_HEIGHT,
  }
}
