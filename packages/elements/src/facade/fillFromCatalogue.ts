import { voicePath } from '@voice-rankings/contract'
import { createClient } from '@voice-rankings/sdk'
import { defaultBaseUrl } from '../element/defaultBaseUrl.ts'
import { parseVoicePath } from '../place/parseVoicePath.ts'

/** Fills a player in from the voice or the snippet it names. What the page said stays. */
export async function fillFromCatalogue(element: HTMLElement): Promise<void> {
  const baseUrl = element.getAttribute('base-url') ?? defaultBaseUrl()
  const client = createClient(baseUrl === '' ? {} : { baseUrl })
  try {
    const found = await find(client, element)
    const src = found.src && client.url(found.src)
    const attributes = { ...found, src, href: client.url(found.href), peaks: found.peaks.join(' ') }
    for (const [name, value] of Object.entries(attributes)) {
      if (value && !element.hasAttribute(name)) element.setAttribute(name, String(value))
    }
  } catch (error) {
    console.error('The voice of a player could not be loaded:', error)
    element.shadowRoot?.querySelector('[part=subtitle]')?.replaceChildren('Voice not found')
  }
}

async function find(client: ReturnType<typeof createClient>, element: Element) {
  const id = element.getAttribute('snippet-id')
  if (id) {
    const { snippet } = await client.getSnippet({ params: { voice_snippet_id: id } })
    return {
      src: snippet.voice_snippet_audio_url,
      title: snippet.voice_name,
      subtitle: snippet.voice_service,
      gender: snippet.voice_gender,
      peaks: snippet.voice_snippet_peaks,
      'duration-ms': snippet.voice_snippet_duration,
      href: `${voicePath(snippet)}?${new URLSearchParams({ snippet: id })}`,
    }
  }
  const params = parseVoicePath(element.getAttribute('voice-path') ?? '')
  if (!params) throw new TypeError('voice-path does not name a voice, such as flite/female/slt--warm.')
  const { voice } = await client.getVoice({ params })
  return {
    src: voice.voice_sample_url,
    title: voice.voice_name,
    subtitle: voice.voice_service,
    gender: voice.voice_gender,
    peaks: voice.voice_sample_peaks,
    'duration-ms': voice.voice_sample_duration,
    href: voicePath(voice),
  }
}
