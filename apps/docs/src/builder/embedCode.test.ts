import { describe, expect, it } from 'vitest'
import { DEFAULT_CHOICE, formatChoice, parseChoice } from './builderChoice.ts'
import type { BuilderChoice } from './builderChoice.ts'
import { embedCode } from './embedCode.ts'

const NAMES = { origin: 'https://voices.example', name: 'Amelia "Mel" <b>' }
const codeOf = (choice: Partial<BuilderChoice>) => embedCode({ ...DEFAULT_CHOICE, ...choice }, NAMES)
const SCRIPT = '<script type="module" src="https://voices.example/embed/v1/elements.js"></script>'

describe('the code to copy', () => {
  it.each<[string, Partial<BuilderChoice>, string]>([
    ['the player', {}, `${SCRIPT}\n<voice-player voice-path="flite/female/slt--base"></voice-player>`],
    [
      'everything about a voice, dark and narrow',
      { kind: 'overview', theme: 'dark', width: 480 },
      `${SCRIPT}\n<voice-overview voice-path="flite/female/slt--base" style="color-scheme: dark; max-width: 480px"></voice-overview>`,
    ],
    [
      'a frame, with its name escaped',
      { form: 'frame', theme: 'light' },
      '<iframe src="https://voices.example/embed/voice/flite/female/slt--base" title="Amelia &quot;Mel&quot; &lt;b&gt;" width="100%" height="240" allow="autoplay" style="border: 0; color-scheme: light"></iframe>',
    ],
    ['a link', { form: 'link', theme: 'dark' }, 'https://voices.example/voice/flite/female/slt--base'],
  ])('is %s', (_, choice, code) => {
    expect(codeOf(choice)).toBe(code)
  })
})

describe('the address of the builder', () => {
  it.each<[Partial<BuilderChoice>, string]>([
    [{}, ''],
    [{ voice: 'espeak/male/en-gb--base' }, '?voice=espeak/male/en-gb--base'],
    [
      { language: 'de', kind: 'analysis', theme: 'dark', width: 320, form: 'link' },
      '?language=de&kind=analysis&theme=dark&width=320&form=link',
    ],
  ])('says %o and is read again', (part, address) => {
    const choice = { ...DEFAULT_CHOICE, ...part }
    expect(formatChoice(choice)).toBe(address)
    expect(parseChoice(new URLSearchParams(address))).toEqual(choice)
  })

  it.each([
    '?voice=javascript:alert(1)',
    '?voice=a/b/c',
    '?voice=x/female/"><script>',
    '?kind=constructor',
    '?theme=pink&width=7&form=',
    '?language=%22%3E',
  ])('that says %s says nothing', (address) => {
    expect(parseChoice(new URLSearchParams(address))).toEqual(DEFAULT_CHOICE)
  })
})
