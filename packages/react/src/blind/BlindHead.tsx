import { BLIND_ROUND_SIZE } from '@voice-rankings/contract'
import { WordHighlighter } from '../player/index.ts'
import { languageName } from '../names/languageName.ts'
import { useWriting } from '../runtime/index.ts'
import { BLIND_SIDES } from './sides.ts'
import type { BlindSide } from './sides.ts'
import { BlindShares } from './BlindShares.tsx'
import type { BlindTestModel } from './useBlindTest.ts'
import { blindHeadline, pairNumber } from './blindTexts.ts'

/** Progress of the round, title, and the sentence or, after the vote, what others voted. */
export function BlindHead({ headingLevel, ...model }: BlindTestModel & { headingLevel: 1 | 2 | 3 }) {
  const { stage, round, setting, texts } = model
  const writing = useWriting()
  const Heading = `h${headingLevel}` as const
  const number = pairNumber(model)
  const size = round?.round_size ?? BLIND_ROUND_SIZE
  const about = [languageName(setting.languageCode, writing), texts.uses[setting.blindUse]]
  return (
    <>
      <div part="blind-progress">
        <p>
          {number <= size ? texts.pair(number, size) : null}
          <span part="blind-about">
            {' · '}
            {about.join(' · ')}
          </span>
        </p>
        <Steps done={round?.round_vote_count ?? 0} size={size} />
      </div>
      <Heading part="blind-title">{blindHeadline(model) ?? texts.title}</Heading>
      {stage.status === 'loading' && (
        <p
          part="words"
          className="voice-words"
          lang={setting.languageCode}
          dir="auto"
          aria-hidden={stage.sentence === null}
        >
          {stage.sentence ?? <i className="voice-bone">{'\u00a0'}</i>}
        </p>
      )}
      {stage.status === 'listening' && <Sentence {...model} />}
      {stage.status === 'voted' && <BlindShares texts={texts} stage={stage} result={stage.result} />}
    </>
  )
}

/** The sentence of the pair, lit by the side that plays. */
function Sentence({ stage, sounds, setting }: BlindTestModel) {
  if (!('pair' in stage)) return null
  const { pair, tracks } = stage.pair
  const side = shownSide(sounds)
  return (
    <WordHighlighter
      key={side}
      text={pair.pair_text}
      marks={pair[side].speechMarks}
      track={tracks[side]}
      languageCode={setting.languageCode}
      decorative={false}
    />
  )
}

/** Side whose words are shown: the one that plays, or the one that was left in the middle. */
function shownSide(sounds: BlindTestModel['sounds']): BlindSide {
  const by = (status: string) => BLIND_SIDES.find((side) => sounds[side] === status)
  return by('playing') ?? by('loading') ?? by('paused') ?? 'left'
}

/** Votes of the round as a row of strokes. Decorative: text says the same. */
function Steps({ done, size }: { done: number; size: number }) {
  return (
    <span part="blind-steps" aria-hidden="true">
      {Array.from({ length: size }, (_, at) => (
        <i key={at} data-state={at < done ? 'done' : at === done ? 'current' : 'later'} />
      ))}
    </span>
  )
}
