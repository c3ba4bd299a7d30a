import type { Voice } from '@voice-rankings/contract'
import { LazyVoiceMap, type VoiceMapPaths } from '@voice-rankings/react/map'
import {
  SentencePair,
  SentenceStageView,
  useSentenceStage,
  type SentenceStageOptions,
} from '@voice-rankings/react/stage'
import { languageName } from '@voice-rankings/react/voices'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useSiteTexts } from '../languages/LanguageProvider.tsx'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { PlainSamples } from '../plain/PlainSamples.tsx'
import { PlainSearch } from '../plain/PlainSearch.tsx'
import { EmbedExample } from './EmbedExample.tsx'

interface HomeStageProps extends SentenceStageOptions {
  /** Picture of the map in the first language; null without one. */
  map: VoiceMapPaths | null
  /** Voice of the embedded player; null without one. */
  embedded: Voice | null
  origin: string
}

/** Stage for the visitor's sentence, and what else can be done with it: on the map, in a comparison, on another page. */
export function HomeStage({ map, embedded, origin, ...options }: HomeStageProps) {
  const texts = useSiteMessages().home
  const writing = useSiteTexts('components', undefined)?.writing
  const stage = useSentenceStage(options)
  const { speakers, voice, status } = stage
  const { languageCode } = speakers
  const query = useMemo(() => ({ languageCode }), [languageCode])
  return (
    <>
      <div className="site-home-stage">
        <SentenceStageView {...stage} />
        <PlainSearch />
        <PlainSamples voices={speakers.voices} />
      </div>
      {map ? (
        <section aria-labelledby="map" className="site-home-map">
          <header>
            <div>
              <h2 id="map">{texts.map(languageName(languageCode, writing))}</h2>
              <p data-for="mouse">{texts.mapHint}</p>
              <p data-for="touch">{texts.mapHintTouch}</p>
            </div>
            <Link className="site-more" to={`/voices?view=map&languageCode=${languageCode}`} prefetch="intent">
              {texts.openMap}
            </Link>
          </header>
          <LazyVoiceMap
            preview={map}
            query={query}
            speech={{ voiceId: voice.voice_id, status, onSpeak: stage.onVoicePath }}
          />
        </section>
      ) : null}
      <div className="site-home-pair">
        <section aria-labelledby="compare">
          <h2 id="compare">{texts.compare}</h2>
          <p>{texts.compareHint}</p>
          <SentencePair {...stage} />
        </section>
        {embedded ? (
          <section aria-labelledby="embed">
            <h2 id="embed">{texts.embed}</h2>
            <p>
              {texts.embedHint}{' '}
              <Link to="/align" prefetch="intent">
                {texts.ownRecording}
              </Link>
            </p>
            <EmbedExample voice={embedded} origin={origin} />
          </section>
        ) : null}
      </div>
    </>
  )
}
