import { voicePath, type VoiceListing } from '@voice-rankings/contract'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { WithoutScripts } from './PlainAudio.tsx'

/** Native audio players for the samples of a list, for browsers without scripts. */
export function PlainSamples({ voices }: { voices: readonly VoiceListing[] }) {
  const texts = useSiteMessages().plain
  const heard = voices.filter(({ voice_sample_url }) => voice_sample_url !== null)
  if (heard.length === 0) return null
  return (
    <WithoutScripts>
      <section className="site-plain" aria-label={texts.samples}>
        <h2>{texts.samples}</h2>
        <ul>
          {heard.map((voice) => (
            <li key={voice.voice_id}>
              <a href={voicePath(voice)}>{voice.voice_name}</a>
              {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the passage stands on the page of the voice */}
              <audio
                controls
                preload="none"
                src={voice.voice_sample_url ?? undefined}
                aria-label={texts.sampleOf(voice.voice_name)}
              />
            </li>
          ))}
        </ul>
      </section>
    </WithoutScripts>
  )
}
