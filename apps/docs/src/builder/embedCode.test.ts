import { parseVoicePath } from '@voice-rankings/contract'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CHOICE, formatChoice, parseChoice } from './builderChoice.ts'
import type { BuilderChoice } from './builderChoice.ts'
import { embedCode } from './embedCode.ts'

const NAMES = { origin: 'https://voices.example', name: 'Amelia "Mel" <b>' }
const codeOf = (choice: Partial<BuilderChoice>) => embedCode({ ...DEFAULT_CHOICE, ...choice }, NAMES)
const PLACE = 'display: block; min-height: 96px'
const SCRIPT = '<script type="module" src="https://voices.example/embed/v1/elements.js"></script>'

describe('embedCode', () => {
  it.each<[string, Partial<BuilderChoice>, string]>([
    [
      'the player, whose place is kept',
      {},
      `${SCRIPT}\n<voice-player voice-path="flite/female/slt--base" style="${PLACE}"></voice-player>`,
    ],
    [
      'everything about a voice, dark and narrow',
      { kind: 'overview', theme: 'dark', width: 480 },
      `${SCRIPT}\n<voice-overview voice-path="flite/female/slt--base" style="color-scheme: dark; background: canvas; padding: 16px; max-width: 480px"></voice-overview>`,
    ],
    [
      'a player of the other theme, which has a ground of its own',
      { theme: 'dark' },
      `${SCRIPT}\n<voice-player voice-path="flite/female/slt--base" style="${PLACE}; color-scheme: dark"></voice-player>`,
    ],
    [
      'a frame, with its name escaped',
      { form: 'frame', theme: 'light' },
      '<iframe src="https://voices.example/embed/voice/flite/female/slt--base?theme=light" title="Amelia &quot;Mel&quot; &lt;b&gt;" width="100%" height="129" allow="autoplay" style="border: 0"></iframe>',
    ],
    [
      'a frame of the analysis, narrow',
      { form: 'frame', kind: 'analysis', width: 320 },
      '<iframe src="https://voices.example/embed/overview/flite/female/slt--base/analysis" title="Amelia &quot;Mel&quot; &lt;b&gt;" width="320" height="720" allow="autoplay" style="border: 0"></iframe>',
    ],
    [
      'an element of a voice with a sign in its name',
      { voice: 'espeak/female/de+annie--high' },
      `${SCRIPT}\n<voice-player voice-path="espeak/female/de+annie--high" style="${PLACE}"></voice-player>`,
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
    '?theme=pink&width=7&form=',
    '?language=%22%3E',
  ])('%s falls back to the default choices', (address) => {
    expect(parseChoice(new URLSearchParams(address))).toEqual(DEFAULT_CHOICE)
  })
})
