import type { VoiceListing } from '@voice-rankings/contract'
import { Pause, Play } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useSample } from '../player/index.ts'
import { Flag } from '../ui/index.ts'
import { shownLanguage } from '../names/languageName.ts'
import { matchingLanguage } from '../names/mainLanguage.ts'
import { providerName } from '../names/providerName.ts'
import type { SearchMessages } from './messages.ts'

interface SearchOptionProps {
  id: string
  voice: VoiceListing
  /** Language that was understood in the search; its flag is shown. */
  languageCode: string | undefined
  active: boolean
  messages: SearchMessages
  onPoint: () => void
  onSelect: () => void
}

/**
 * Voice in the list. The play mark works by pointer only and is not a control, because an option may not contain one;
 * by keyboard the sample is available on the voice's page.
 */
export function SearchOption({ id, voice, languageCode, active, messages, onPoint, onSelect }: SearchOptionProps) {
  const { isPlaying, toggle, track } = useSample(voice)
  const codes = voice.voice_language_codes
  const code = (languageCode && matchingLanguage(voice, languageCode)) || shownLanguage(codes)
  const onClick = ({ target }: MouseEvent) => {
    const onMark = target instanceof Element && target.closest('[part~=play-mark]') !== null
    if (onMark && track) toggle()
    else onSelect()
  }
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's: the focus stays in it
    <div
      id={id}
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds a flag and a play mark, which an <option> cannot
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="voice-search-option"
      data-gender={voice.voice_gender}
      // Keeps focus in the box.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onClick}
    >
      <span
        className="voice-search-play"
        part="play-mark"
        data-status={isPlaying ? 'playing' : 'idle'}
        aria-hidden="true"
      >
        {isPlaying ? <Pause size={13} fill="currentColor" /> : <Play size={13} fill="currentColor" />}
      </span>
      <span className="voice-search-name">
        <b>{voice.voice_name}</b>
        <span>{providerName(voice.voice_service)}</span>
      </span>
      <span className="voice-search-languages">
        {code === undefined ? null : <Flag languageCode={code} />}
        {codes.length > 1 ? ` ${messages.languages(codes.length)}` : null}
      </span>
    </div>
  )
}
