import { describe, expect, it } from 'vitest'
import { builderAddress, embedCode, embedNode, frameNode, frameOf, recordingNode, soundNode } from './embed.ts'
import type { EmbedLook } from './embed.ts'

const VOICE = { origin: 'https://voices.example', voice: 'flite/female/slt--warm', snippet: null, name: 'Anna' }
const SNIPPET = { ...VOICE, snippet: 'k7Q/2m' }
const PLAYER = { form: 'player', theme: 'auto' } as const
const FRAME = { form: 'frame', theme: 'auto' } as const

describe('the element of an embed', () => {
  it.each<[embed: string, Partial<EmbedLook>, tag: string, attributes: object]>([
    ['a player follows its page', {}, 'voice-player', { style: 'display: block; min-height: 96px' }],
    [
      'a dark player has its theme, and no background',
      { theme: 'dark' },
      'voice-player',
      { theme: 'dark', style: 'display: block; min-height: 96px' },
    ],
    [
      'a coloured player has its colour for any gender',
      { color: '#1a6fe0' },
      'voice-player',
      { style: 'display: block; min-height: 96px; --voice-female: #1a6fe0; --voice-male: #1a6fe0' },
    ],
    [
      'a player is as wide as its column, or narrower',
      { width: 480 },
      'voice-player',
      { style: 'display: block; min-height: 96px; max-width: 480px' },
    ],
    ['an overview needs no style', { kind: 'overview' }, 'voice-overview', { style: undefined }],
    [
      'a dark overview brings its background',
      { kind: 'overview', theme: 'dark' },
      'voice-overview',
      { theme: undefined, style: 'color-scheme: dark; background: canvas; padding: 16px' },
    ],
    [
      'an analysis is limited to a width',
      { kind: 'analysis', width: 320 },
      'analysis-panel',
      { style: 'max-width: 320px' },
    ],
  ])('%s', (_, look, tag, attributes) => {
    const node = embedNode(VOICE, { ...PLAYER, ...look })
    expect(node.tag).toBe(tag)
    expect(node.attributes).toMatchObject({ 'voice-path': VOICE.voice, ...attributes })
  })

  it('plays the snippet instead of the sample of the voice', () => {
    const { attributes } = embedNode(SNIPPET, PLAYER)
    expect(attributes).toMatchObject({ 'snippet-id': SNIPPET.snippet })
    expect(attributes).not.toHaveProperty('voice-path')
  })
})

describe('the frame of an embed', () => {
  it.each<
    [
      frame: string,
      source: typeof VOICE | typeof SNIPPET,
      Partial<EmbedLook>,
      path: string,
      width: number | string,
      height: number,
    ]
  >([
    ['of a voice', VOICE, {}, 'voice/flite/female/slt--warm', '100%', 129],
    ['of a snippet', SNIPPET, {}, 'snippet/k7Q%2F2m', '100%', 129],
    ['in one line', VOICE, { form: 'compact' }, 'voice/flite/female/slt--warm?size=compact', '100%', 56],
    [
      'with its own theme and colour',
      SNIPPET,
      { theme: 'light', color: '#1a6fe0' },
      'snippet/k7Q%2F2m?theme=light&color=%231a6fe0',
      '100%',
      129,
    ],
    ['of the overview', VOICE, { kind: 'overview', width: 320 }, 'overview/flite/female/slt--warm', 320, 720],
    ['of the analysis', VOICE, { kind: 'analysis' }, 'overview/flite/female/slt--warm/analysis', '100%', 720],
    [
      'of the overview of a snippet',
      SNIPPET,
      { kind: 'overview' },
      'overview/flite/female/slt--warm?snippet=k7Q/2m',
      '100%',
      720,
    ],
  ])('%s has an address and a size', (_, source, look, path, width, height) => {
    expect(frameOf(source, { ...FRAME, ...look })).toEqual({
      src: `https://voices.example/embed/${path}`,
      width,
      height,
    })
  })

  it('has the name of the voice as its title', () => {
    expect(embedNode(VOICE, FRAME)).toEqual(frameNode({ ...frameOf(VOICE, FRAME), title: 'Anna' }))
  })

  it('may play and copy, loads late and has no border', () => {
    const frame = { src: '/embed/voice/flite/female/slt--warm', title: 'Anna', width: '100%', height: 129 }
    expect(frameNode(frame)).toEqual({
      tag: 'iframe',
      attributes: { ...frame, allow: 'autoplay; clipboard-write', loading: 'lazy', frameborder: 0 },
    })
  })
})

describe('the code of an embed', () => {
  it('has its script before an element', () => {
    expect(embedCode(VOICE.origin, embedNode(VOICE, PLAYER))).toBe(
      '<script type="module" src="https://voices.example/embed/v1/elements.js"></script>\n' +
        '<voice-player voice-path="flite/female/slt--warm" style="display: block; min-height: 96px"></voice-player>',
    )
  })

  it('has no script before a frame', () => {
    expect(embedCode(VOICE.origin, embedNode(VOICE, FRAME))).toMatch(
      /^<iframe src="[^"]*" title="Anna"[^>]*><\/iframe>$/,
    )
  })

  it('links the sound of a page to it, and loads the sound only when it is played', () => {
    const node = soundNode({ name: 'Anna & Co', href: 'https://voices.example/voice/1', src: '/1.mp3' })
    expect(embedCode(VOICE.origin, node)).toBe(
      '<figure><audio controls preload="none" src="/1.mp3"></audio>' +
        '<figcaption><a href="https://voices.example/voice/1">Anna &amp; Co</a></figcaption></figure>',
    )
  })

  it('plays a recording from files beside the page, with its duration in whole milliseconds', () => {
    const files = { src: 'talk.mp3', marks: 'talk.vtt', peaks: 'talk.peaks.json', title: 'Talk' }
    expect(recordingNode({ ...files, durationMs: 61_000.4, languageCode: 'en', gender: 'female' })).toEqual({
      tag: 'voice-player',
      attributes: {
        ...files,
        gender: 'female',
        'duration-ms': 61_000,
        'language-code': 'en',
        style: 'display: block; min-height: 96px',
      },
    })
  })
})

it.each<[embed: string, source: typeof VOICE | typeof SNIPPET, Partial<EmbedLook>, query: string]>([
  ['a player', VOICE, {}, '?voice=flite/female/slt--warm'],
  [
    'a compact frame of a snippet',
    SNIPPET,
    { form: 'compact', theme: 'dark', color: '#1a6fe0' },
    '?voice=flite/female/slt--warm&snippet=k7Q/2m&form=compact&theme=dark&color=%231a6fe0',
  ],
])('the builder of the documentation opens with the choices of %s', (_, source, look, query) => {
  expect(builderAddress(source, { ...PLAYER, ...look })).toBe(`https://voices.example/docs/start/builder/${query}`)
})
