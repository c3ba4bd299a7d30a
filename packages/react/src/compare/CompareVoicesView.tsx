import type { VoiceListing } from '@voice-rankings/contract'
import { Pause, Play, Repeat2 } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { lazyComponent } from '../loading/lazyComponent.ts'
import { playerMessages, useTrackState } from '../player/index.ts'
import { useMessages } from '../runtime/index.ts'
import { VoiceSearch } from '../search/index.ts'
import { Button } from '../ui/index.ts'
import { CompareCard } from './CompareCard.tsx'
import { CompareNumbers } from './CompareNumbers.tsx'
import { COMPARED_LIMIT } from './compareState.ts'
import { CompareText } from './CompareText.tsx'
import { useComparedFocus } from './useComparedFocus.ts'
import type { CompareModel } from './useCompareVoices.ts'
import { rootProps, useRefs } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface CompareVoicesViewProps extends CompareModel, RootProps {
  headingLevel: 1 | 2 | 3
}

/**
 * View of a comparison model.
 *
 * @example
 * <CompareVoicesView {...useCompareVoices({ voiceIds: [voice.voice_id] })} headingLevel={2} />
 */
export function CompareVoicesView({ headingLevel, ...model }: CompareVoicesViewProps) {
  const { texts, compared, isHidden } = model
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const { section, onAdd, onRemove } = useComparedFocus(model)
  const ref = useRefs(section, model)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys work wherever in it the focus is
    <section
      part="compare"
      data-blind={isHidden || undefined}
      aria-labelledby={id}
      onKeyDown={(event) => onCompareKey(event, model)}
      {...rootProps(model, 'voice-screen voice-compare')}
      ref={ref}
    >
      <Heading id={id} className="voice-screen-title" part="compare-title">
        {texts.title}
      </Heading>
      <p className="voice-screen-intro" part="compare-intro">
        {texts.intro}
      </p>
      <CompareText {...model} />
      <BlindSwitch {...model} />
      <ol part="compare-list" data-count={compared.length}>
        {compared.map((one) => (
          <li key={one.id}>
            <CompareCard {...model} one={one} onRemove={onRemove} />
          </li>
        ))}
      </ol>
      <p part="compare-keys">
        <span data-for="keys">{texts.keys}</span> {texts.loudness}
      </p>
      <AddVoice {...model} onAdd={onAdd} />
      {isHidden || compared.length === 0 ? null : <ComparedNumbers {...model} />}
      <PlayBar {...model} />
    </section>
  )
}

/** Shortcut keys of the comparison, ignored while typing and for the space bar on a button. */
function onCompareKey(
  event: KeyboardEvent<HTMLElement>,
  { compared, current, onSwitch, onToggle }: CompareModel,
): void {
  const target = event.target
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (target instanceof Element && target.closest('input:not([type=range]), textarea, select')) return
  const place = Number(event.key) - 1
  if (event.key === 'x' || event.key === 'X') onSwitch()
  else if (compared[place]) onSwitch(compared[place].id)
  else if (event.key === ' ' && target instanceof Element && !target.closest('button, a')) {
    const at = heardOf({ compared, current })
    if (at) onToggle(at.id)
  } else return
  event.preventDefault()
}

/** Voice that is heard or was heard last; before, the first with a sound. */
const heardOf = ({ compared, current }: Pick<CompareModel, 'compared' | 'current'>) =>
  compared.find(({ id }) => id === current) ?? compared.find(({ track }) => track)

/** Bar at the bottom of a phone, which has no keys: play, and the next voice at the same word. */
function PlayBar({ texts, compared, current, onToggle, onSwitch }: CompareModel) {
  const { play, pause } = useMessages('player', playerMessages)
  const heard = heardOf({ compared, current })
  const status = useTrackState(heard?.track ?? null)?.status
  if (!heard?.track || compared.length < 2) return null
  const isPlaying = status === 'playing' || status === 'loading'
  return (
    <div part="compare-bar">
      <Button
        variant="primary"
        icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        onClick={() => onToggle(heard.id)}
      >
        {isPlaying ? pause : play}
      </Button>
      <Button icon={<Repeat2 aria-hidden="true" />} onClick={() => onSwitch()}>
        {texts.nextVoice}
      </Button>
    </div>
  )
}

/** Button to hide and show the names; after a choice, which reveals them, it starts over. */
function BlindSwitch({ texts, blind, isHidden, compared, onBlindChange }: CompareModel) {
  const button = useRef<HTMLButtonElement>(null)
  const isChosen = blind !== null && blind.choice !== null
  useEffect(() => {
    // The choice buttons were removed together with focus.
    if (isChosen) button.current?.focus({ preventScroll: true })
  }, [isChosen])
  return (
    <div part="compare-blind">
      <Button ref={button} disabled={compared.length < 2} onClick={() => onBlindChange(!isHidden)}>
        {isChosen ? texts.again : isHidden ? texts.showNames : texts.blind}
      </Button>
      <output>{isHidden ? texts.blindHint : blind?.choice ? texts.chosenNote : null}</output>
    </div>
  )
}

const CompareNeighbours = /* @__PURE__ */ lazyComponent(
  async () => (await import('./neighbours/CompareNeighbours.tsx')).CompareNeighbours,
)

/** Voices like the first one that has loaded. */
function Suggested(props: Pick<CompareModel, 'texts' | 'compared' | 'onAdd'>) {
  const first = props.compared.find(({ found }) => found.status === 'ready')
  if (first?.found.status !== 'ready') return null
  return (
    <div part="compare-suggested">
      <Suspense>
        <CompareNeighbours {...props} near={{ id: first.id, name: first.found.voice.voice_name }} />
      </Suspense>
    </div>
  )
}

const CatalogueNumbers = /* @__PURE__ */ lazyComponent(
  async () => (await import('./CatalogueNumbers.tsx')).CatalogueNumbers,
)

/** Measurements of the voices; the other voices of the catalogue are added once they have loaded. */
function ComparedNumbers(props: Pick<CompareModel, 'texts' | 'compared' | 'longestMs'>) {
  const first = props.compared.find(({ found }) => found.status === 'ready')
  const plain = <CompareNumbers {...props} />
  if (!first) return plain
  return (
    <Suspense fallback={plain}>
      <CatalogueNumbers {...props} voiceId={first.id} />
    </Suspense>
  )
}

function AddVoice({ texts, compared, canAdd, isHidden, onAdd }: CompareModel) {
  const [chosen, setChosen] = useState<VoiceListing | null>(null)
  const isThere = (voiceId: string) => compared.some(({ id }) => id === voiceId)
  function select(voice: VoiceListing): void {
    const { voice_id, voice_gender } = voice
    setChosen(isThere(voice_id) ? voice : null)
    onAdd(voice_id, voice_gender)
  }
  return (
    <div part="compare-add">
      <output className="voice-hidden">{texts.count(compared.length)}</output>
      <p tabIndex={-1}>
        <b>{texts.add}</b> {canAdd ? texts.addHint(COMPARED_LIMIT - compared.length) : texts.full}
      </p>
      {canAdd && !isHidden ? <Suggested {...{ texts, compared, onAdd }} /> : null}
      {canAdd ? <VoiceSearch aria-label={texts.add} onSelect={select} /> : null}
      <output part="compare-repeated">
        {canAdd && chosen && isThere(chosen.voice_id) ? texts.repeated(chosen.voice_name) : null}
      </output>
    </div>
  )
}
