import { LEXICON_LIMITS } from '@voice-rankings/contract'
import type { LexiconEntry } from '@voice-rankings/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { languageName } from '../names/languageName.ts'
import { useWriting } from '../runtime/index.ts'
import { Button, Select } from '../ui/index.ts'
import { LexiconField } from './LexiconField.tsx'
import type { LexiconDraft } from './lexiconStore.ts'
import type { LexiconModel } from './useLexicon.ts'

interface LexiconFormProps extends Pick<LexiconModel, 'texts' | 'voices' | 'isSaving' | 'onSave'> {
  /** Accessible name. */
  label: string
  /** Text of the submit button. */
  action: string
  /** Entry to change; without one a new one is created. */
  entry?: LexiconEntry
  /** Closes the form of an entry. */
  onClose?: () => void
}

/** Draft of a new entry. */
const EMPTY: LexiconDraft = { term: '', respelling: '', ipa: '', case_sensitive: false, whole_word: true }

/** Form for an entry. Escape closes that of an existing one. */
export function LexiconForm(props: LexiconFormProps) {
  const { texts, label, action, entry, isSaving, onSave, onClose } = props
  const [draft, setDraft] = useState<LexiconDraft>(entry ?? EMPTY)
  const first = useRef<HTMLInputElement>(null)
  const isUsable = draft.term.trim() !== '' && [draft.respelling, draft.ipa].some((text) => text?.trim())
  const change = (fields: Partial<LexiconDraft>) => setDraft({ ...draft, ...fields })
  useEffect(() => {
    if (entry) first.current?.focus()
  }, [entry])

  async function submit() {
    if (!isUsable || isSaving || !(await onSave(draft))) return
    if (onClose) return onClose()
    // The scope stays for the next term.
    setDraft({ ...draft, term: '', respelling: '', ipa: '' })
    first.current?.focus()
  }

  return (
    <form
      part="lexicon-form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div part="lexicon-fields">
        <LexiconField
          onEscape={onClose}
          inputRef={first}
          label={texts.term}
          hint={texts.termHint}
          limit={LEXICON_LIMITS.term}
          value={draft.term}
          onValueChange={(term) => change({ term })}
        />
        <LexiconField
          onEscape={onClose}
          label={texts.respelling}
          hint={texts.respellingHint}
          limit={LEXICON_LIMITS.respelling}
          value={draft.respelling ?? ''}
          onValueChange={(respelling) => change({ respelling })}
        />
        <LexiconField
          onEscape={onClose}
          label={texts.ipa}
          hint={texts.ipaHint}
          limit={LEXICON_LIMITS.ipa}
          value={draft.ipa ?? ''}
          onValueChange={(ipa) => change({ ipa })}
        />
      </div>
      <LexiconLimits {...props} draft={draft} onChange={change} />
      <div part="lexicon-submit">
        {onClose && <Button onClick={onClose}>{texts.cancel}</Button>}
        <Button type="submit" variant="primary" busy={isSaving} aria-disabled={!isUsable || isSaving}>
          {action}
        </Button>
      </div>
    </form>
  )
}

interface LexiconLimitsProps extends Pick<LexiconFormProps, 'texts' | 'voices'> {
  draft: LexiconDraft
  onChange: (fields: Partial<LexiconDraft>) => void
}

/** Language, voice and spelling to which an entry is limited. */
function LexiconLimits({ texts, voices, draft, onChange }: LexiconLimitsProps) {
  const writing = useWriting()
  const id = useId()
  const { language_code: language, voice_id: voice, case_sensitive = false, whole_word = true } = draft
  const codes = voices.map(({ voice_language_code: code }) => code.split('-', 1)[0] ?? code)
  const languages = [...new Set([...codes, ...(language ? [language] : [])])]
    .map((value) => ({ value, label: languageName(value, writing) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const named = voices.map(({ voice_id: value, voice_name: label }) => ({ value, label }))
  const isUnlisted = voice != null && !named.some(({ value }) => value === voice)
  return (
    <details part="lexicon-limits">
      <summary>{texts.more}</summary>
      <div>
        <Select
          label={texts.language}
          value={language ?? ''}
          options={[{ value: '', label: texts.allLanguages }, ...languages]}
          onValueChange={(code) => onChange({ language_code: code || null })}
        />
        <Select
          label={texts.voice}
          value={voice ?? ''}
          options={[
            { value: '', label: texts.allVoices },
            ...(isUnlisted ? [{ value: voice, label: voice }] : []),
            ...named,
          ]}
          onValueChange={(value) => onChange({ voice_id: value || null })}
        />
        <label htmlFor={`${id}-case`}>
          <input
            id={`${id}-case`}
            type="checkbox"
            checked={case_sensitive}
            onChange={({ target }) => onChange({ case_sensitive: target.checked })}
          />
          {texts.caseSensitive}
        </label>
        <label htmlFor={`${id}-whole`}>
          <input
            id={`${id}-whole`}
            type="checkbox"
            checked={whole_word}
            onChange={({ target }) => onChange({ whole_word: target.checked })}
          />
          {texts.wholeWord}
        </label>
      </div>
    </details>
  )
}
