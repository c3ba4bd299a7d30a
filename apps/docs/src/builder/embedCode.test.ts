import { builderAddress, parseVoicePath } from '@voice-rankings/contract'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CHOICE, formatChoice, parseChoice } from './builderChoice.ts'
import type { BuilderChoice } from './builderChoice.ts'
import { codeOf as code } from './embedCode.ts'

const NAMES = { origin: 'https://voices.example', name: 'Amelia "Mel" <b>' }
const codeOf = (choice: Partial<BuilderChoice>) => code({ ...DEFAULT_CHOICE, ...choice }, NAMES)
const PLACE = 'display: block; min-height: 96px'
const SCRIPT = '<script type="module" src="https://voices.example/embed/v1/elements.js"></script>'

describe('codeOf', () => {
  it.each<[string, Partial<BuilderChoice>, string]>([
    [
      'the player, whose place is kept',
      {},
      `${SCRIPT}\n<voice-player voice-path="flite/female/slt--base" style="${PLACE}"></voice-player>`,
    ],
    [
      'a frame, with its name escaped',
      { form: 'frame', theme: 'light' },
      '<iframe src="https://voices.example/embed/voice/flite/female/slt--base?theme=light" title="Amelia &quot;Mel&quot; &lt;b&gt;" width="100%" height="129" allow="autoplay; clipboard-write" loading="lazy" frameborder="0"></iframe>',
    ],
    [
      'a frame of the analysis, narrow',
      { form: 'frame', kind: 'analysis', width: 320 },
      '<iframe src="https://voices.example/embed/overview/flite/female/slt--base/analysis" title="Amelia &quot;Mel&quot; &lt;b&gt;" width="320" height="720" allow="autoplay; clipboard-write" loading="lazy" frameborder="0"></iframe>',
    ],
    [
      'an element of a voice with a sign in its name',
      { voice: 'espeak/female/de+annie--high' },
      `${SCRIPT}\n<voice-player voice-path="espeak/female/de+annie--high" style="${PLACE}"></voice-player>`,
    ],
    [
      'a player of a snippet in a colour of its own',
      { snippet: 'k7Qd2m', color: '#1a6fe0' },
      `${SCRIPT}\n<voice-player snippet-id="k7Qd2m" style="${PLACE}; --voice-female: #1a6fe0; --voice-male: #1a6fe0"></voice-player>`,
    ],
    [
      'one line of a snippet',
      { form: 'compact', snippet: 'k7Qd2m', theme: 'dark', color: '#1a6fe0' },
      '<iframe src="https://voices.example/embed/snippet/k7Qd2m?theme=dark&amp;size=compact&amp;color=%231a6fe0" title="Amelia &quot;Mel&quot; &lt;b&gt;" width="100%" height="56" allow="autoplay; clipboard-write" loading="lazy" frameborder="0"></iframe>',
    ],
    [
      'a link to a snippet',
      { form: 'link', snippet: 'k7Qd2m' },
      'https://voices.example/voice/flite/female/slt--base?snippet=k7Qd2m',
    ],
    ['a link', { form: 'link', theme: 'dark' }, 'https://voices.example/voice/flite/female/slt--base'],
  ])('builds %s', (_, choice, code) => {
    expect(codeOf(choice)).toBe(code)
  })
})

describe('builder URL', () => {
  it.each<[Partial<BuilderChoice>, string]>([
    [{}, ''],
    [{ voice: 'espeak/male/en-gb--base' }, '?voice=espeak/male/en-gb--base'],
    [{ voice: 'espeak/female/de+annie--high' }, '?voice=espeak/female/de%2Bannie--high'],
    [{ voice: 'a%20b/male/50%25' }, '?voice=a%2520b/male/50%2525'],
    [
      { language: 'de', kind: 'analysis', theme: 'dark', width: 320, form: 'link' },
      '?language=de&kind=analysis&theme=dark&width=320&form=link',
    ],
  ])('round-trips %o as %s', (part, address) => {
    const choice = { ...DEFAULT_CHOICE, ...part }
    expect(formatChoice(choice)).toBe(address)
    expect(parseChoice(new URLSearchParams(address))).toEqual(choice)
  })

  it('reads the address that the share dialog opens', () => {
    const source = { ...NAMES, voice: 'espeak/female/de+annie--high', snippet: 'k7Qd2m' }
    const look = { form: 'compact', theme: 'dark', color: '#1a6fe0' } as const
    const { searchParams } = new URL(builderAddress(source, look))
    expect(parseChoice(searchParams)).toEqual({ ...DEFAULT_CHOICE, ...look, voice: source.voice, snippet: 'k7Qd2m' })
  })

  it('accepts an unencoded plus in the voice path', () => {
    const { voice } = parseChoice(new URLSearchParams('?voice=espeak/female/de+annie--high'))
    expect(voice).toBe('espeak/female/de+annie--high')
    expect(parseVoicePath(voice)?.voice_speaker_id).toBe('de+annie--high')
  })

  it.each([
    '?voice=javascript:alert(1)',
    '?voice=x/female/%25',
    '?voice=x/female/%25ff',
    '?voice=a/b/c',
    '?voice=x/female/"><script>',
    '?kind=constructor',
    '?theme=pink&width=7&form=&color=url(x)&snippet=%22%3E',
    '?language=%22%3E',
  ])('%s falls back to the default choices', (address) => {
    expect(parseChoice(new URLSearchParams(address))).toEqual(DEFAULT_CHOICE)
  })
})
