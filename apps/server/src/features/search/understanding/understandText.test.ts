import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { understandText } from './understandText.ts'

const NAMES = new Set(['emma', 'chad', 'germaine', 'greta'])

/** Terms as `filter=value`, and the words left. */
function understood(text: string): [terms: string[], rest: string] {
  const { terms, rest } = understandText(text, NAMES)
  return [terms.map(({ filter, value }) => `${filter}=${value}`), rest]
}

describe('understandText', () => {
  it.each<[string, string[], string]>([
    ['calm low german female', ['traits=calm', 'traits=low', 'languageCode=de', 'gender=female'], ''],
    ['narration', ['categories=narration'], ''],
    ['espeak', ['service=espeak'], ''],
    ['eSpeak NG', ['service=espeak'], ''],
    ['fast voice for news', ['traits=fast', 'categories=narration'], ''],
    ['deutsch', ['languageCode=de'], ''],
    ['german female calm Eleven Labs', ['languageCode=de', 'gender=female', 'traits=calm', 'service=elevenlabs'], ''],
    ['free voices for commercial use', ['price=free', 'offers=commercial'], ''],
    ['cheap commercial', ['price=low', 'categories=advertising'], ''],
    ['günstige Stimme mit Wortzeiten', ['price=low', 'offers=timed'], ''],
    ['voix gratuite pour usage commercial', ['price=free', 'offers=commercial'], ''],
    ['voz barata de Amazon Polly', ['price=low', 'service=polly'], ''],
    ['無料の声 商用利用', ['price=free', 'offers=commercial'], ''],
    ['صوت مجاني', ['price=free'], ''],
    ['Emma from Germany', ['countryCode=DE'], 'Emma'],
    ['a phone menu in Dutch', ['categories=support', 'languageCode=nl'], ''],
    ['British English', ['countryCode=GB', 'languageCode=en'], ''],
    ['UK male', ['countryCode=GB', 'gender=male'], ''],
    ['Norwegian', ['languageCode=nb'], ''],
    [
      'ruhige tiefe Frauenstimme für ein Hörbuch',
      ['traits=calm', 'traits=low', 'gender=female', 'categories=narration'],
      '',
    ],
    ['voix grave de femme en français', ['traits=low', 'gender=female', 'languageCode=fr'], ''],
    ['voz de hombre rápida en español', ['gender=male', 'traits=fast', 'languageCode=es'], ''],
    ['低い女性の声 ドイツ語', ['traits=low', 'gender=female', 'languageCode=de'], ''],
    ['صوت امرأة هادئ بالألمانية', ['gender=female', 'traits=calm', 'languageCode=de'], ''],
  ])('“%s” is %j', (text, terms, rest) => {
    expect(understood(text)).toEqual([terms, rest])
  })

  it.each([
    ['grman', 'languageCode=de'],
    ['germ', 'languageCode=de'],
    ['portug', 'languageCode=pt'],
    ['femlae', 'gender=female'],
    ['audibook', 'categories=narration'],
    ['meditaton', 'categories=meditation'],
  ])('tolerates the slip or missing end of “%s”', (text, term) => {
    expect(understood(text)).toEqual([[term], ''])
  })

  it.each(['Chad', 'Greta', 'Emma', 'The Voice', 'xyzzy', 'a', '100 %_real', ''])(
    'leaves “%s”, which is a name or nothing known, as it is',
    (text) => {
      expect(understood(text)).toEqual([[], text])
    },
  )

  it('lists a filter once, with its first words as written', () => {
    expect(understandText('Deep, LOW and deep').terms).toEqual([{ filter: 'traits', value: 'low', words: 'Deep' }])
  })

  it('accepts any text, and leaves only words of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { terms, rest } = understandText(text)
        for (const { words } of terms) expect(text).toContain(words)
        for (const word of rest.split(' ')) expect(text).toContain(word)
      }),
    )
  })
})
