import { voicePath, type LanguageCode, type SpokenSnippet, type Voice } from '@voice-rankings/contract'
import { voiceViewPath, type VoiceView } from '@voice-rankings/react/overview'
import { languageName, providerName } from '@voice-rankings/react/voices'
import type { MetaDescriptor } from 'react-router'
import type { AudioObject, BreadcrumbList } from 'schema-dts'
import { siteMessages, type SiteMessages } from './messages.ts'
import { NO_INDEX } from './noIndex.ts'
import { oembedAddress, pageMeta } from './pageMeta.ts'

interface VoiceMeta {
  voice: Voice
  view: VoiceView
  /** Snippet in the address, if accessible. */
  snippet: SpokenSnippet | null
  /** Snippet id in the address, valid or not; null for none. */
  snippetId: string | null
  /** Origin of the site, without a trailing slash. */
  origin: string
  /** Language of the page. Default: English. */
  language?: LanguageCode
  /** Texts of the site in this language. */
  texts?: SiteMessages
}

/** Maximum length of a snippet text in a title. */
const QUOTED = 80

/** Metadata of a voice page for search engines, link previews and embedding pages. */
export function voiceMeta({
  voice,
  view,
  snippet,
  snippetId,
  origin,
  language = 'en',
  texts = siteMessages,
}: VoiceMeta): MetaDescriptor[] {
  const { titles, descriptions } = texts
  const path = voicePath(voice)
  const canonical = `${origin}${voiceViewPath(path, view)}`
  const shown = snippet && isPublic(snippet) ? snippet : null
  const query = shown ? `?snippet=${encodeURIComponent(shown.voice_snippet_id)}` : ''
  const viewTitle = view in titles.views ? titles.views[view as keyof typeof titles.views] : undefined
  const name = viewTitle === undefined ? voice.voice_name : `${voice.voice_name}, ${viewTitle}`
  const image = {
    url: shown ? `${origin}/og/snippet/${shown.voice_snippet_id}.png` : `${origin}/og${path}.png`,
    alt: descriptions.waveform(nameInFull(voice, language, descriptions)),
  }
  const audio = shown ? shown.voice_snippet_audio_url : voice.voice_sample_url
  const description = descriptionOf(voice, 'generate', language, descriptions)
  const tags = pageMeta({
    title: shown ? `${voice.voice_name}: “${quote(shown.voice_snippet_text)}”` : name,
    description: descriptionOf(voice, view, language, descriptions),
    // Networks preview the canonical address, and Mastodon caches one card per address, so a snippet has its own.
    canonical: shown ? null : canonical,
    address: `${canonical}${query}`,
    image,
    audio: audio === null ? undefined : addressAt(origin, audio),
    // An oEmbed player for an address with a snippet plays that snippet, or is omitted.
    ...((shown || !snippetId) && { oembed: oembedAddress(origin, path + query) }),
    jsonLd: [
      audioObject({ voice, origin, url: canonical, image: image.url, description }),
      breadcrumbs(voice, origin, texts),
    ],
  })
  // Only the page of the voice is indexed.
  return shown ? [...tags, NO_INDEX] : tags
}

/** Absolute address of a path; unchanged if it is absolute already or the origin is unknown. */
const addressAt = (origin: string, path: string) => (origin === '' ? path : new URL(path, origin).href)

/** True if the snippet is public; a user's own may be unshared or hidden. */
function isPublic({ voice_snippet_shared, voice_snippet_hidden }: SpokenSnippet): boolean {
  return voice_snippet_shared !== false && voice_snippet_hidden === undefined
}

function quote(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length <= QUOTED ? letters.join('') : `${letters.slice(0, QUOTED).join('').trimEnd()}…`
}

type Descriptions = SiteMessages['descriptions']

/** Name, gender, provider and language: `Clara, a female voice by Flite in English (US)`. */
function nameInFull(voice: Voice, language: LanguageCode, { voice: named }: Descriptions): string {
  const spoken = languageName(voice.voice_language_code, { locale: language })
  return named(voice.voice_name, voice.voice_gender, providerName(voice.voice_service), spoken)
}

function descriptionOf(voice: Voice, view: VoiceView, language: LanguageCode, texts: Descriptions): string {
  const { voice_pitch_hz: pitch, voice_words_per_minute: pace } = voice
  const figures = [
    ...(pitch === null ? [] : [`${Math.round(pitch)} Hz`]),
    ...(pace === null ? [] : [texts.pace(Math.round(pace))]),
  ]
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(figures)
  const measured = list === '' || view === 'similar' ? '' : ` ${texts.measured(list)}`
  const describe = view === 'details' || view === 'similar' || view === 'analysis' ? texts[view] : texts.generate
  return describe(nameInFull(voice, language, texts)) + measured
}

interface AudioPage {
  voice: Voice
  origin: string
  url: string
  image: string
  description: string
}

/** Sample of the voice as a recording (https://schema.org/AudioObject). */
function audioObject(page: AudioPage): Exclude<AudioObject, string> {
  const { voice, origin, url, image, description } = page
  const { voice_sample_url, voice_sample_duration, voice_rating: rating } = voice
  return {
    '@type': 'AudioObject',
    '@id': `${origin}${voicePath(voice)}#sample`,
    name: voice.voice_name,
    description,
    url,
    thumbnailUrl: image,
    inLanguage: voice.voice_language_code,
    creator: { '@type': 'Organization', name: providerName(voice.voice_service) },
    embedUrl: `${origin}/embed${voicePath(voice)}`,
    ...(voice_sample_url && {
      contentUrl: addressAt(origin, voice_sample_url),
      encodingFormat: 'audio/mpeg',
      transcript: voice.voice_sample_text,
    }),
    ...(voice_sample_duration && { duration: `PT${(voice_sample_duration / 1000).toFixed(1)}S` }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(rating.score.toFixed(2)),
        ratingCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

/** Breadcrumb of the page (https://schema.org/BreadcrumbList). */
function breadcrumbs(voice: Voice, origin: string, { pages }: SiteMessages): BreadcrumbList {
  const steps = [
    [pages['/voices'], `${origin}/voices`],
    [voice.voice_name, `${origin}${voicePath(voice)}`],
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
  }
}
