import type { Alternative } from '@voice-rankings/contract'
import { comparePath } from '../compare/address/index.ts'
import { languageName } from '../names/languageName.ts'
import { useMessages, useRuntime, useWriting } from '../runtime/index.ts'
import { similarMessages } from './messages.ts'
import { SimilarRow } from './SimilarRow.tsx'
import type { SimilarResult } from './similarStore.ts'

/** Voices that sound nearly like the reference voice and are cheaper, offline, and so on; nothing without any. */
export function AlternativeVoices({ alternatives, sourceVoice }: SimilarResult) {
  const { client } = useRuntime()
  const messages = useMessages('similar', similarMessages)
  const fact = useFact()
  const [first, ...rest] = alternatives
  if (!first) return null
  const others = rest.flatMap(({ voice }) => (voice.voice_id === first.voice.voice_id ? [] : voice))
  return (
    <section>
      <header>
        <h2>{messages.nearly}</h2>
        <a href={client.url(comparePath(first.voice, [sourceVoice, ...uniqueOf(others)]))}>
          {messages.compareAlternatives}
        </a>
      </header>
      <ul className="voice-similar-list voice-similar-wishes" data-columns>
        {alternatives.map((alternative) => (
          <SimilarRow
            key={alternative.wish}
            voice={alternative.voice}
            value={messages.wishes[alternative.wish]}
            note={`${messages.alike(alternative.voice.similarity)} · ${fact(alternative)}`}
          />
        ))}
      </ul>
    </section>
  )
}

const uniqueOf = <T extends { voice_id: string }>(voices: readonly T[]): T[] => [
  ...new Map(voices.map((voice) => [voice.voice_id, voice])).values(),
]

/** Returns the text of how an alternative fulfils its wish: its price, licence, place, score or language. */
function useFact(): (alternative: Alternative) => string {
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const { locale } = writing
  const texts: Record<Alternative['wish'], (alternative: Alternative) => string> = {
    cheaper({ voice_price: price }) {
      if (!price) return messages.free
      const { perMillion, currency } = price
      return messages.perMillion(perMillion.toLocaleString(locale, { style: 'currency', currency }))
    },
    commercial: ({ voice_licence: licence }) => licence?.name ?? '',
    offline: () => messages.ownMachine,
    better_scored: ({ blind_score: score }) => messages.blindScore(Math.round(score ?? 0).toLocaleString(locale)),
    other_language: ({ voice }) => languageName(voice.voice_language_code, writing),
  }
  return (alternative) => texts[alternative.wish](alternative)
}
