import { KINDS, type BuilderChoice } from './builderChoice.ts'

/** The server the code names, and how the voice is called. */
export interface EmbedNames {
  origin: string
  name: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** What stands in `style`, and nothing where all is as by default. */
function styleOf({ theme, width }: BuilderChoice): string {
  const rules = [
    ...(theme === 'auto' ? [] : [`color-scheme: ${theme}`]),
    ...(width === 0 ? [] : [`max-width: ${width}px`]),
  ]
  return rules.length === 0 ? '' : ` style="${rules.join('; ')}"`
}

/** HTML, or an address, to copy: it works on any page as it stands. */
export function embedCode(choice: BuilderChoice, { origin, name }: EmbedNames): string {
  const { voice, kind, form } = choice
  if (form === 'link') return `${origin}/voice/${voice}`
  if (form === 'frame') return frameCode(choice, { origin, name })
  const { tag } = KINDS[kind]
  const script = `<script type="module" src="${origin}/embed/v1/elements.js"></script>`
  return `${script}\n<${tag} voice-path="${escapeHtml(voice)}"${styleOf(choice)}></${tag}>`
}

function frameCode(choice: BuilderChoice, { origin, name }: EmbedNames): string {
  const { voice, theme, width } = choice
  const size = `width="${width === 0 ? '100%' : width}" height="240"`
  const style = theme === 'auto' ? '' : `; color-scheme: ${theme}`
  return `<iframe src="${origin}/embed/voice/${escapeHtml(voice)}" title="${escapeHtml(name)}" ${size} allow="autoplay" style="border: 0${style}"></iframe>`
}
