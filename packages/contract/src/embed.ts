import { printMarkup, type MarkupNode } from './markup.ts'
import { printQuery } from './printQuery.ts'

/** Forms of an embedded voice: the element, two frames that need no script on the page, and a plain audio element. */
export const EMBED_FORMS = ['player', 'compact', 'frame', 'sound'] as const
export type EmbedForm = (typeof EMBED_FORMS)[number]

export const EMBED_THEMES = ['auto', 'light', 'dark'] as const
/** Theme of an embed; `auto` follows its page. */
export type EmbedTheme = (typeof EMBED_THEMES)[number]

/** Contents of an embed: a player, all about a voice, or its live analysis. */
export type EmbedKind = 'player' | 'overview' | 'analysis'

/** Heights of framed players in pixels, at every width. */
export const FRAME_HEIGHT = { player: 129, compact: 56 } as const
/** Height in pixels of frames of other contents, which scroll. */
const OVERVIEW_HEIGHT = 720

/** Embedded voice or snippet. */
export interface EmbedSource {
  /** Address of the server, without a slash at its end. */
  readonly origin: string
  /** Path of the voice: `flite/female/slt--warm`. */
  readonly voice: string
  /** Id of the snippet; null for the sample of the voice. */
  readonly snippet: string | null
  /** Accessible name of a frame, and text of the link to the page. */
  readonly name: string
}

/** Look of an embed. */
export interface EmbedLook {
  readonly form: 'player' | 'compact' | 'frame'
  readonly theme: EmbedTheme
  /** Colour of the player, see {@link EMBED_COLOR}. Default: that of the voice. */
  readonly color?: string | null
  /** Default: a player. */
  readonly kind?: EmbedKind
  /** Maximum width in pixels; 0, the default, means the width of the page's column. */
  readonly width?: number
}

/** Colours accepted for players: hexadecimal, or that of the text. */
export const EMBED_COLOR = /^(?:#[\da-f]{6}|canvastext)$/i

/**
 * Rules that set the colour of a player of any gender.
 *
 * @example
 * const style = colorRules('#1f6fd6')
 */
export const colorRules = (color: string) => `--voice-female: ${color}; --voice-male: ${color}`

const TAGS = { player: 'voice-player', overview: 'voice-overview', analysis: 'analysis-panel' } as const
/** Height of an idle player. Reserving it avoids a layout shift when the script loads. */
const PLAYER_PLACE = 'display: block; min-height: 96px'
/** Elements of several cards are drawn on the background of the page, which may be of the other theme. */
const GROUND = 'background: canvas; padding: 16px'

/**
 * Element or frame of an embed, to print or to show.
 *
 * @example
 * const node = embedNode(source, { form: 'player', theme: 'auto' })
 */
export function embedNode(source: EmbedSource, look: EmbedLook): MarkupNode {
  if (look.form !== 'player') return frameNode({ ...frameOf(source, look), title: source.name })
  const { kind = 'player', theme } = look
  const isPlayer = kind === 'player'
  const named = source.snippet === null ? { 'voice-path': source.voice } : { 'snippet-id': source.snippet }
  const themed = isPlayer && theme !== 'auto' ? theme : undefined
  return { tag: TAGS[kind], attributes: { ...named, theme: themed, style: styleOf(kind, look) || undefined } }
}

function styleOf(kind: EmbedKind, { theme, color, width = 0 }: EmbedLook): string {
  const isGround = kind !== 'player' && theme !== 'auto'
  return [
    ...(kind === 'player' ? [PLAYER_PLACE] : []),
    ...(isGround ? [`color-scheme: ${theme}`, GROUND] : []),
    ...(color ? [colorRules(color)] : []),
    ...(width === 0 ? [] : [`max-width: ${width}px`]),
  ].join('; ')
}

/**
 * Address and size of the frame of an embed.
 *
 * @example
 * const { src, height } = frameOf(source, { form: 'compact', theme: 'auto' })
 */
export function frameOf({ origin, voice, snippet }: EmbedSource, look: EmbedLook) {
  const { form, kind = 'player', theme, color, width = 0 } = look
  const isPlayer = kind === 'player'
  const path = isPlayer
    ? snippet === null
      ? `voice/${voice}`
      : `snippet/${encodeURIComponent(snippet)}`
    : `overview/${voice}${kind === 'analysis' ? '/analysis' : ''}`
  const query = printQuery({
    snippet: isPlayer ? null : snippet,
    theme: theme === 'auto' ? null : theme,
    size: form === 'compact' ? form : null,
    color,
  })
  return {
    src: `${origin}/embed/${path}${query}`,
    width: width === 0 ? '100%' : width,
    height: isPlayer ? FRAME_HEIGHT[form === 'compact' ? form : 'player'] : OVERVIEW_HEIGHT,
  }
}

/**
 * Frame of a page of the server.
 *
 * @example
 * const node = frameNode({ ...frameOf(source, { form: 'frame', theme: 'auto' }), title: source.name })
 */
export function frameNode(frame: { src: string; title: string; width: string | number; height: number }): MarkupNode {
  const { src, title, width, height } = frame
  const allow = 'autoplay; clipboard-write'
  // WordPress keeps `frameborder`, but no style.
  return { tag: 'iframe', attributes: { src, title, width, height, allow, loading: 'lazy', frameborder: 0 } }
}

/**
 * Plain audio element with a link to its page, which needs no script.
 *
 * @example
 * const node = soundNode({ name: 'Amelia', href: 'https://voices.example/voice/1', src: 'https://voices.example/1.mp3' })
 */
export function soundNode({ name, href, src }: { name: string; href: string; src: string }): MarkupNode {
  const audio = { tag: 'audio', attributes: { controls: '', preload: 'none', src } }
  const link = { tag: 'a', attributes: { href }, inside: [name] }
  return { tag: 'figure', attributes: {}, inside: [audio, { tag: 'figcaption', attributes: {}, inside: [link] }] }
}

/** Recording of a page, with addresses relative to the page or absolute. */
export interface RecordingSource {
  /** Address of the audio. */
  readonly src: string
  /** Address of WebVTT with word times. */
  readonly marks: string
  /** Address of a JSON list of peaks. */
  readonly peaks: string
  readonly title: string
  readonly durationMs: number
  /** BCP 47. */
  readonly languageCode: string
  /** Gender of the speaker, which sets the colour; undefined for grey. */
  readonly gender?: string | undefined
}

/**
 * Player of a recording, which needs files beside the page and no voice.
 *
 * @example
 * const node = recordingNode({
 *   src: 'talk.mp3',
 *   marks: 'talk.vtt',
 *   peaks: 'talk.peaks.json',
 *   title: 'Talk',
 *   durationMs: 61_000,
 *   languageCode: 'en',
 * })
 */
export function recordingNode({ durationMs, languageCode, ...named }: RecordingSource): MarkupNode {
  const known = { 'duration-ms': Math.round(durationMs), 'language-code': languageCode }
  return { tag: TAGS.player, attributes: { ...named, ...known, style: PLAYER_PLACE } }
}

/** Path of the script of the elements on its server. */
export const EMBED_SCRIPT = '/embed/v1/elements.js'

/**
 * HTML of an embed, to paste on any page; elements are preceded by their script.
 *
 * @example
 * const html = embedCode(origin, embedNode(source, { form: 'frame', theme: 'dark' }))
 */
export function embedCode(origin: string, node: MarkupNode): string {
  const script = { tag: 'script', attributes: { type: 'module', src: origin + EMBED_SCRIPT } }
  // Only the names of custom elements have a hyphen.
  return node.tag.includes('-') ? `${printMarkup(script)}\n${printMarkup(node)}` : printMarkup(node)
}

/**
 * Address of the page in the documentation that builds embeds, with the choices filled in.
 *
 * @example
 * const href = builderAddress(source, { form: 'player', theme: 'dark' })
 */
export function builderAddress({ origin, voice, snippet }: EmbedSource, look: EmbedLook): string {
  const { form, theme, color } = look
  const query = printQuery({
    voice,
    snippet,
    form: form === 'player' ? null : form,
    theme: theme === 'auto' ? null : theme,
    color,
  })
  return `${origin}/docs/start/builder/${query}`
}
