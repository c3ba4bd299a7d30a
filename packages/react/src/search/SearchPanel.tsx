import { useRef } from 'react'
import { Button } from '../ui/index.ts'
import { below, Place } from '../ui/Place.tsx'
import { SearchOption } from './SearchOption.tsx'
import type { VoiceSearchViewProps } from './voiceSearchProps.ts'

/** Height of six rows and their padding, see search.css. */
const FULL_HEIGHT_PX = 6 * 56 + 16

interface SearchPanelProps extends Pick<
  VoiceSearchViewProps,
  'messages' | 'id' | 'result' | 'voices' | 'origin' | 'activeIndex' | 'onPoint' | 'onSelect' | 'onRetry'
> {
  /** Search element; null until mounted. */
  anchor: Element | null
}

/** Search results in a popup below the box, or above it if there is too little space. */
export function SearchPanel({ anchor, messages, id, result, voices, origin, activeIndex, ...props }: SearchPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={panel} className="voice-search-panel voice-floats" part="search-panel">
        {origin !== 'found' && voices.length > 0 ? <p className="voice-search-heading">{messages[origin]}</p> : null}
        {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list under a box cannot be a <select> */}
        <div id={`${id}-list`} className="voice-search-list" role="listbox" aria-label={messages.label}>
          {voices.map((voice, index) => (
            <SearchOption
              key={voice.voice_id}
              id={`${id}-${index}`}
              voice={voice}
              active={index === activeIndex}
              languages={messages.languages}
              onPoint={() => props.onPoint(index)}
              onSelect={() => props.onSelect(voice)}
            />
          ))}
        </div>
        <SearchStatus messages={messages} result={result} onRetry={props.onRetry} />
      </div>
      <Place anchor={anchor} panel={panel} placement={below('start')} fullHeightPx={FULL_HEIGHT_PX} />
    </>
  )
}

function SearchStatus({ messages, result, onRetry }: Pick<VoiceSearchViewProps, 'messages' | 'result' | 'onRetry'>) {
  return (
    <output className="voice-search-status">
      {result.status === 'searching' ? messages.loading : null}
      {result.status === 'empty' ? messages.empty(result.query) : null}
      {result.status === 'found' ? (
        <span className="voice-hidden">{messages.results(result.voices.length)}</span>
      ) : null}
      {result.status === 'failed' ? (
        <>
          {messages.failed}
          <Button size="small" onClick={onRetry}>
            {messages.retry}
          </Button>
        </>
      ) : null}
    </output>
  )
}
