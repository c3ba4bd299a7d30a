import type { VoiceListing, VoiceSearchResult } from '@voice-rankings/contract'
import { providerName, SampleButton, useRuntime } from '@voice-rankings/react'
import { Button, SearchField, Select } from '@voice-rankings/react/ui'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { pathOf } from './builderChoice.ts'

interface VoiceChoiceProps {
  voice: string
  /** Name of the chosen voice, which may be missing from the options. */
  name: string
  language: string
  onVoice: (voice: VoiceListing) => void
  onLanguage: (language: string) => void
}

/** Number of voices offered; others are found by typing a name. */
const OFFERED = 5
/** Debounce between typing and searching, in milliseconds. */
const TYPING_MS = 250

const languages = new Intl.DisplayNames('en', { type: 'language' })

type Search = { status: 'searching' } | { status: 'found'; result: VoiceSearchResult } | { status: 'failed' }

function useSearch(text: string, language: string): { search: Search; retry: () => void } {
  const { client } = useRuntime()
  const [search, setSearch] = useState<Search>({ status: 'searching' })
  const running = useRef<AbortController>(null)
  const load = useCallback(() => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const query = {
      facets: 'true' as const,
      limit: OFFERED,
      ...(text.trim() === '' ? {} : { search: text.trim() }),
      ...(language === 'all' ? {} : { languageCode: language }),
    }
    client.voices.search(query, { signal }).then(
      (result) => setSearch({ status: 'found', result }),
      () => signal.aborted || setSearch({ status: 'failed' }),
    )
  }, [client, text, language])
  useEffect(() => {
    const timer = setTimeout(load, text === '' ? 0 : TYPING_MS)
    return () => clearTimeout(timer)
  }, [load, text])
  useEffect(() => () => running.current?.abort(), [])
  return { search, retry: load }
}

/** Search for a voice on the running server by name and language, with playback before choosing. */
export function VoiceChoice({ voice, name, language, onVoice, onLanguage }: VoiceChoiceProps) {
  const [text, setText] = useState('')
  const { search, retry } = useSearch(text, language)
  const group = useId()
  const result = search.status === 'found' ? search.result : null
  const facets = result?.facets?.languages ?? []
  const options = [
    { value: 'all', label: 'All languages' },
    ...(facets.some(({ value }) => value === language) || language === 'all'
      ? []
      : [{ value: language, label: languages.of(language) ?? language }]),
    ...facets.map(({ value, count }) => ({ value, count, label: languages.of(value) ?? value })),
  ]
  return (
    <fieldset className="builder-voices">
      <legend>Voice: {name}</legend>
      <Select label="Language of the voice" value={language} options={options} onValueChange={onLanguage} />
      <SearchField
        aria-label="Name of the voice"
        placeholder="Find a voice by name"
        value={text}
        clearLabel="Clear search"
        busy={search.status === 'searching'}
        onChange={({ target }) => setText(target.value)}
        onClear={() => setText('')}
      />
      {search.status === 'failed' ? (
        <p role="alert">
          The voices could not be loaded. <Button onClick={retry}>Try again</Button>
        </p>
      ) : null}
      {result ? <output className="sr-only">{result.total} voices match</output> : null}
      {result?.total === 0 ? <p>No matching voices.</p> : null}
      <ul>
        {result?.voices.map((one) => (
          <li key={one.voice_id}>
            <label>
              <input type="radio" name={group} checked={pathOf(one) === voice} onChange={() => onVoice(one)} />
              <strong>{one.voice_name}</strong>
              <span>
                {providerName(one.voice_service)} · {languages.of(one.voice_language_code)}
              </span>
            </label>
            <SampleButton voice={one} size="small" />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
