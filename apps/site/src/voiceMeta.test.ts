import { spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import type { MetaDescriptor } from 'react-router'
import { germanSiteMessages } from './translations/german.ts'
import { voiceMeta } from './voiceMeta.ts'

const origin = 'https://voices.example'
const voice = voiceFixture()
const PATH = '/voice/flite/female/slt--standard'

function setup(more: Partial<Parameters<typeof voiceMeta>[0]> = {}) {
  const tags = voiceMeta({ voice, view: 'generate', snippet: null, snippetId: null, origin, ...more }) as Record<
    string,
    unknown
  >[]
  const find = (key: string, value: string) => tags.find((tag) => tag[key] === value)
  return {
    title: tags.find((tag) => 'title' in tag)?.['title'],
    named: (name: string) => find('name', name)?.['content'],
    graph: (property: string) => find('property', property)?.['content'],
    link: (rel: string) => tags.filter((tag) => tag['rel'] === rel),
    jsonLd: tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : [])) as Record<
      string,
      unknown
    >[],
  }
}

describe('metadata of a voice page', () => {
  it('uses paths while the origin is unknown, and omits previews that need an absolute address', () => {
    const page = setup({ origin: '' })
    expect(page.link('canonical')).toMatchObject([{ href: PATH }])
    expect(page.link('alternate')).toEqual([])
    for (const property of ['og:url', 'og:image', 'og:audio']) expect(page.graph(property)).toBeUndefined()
    expect(page.jsonLd[0]).toMatchObject({ url: PATH, contentUrl: voice.voice_sample_url })
  })

  it.each([
    ['generate', 'Clara · Voice Rankings', PATH],
    ['details', 'Clara, details · Voice Rankings', `${PATH}/details`],
    ['similar', 'Clara, similar · Voice Rankings', `${PATH}/similar`],
    ['analysis', 'Clara, analysis · Voice Rankings', `${PATH}/analysis`],
  ] as const)('gives the view %s its own title and address', (view, title, path) => {
    const page = setup({ view })
    expect(page.title).toBe(title)
    expect(page.link('canonical')).toMatchObject([{ href: origin + path }])
    expect(page.graph('og:url')).toBe(origin + path)
  })

  it('describes the voice by its measurements', () => {
    expect(setup().named('description')).toBe(
      'Hear Clara, a female voice by Flite in English (US), type a text and follow it word by word. Measured: 176 Hz, 168 words per minute.',
    )
  })

  it('describes the voice in the language of the page', () => {
    const page = setup({ language: 'de', texts: germanSiteMessages.site })
    expect(page.named('description')).toBe(
      'Clara, Frauenstimme von Flite auf Englisch (USA): anhören, einen Text eingeben und Wort für Wort mitlesen. Gemessen: 176 Hz, 168 Wörter pro Minute.',
    )
    expect(page.graph('og:image:alt')).toBe('Wellenform: Clara, Frauenstimme von Flite auf Englisch (USA)')
    expect(page.jsonLd[1]).toMatchObject({ itemListElement: [{ name: 'Stimmen' }, { name: 'Clara' }] })
  })

  it('omits missing measurements', () => {
    const unmeasured = voiceFixture({ voice_pitch_hz: null, voice_words_per_minute: null, voice_sample_url: null })
    const page = setup({ voice: unmeasured })
    expect(page.named('description')).not.toContain('Measured')
    expect(page.graph('og:audio')).toBeUndefined()
    expect(page.jsonLd[0]).not.toHaveProperty('contentUrl')
  })

  it('has a preview image and sound', () => {
    const page = setup()
    expect(page.named('twitter:card')).toBe('summary_large_image')
    expect(page.graph('og:image')).toBe(`${origin}/og${PATH}.png`)
    expect(page.graph('og:image:alt')).toBe('Waveform of Clara, a female voice by Flite in English (US)')
    expect(page.graph('og:image:width')).toBe('1200')
    expect(page.graph('og:image:height')).toBe('630')
    expect(page.graph('og:audio')).toBe(new URL(voice.voice_sample_url ?? '', origin).href)
    expect(page.graph('og:audio:type')).toBe('audio/mpeg')
    for (const tag of ['og:title', 'og:description', 'og:site_name', 'og:type']) expect(page.graph(tag)).toBeTruthy()
  })

  it('links to its oEmbed address', () => {
    const url = `${origin}/oembed?url=${encodeURIComponent(origin + PATH)}`
    expect(setup().link('alternate')).toMatchObject([
      { type: 'application/json+oembed', href: `${url}&format=json` },
      { type: 'text/xml+oembed', href: `${url}&format=xml` },
    ])
  })

  it('describes an AudioObject with absolute addresses and a breadcrumb', () => {
    const [audio, breadcrumbs] = setup().jsonLd
    expect(audio).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'AudioObject',
      name: 'Clara',
      inLanguage: 'en-US',
      encodingFormat: 'audio/mpeg',
      transcript: voice.voice_sample_text,
      embedUrl: `${origin}/embed${PATH}`,
      duration: expect.stringMatching(/^PT\d+\.\dS$/),
    })
    expect(audio?.['contentUrl']).toMatch(/^https:\/\/voices\.example\//)
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }],
    })
  })

  it('has a rating once there are enough', () => {
    const rated = voiceFixture({ voice_rating: { score: 4.216, count: 31, low: 4, high: 4.4, excluded: 0 } })
    expect(setup({ voice: rated }).jsonLd[0]).toMatchObject({ aggregateRating: { ratingValue: 4.22, ratingCount: 31 } })
    expect(setup({ voice: voiceFixture({ voice_rating: null }) }).jsonLd[0]).not.toHaveProperty('aggregateRating')
  })
})

describe('metadata of a voice page with a snippet', () => {
  const shared = spokenSnippetFixture({ voice_snippet_shared: true })

  it('previews the snippet at its own address and keeps it out of search engines', () => {
    const page = setup({ snippet: shared })
    expect(page.title).toContain(`Clara: “${shared.voice_snippet_text.slice(0, 10)}`)
    expect(page.graph('og:image')).toBe(`${origin}/og/snippet/${shared.voice_snippet_id}.png`)
    // Link previews of all snippets with the same address would be cached as one.
    expect(page.graph('og:url')).toBe(`${origin}${PATH}?snippet=${shared.voice_snippet_id}`)
    expect(page.link('canonical')).toEqual([])
    expect(page.named('robots')).toBe('noindex')
    expect(setup().named('robots')).toBeUndefined()
    expect(page.link('alternate')[0]?.['href']).toContain(encodeURIComponent(`?snippet=${shared.voice_snippet_id}`))
  })

  it.each([
    ['not shared', { voice_snippet_shared: false }],
    [
      'hidden',
      { voice_snippet_shared: true, voice_snippet_hidden: { reason: 'x', hidden_at: '2026-01-01T00:00:00Z' } },
    ],
  ])('reveals nothing about a snippet that is %s', (_what, more) => {
    const own = spokenSnippetFixture(more)
    const named = { snippet: own, snippetId: own.voice_snippet_id }
    const tags: MetaDescriptor[] = voiceMeta({ voice, view: 'generate', origin, ...named })
    expect(JSON.stringify(tags)).not.toContain(own.voice_snippet_id)
    expect(JSON.stringify(tags)).not.toContain(own.voice_snippet_text)
    // An inaccessible snippet looks like a missing one, and has no oEmbed player of something else.
    expect(tags).toEqual(voiceMeta({ voice, view: 'generate', origin, snippet: null, snippetId: 'nobody' }))
    expect(setup(named).link('alternate')).toEqual([])
  })

  it('shortens a long text', () => {
    const long = spokenSnippetFixture({ voice_snippet_shared: true, voice_snippet_text: '🎙️ again '.repeat(50) })
    expect(String(setup({ snippet: long }).title).length).toBeLessThan(200)
    expect(String(setup({ snippet: long }).title)).toContain('…”')
  })
})
