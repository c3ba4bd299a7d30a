import { voiceBrief, voicePath, type SpokenSnippet, type Voice } from '@voice-rankings/contract'
import type { RouterContextProvider } from 'react-router'
import { embeddedMeta } from '../embeddedVoice.ts'
import { errorMeta } from '../errorMeta.ts'
import { errorText } from '../errorText.ts'
import { siteMessages } from '../messages.ts'
import { nonceContext, originContext } from '../siteContext.ts'
import { escapeMarkup, frameDocument, readFrameLook } from './frameDocument.ts'
// Imported by file: the package's index would include the element and its scripts.
import { sampleProps, snippetProps } from '@voice-rankings/elements/inside/player/small/catalogueProps.ts'
import { renderToHtml } from '@voice-rankings/elements/inside/player/small/renderToHtml.ts'

const { plain: texts } = siteMessages

interface Embedded {
  voice: Voice
  /** Snippet to play; null for the sample. */
  snippet: SpokenSnippet | null
  /** Snippet id in the address, which may not belong to the voice. */
  snippetId?: string | null
  /** True for a snippet that a share link opens: its id alone does not. */
  isLinked?: boolean
}

/** Page of a small player for frames on other sites, or a card with the reason if it failed to load. */
export async function framedPlayer(
  { url }: Request,
  context: Readonly<RouterContextProvider>,
  load: () => Promise<Embedded>,
): Promise<Response> {
  const look = readFrameLook(url)
  const nonce = context.get(nonceContext)
  try {
    const embedded = await load()
    const meta = embeddedMeta(embedded.voice, embedded.snippet, context.get(originContext))
    return frameDocument({ nonce, meta, look, ...cardOf(embedded) })
  } catch (thrown) {
    const refused = refusalOf(thrown)
    if (!refused) throw thrown
    const { title, message } = errorText(refused)
    const content = `<p>${escapeMarkup(message)}</p>`
    return frameDocument({ nonce, meta: errorMeta(refused), look, title, content, status: refused.status })
  }
}

function cardOf({ voice, snippet, snippetId = null, isLinked = false }: Embedded) {
  const name = voice.voice_name
  // The score is in the footer.
  const voice_brief = voiceBrief({ ...voice, voice_rating: null })
  const props = snippet ? snippetProps(snippet) : sampleProps({ ...voice, voice_brief }, voicePath(voice))
  const named = isLinked ? {} : snippet ? { snippetId: snippet.voice_snippet_id } : { voicePath: voicePath(voice) }
  const player = renderToHtml({ ...props, ...named }, { styles: '/embed/v1/player.css' })
  const score = voice.voice_rating?.score.toFixed(1)
  const rating = score ? `<span role="img" aria-label="${texts.score(score)}">★ ${score}</span>` : ''
  const label = `aria-label="${escapeMarkup(texts.onSite(name))}"`
  const link = `<a href="${escapeMarkup(props.href ?? '')}" target="_blank" rel="noopener" ${label}>${escapeMarkup(texts.site)}</a>`
  const isMissing = snippetId !== null && snippet === null
  const note = isMissing ? `<p role="alert">${escapeMarkup(texts.snippetMissing)}</p>` : ''
  return { title: snippet ? texts.snippetOf(name) : name, content: `${note}${player}<p>${rating}${link}</p>` }
}

/** Status and text of a thrown response; null for other values. */
function refusalOf(thrown: unknown) {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown) || !('data' in thrown)) return null
  const { status = 500, statusText = '' } = thrown.init as ResponseInit
  return { status, statusText, internal: false, data: thrown.data }
}
