import type { Snippet, SnippetVariant } from '@voice-rankings/contract'
import { marksFixture, snippetFixture, snippetVariantFixture } from '@voice-rankings/testkit'

function snippet(id: string, text: string, voices: Partial<SnippetVariant>[]): Snippet {
  const variants = voices.map((voice, at) =>
    snippetVariantFixture({
      voice_snippet_id: `${id}${at}`,
      voice_snippet_timestamps: marksFixture(text, 4000),
      voice_snippet_duration: 4000,
      ...voice,
    }),
  )
  const [first] = variants
  return snippetFixture({
    voice_snippet_id: `${id}0`,
    voice_snippet_text: text,
    voice_variants: variants,
    ...(first && { voice_gender: first.voice_gender }),
  })
}

const theo = {
  voice_name: 'Theo',
  voice_gender: 'male',
  voice_service: 'espeak',
  voice_speaker_id: 'en+m3--calm',
} as const
const clara = { voice_name: 'Clara', voice_gender: 'female' } as const

/** Snippets that cover all variations of a card: length, readings and voices. */
export function variedSnippets(): Snippet[] {
  return [
    snippet('tide', 'The tide came in quietly, and nobody on the pier noticed.', [clara, theo, clara]),
    snippet('chapter', 'Chapter one. It was a bright cold day in April.', [theo]),
    snippet(
      'gap',
      `${'Mind the gap between the train and the platform, and take your things with you. '.repeat(5)}Thank you.`,
      [theo, clara],
    ),
  ]
}
