import { providerName } from '@voice-rankings/contract'
import type { Client } from '@voice-rankings/sdk'
import { useId, useState } from 'react'
import type { Messages } from '../messages.ts'
import type { ReadingVoice } from '../protocol.ts'
import { baseLanguage, saveVoice } from '../settings.ts'
import type { Settings } from '../settings.ts'
import { useVoiceSearch } from './useVoiceSearch.ts'

interface VoicePickerProps {
  texts: Messages['voice']
  client: Client
  settings: Settings
  /** BCP 47, of the page. */
  languageCode: string
  onChange: () => void
}

/** Voice for the language of the page, and a search for another one. */
export function VoicePicker({ texts, client, settings, languageCode, onChange }: VoicePickerProps) {
  const [voice, setVoice] = useState<ReadingVoice | undefined>(settings.voices[baseLanguage(languageCode)])
  const [isOpen, setOpen] = useState(false)
  const choose = async (next: ReadingVoice) => {
    await saveVoice(languageCode, next)
    setVoice(next)
    onChange()
  }
  return (
    <section className="voice" aria-label={texts.label}>
      <p>
        {texts.label}: <b dir="auto">{voice?.name ?? texts.best}</b>{' '}
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.close : texts.choose}
        </button>
      </p>
      {isOpen ? (
        <VoiceSearch
          {...{ texts, client, languageCode, voice }}
          isUser={settings.account !== null}
          onChoose={(next) => void choose(next)}
        />
      ) : null}
    </section>
  )
}

interface VoiceSearchProps extends Pick<VoicePickerProps, 'texts' | 'client' | 'languageCode'> {
  /** True if the voices of the account are offered too. */
  isUser: boolean
  voice: ReadingVoice | undefined
  onChoose: (voice: ReadingVoice) => void
}

function VoiceSearch({ texts, client, languageCode, voice, isUser, onChoose }: VoiceSearchProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const [languages] = useState(() => new Intl.DisplayNames(document.documentElement.lang, { type: 'language' }))
  const { voices, isFailed } = useVoiceSearch(client, { languageCode: baseLanguage(languageCode), words, isUser })
  const answer = isFailed ? texts.failed : voices === null ? texts.searching : voices.length === 0 ? texts.none : ''
  return (
    <>
      <label htmlFor={id}>{texts.search}</label>
      <input id={id} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <output>{answer}</output>
      <fieldset className="voices">
        <legend className="hidden">{texts.label}</legend>
        {voices?.map(({ voice_id, voice_name, voice_service, voice_language_codes: [language = 'en'], isOwn }) => (
          <label key={voice_id}>
            <input
              type="radio"
              name={id}
              checked={voice_id === voice?.id}
              onChange={() => onChoose({ id: voice_id, name: voice_name, ...(isOwn && { isOwn }) })}
            />
            <span dir="auto">{voice_name}</span>{' '}
            <small dir="auto">
              {languages.of(language)} · {isOwn ? texts.own : providerName(voice_service)}
            </small>
          </label>
        ))}
      </fieldset>
    </>
  )
}
