import type { Snippet } from '@voice-rankings/contract'

/** Texts without one of their snippets; a text without snippets is left out. */
export function withoutSnippet(texts: readonly Snippet[], id: string): Snippet[] {
  return texts.flatMap((text) => {
    const voice_variants = text.voice_variants.filter(({ voice_snippet_id }) => voice_snippet_id !== id)
    const [newest] = voice_variants
    if (!newest) return []
    const { voice_snippet_id, voice_gender } = newest
    return [{ ...text, voice_snippet_id, voice_gender, voice_variants, variant_count: voice_variants.length }]
  })
}
