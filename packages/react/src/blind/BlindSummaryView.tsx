import { voicePath } from '@voice-rankings/contract'
import { providerName } from '../names/providerName.ts'
import { SampleButton } from '../player/index.ts'
import { useMessages } from '../runtime/index.ts'
import { Button, Link } from '../ui/index.ts'
import { voicesMessages } from '../voices/messages.ts'
import type { BlindSummary } from './blindStore.ts'
import { BLIND_KEYS } from './useBlindKeys.ts'
import type { BlindTestModel } from './useBlindTest.ts'

interface BlindSummaryViewProps extends BlindTestModel {
  summary: BlindSummary
  headingLevel: 1 | 2 | 3
}

/** Result of a round: what the chosen voices have in common, and two of them to open. */
export function BlindSummaryView({ summary, headingLevel, texts, isLoggedIn, onNext, onLogin }: BlindSummaryViewProps) {
  const voices = useMessages('voices', voicesMessages)
  const Heading = `h${headingLevel}` as const
  const { taste, preferred_voices: preferred, round, vote_weight: weight } = summary
  return (
    <div part="blind-summary">
      <Heading part="blind-title">{texts.summary.title(round.round_vote_count)}</Heading>
      <p part="blind-summary-taste">
        {taste
          ? texts.summary.taste(
              taste.traits.map((trait) => voices.traits[trait]),
              taste.chosen_count,
              taste.pair_count,
            )
          : texts.summary.noTaste}
      </p>
      {preferred.length > 0 && (
        <>
          <p part="blind-summary-label">{texts.summary.voices}</p>
          <ul part="blind-summary-voices">
            {preferred.map(({ voice, chosen_count: chosen, pair_count: pairs }) => (
              <li key={voice.voice_id} data-gender={voice.voice_gender}>
                <SampleButton voice={voice} />
                <span>
                  <b>{voice.voice_name}</b>
                  <small>
                    {providerName(voice.voice_service)} · {texts.summary.chosen(chosen, pairs)}
                  </small>
                </span>
                <Link href={voicePath(voice)} aria-label={texts.openVoice(voice.voice_name)}>
                  {texts.open}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="primary" size="large" part="blind-again" aria-keyshortcuts="Enter" onClick={onNext}>
        {texts.summary.again} <kbd aria-hidden="true">{BLIND_KEYS.next}</kbd>
      </Button>
      {!isLoggedIn && weight < 1 && (
        <p part="blind-note">
          <span>
            {texts.weight}{' '}
            <button type="button" part="blind-login" onClick={onLogin}>
              {texts.login}
            </button>
          </span>
        </p>
      )}
    </div>
  )
}
