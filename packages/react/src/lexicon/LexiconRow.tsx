import type { LexiconEntry } from '@voice-rankings/contract'
import { Pencil, Play, Trash2 } from 'lucide-react'
import { languageName } from '../names/languageName.ts'
import { useWriting } from '../runtime/index.ts'
import { IconButton, Spinner } from '../ui/index.ts'
import type { LexiconModel } from './useLexicon.ts'

interface LexiconRowProps extends Pick<LexiconModel, 'texts' | 'voices' | 'heard' | 'onHear'> {
  entry: LexiconEntry
  onEdit: () => void
  onRemove: () => void
}

/** A term, how it is spoken, where the entry applies, and its actions. */
export function LexiconRow({ texts, voices, heard, entry, onHear, onEdit, onRemove }: LexiconRowProps) {
  const { term, respelling, ipa } = entry
  const own = heard?.id === entry.lexicon_entry_id ? heard : null
  return (
    <>
      <div part="lexicon-text">
        <b dir="auto">{term}</b>
        <span part="lexicon-said">
          {respelling !== null && <span dir="auto">{respelling}</span>}
          {ipa !== null && <span lang="und-fonipa">/{ipa}/</span>}
        </span>
        <LexiconScope texts={texts} voices={voices} entry={entry} />
        <output part="lexicon-unapplied">{own?.unapplied ? texts.unapplied[own.unapplied] : ''}</output>
      </div>
      <div part="lexicon-actions">
        <IconButton label={texts.hearOne(term)} tooltip={texts.hear} onClick={() => onHear(entry)}>
          {own?.isWaiting ? <Spinner /> : <Play aria-hidden="true" />}
        </IconButton>
        <IconButton label={texts.editOne(term)} tooltip={texts.edit} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.removeOne(term)} tooltip={texts.remove} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </>
  )
}

/** Language, voice and spelling to which an entry is limited; nothing for an entry without limits. */
function LexiconScope({ texts, voices, entry }: Pick<LexiconRowProps, 'texts' | 'voices' | 'entry'>) {
  const writing = useWriting()
  const { language_code: language, voice_id: voiceId, case_sensitive, whole_word } = entry
  const scopes = [
    language === null ? null : languageName(language, writing),
    voiceId === null ? null : (voices.find(({ voice_id }) => voice_id === voiceId)?.voice_name ?? voiceId),
    case_sensitive ? texts.caseSensitive : null,
    whole_word ? null : texts.partOfWord,
  ].filter((scope) => scope !== null)
  return scopes.length === 0 ? null : <span part="lexicon-scope">{scopes.join(' · ')}</span>
}
