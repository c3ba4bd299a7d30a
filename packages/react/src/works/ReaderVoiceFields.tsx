import type { SelectOption } from '../ui/index.ts'
import { useLanguageVoices, voiceOption } from './useLanguageVoices.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'
import { VoiceField } from './VoiceField.tsx'

type ReaderVoiceFieldsProps = Pick<VoiceReaderModel, 'texts'> & { reader: OpenReader }

/** Fields of the voices of a text, of the section that is read and of the speakers. */
export function ReaderVoiceFields({ reader, texts }: ReaderVoiceFieldsProps) {
  const { work, section, sections, onChange } = reader
  const { voices, problem } = useLanguageVoices(work.work_language)
  // The voices of the text come first: the list of a language has only the best ranked.
  const options = distinct([...work.voices.map(voiceOption), ...(voices ?? []).map(voiceOption)])
  const isDivided = sections.length > 1
  const { section_voice: own = null } = work.sections[section.section] ?? {}
  const speakers = new Set(sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ speaker }) => speaker ?? [])))
  const changeSection = (id: string | null) =>
    void onChange({ section: { section_index: section.section, voice_id: id } })
  function changeSpeaker(speaker: string, voice: string): void {
    const { [speaker]: _before, ...others } = work.speaker_voices
    void onChange({ speaker_voices: voice === '' ? others : { ...others, [speaker]: voice } })
  }
  return (
    <>
      <VoiceField
        texts={texts.voiceSearch}
        label={texts.voiceOfText}
        value={work.work_voice.voice_id}
        options={options}
        onValueChange={(voice_id) => void onChange({ voice_id })}
        onFound={({ voice_id }) => void onChange({ voice_id })}
      />
      {isDivided ? (
        <VoiceField
          texts={texts.voiceSearch}
          label={texts.voiceOfSection(section.title ?? texts.untitled)}
          value={own ?? ''}
          options={[{ value: '', label: texts.voiceOfText }, ...options]}
          onValueChange={(id) => changeSection(id || null)}
          onFound={({ voice_id }) => changeSection(voice_id)}
        />
      ) : null}
      {[...speakers].map((speaker) => (
        <VoiceField
          key={speaker}
          texts={texts.voiceSearch}
          label={speaker}
          value={work.speaker_voices[speaker] ?? ''}
          options={[{ value: '', label: isDivided ? texts.sectionVoice : texts.voiceOfText }, ...options]}
          onValueChange={(voice) => changeSpeaker(speaker, voice)}
          onFound={({ voice_id }) => changeSpeaker(speaker, voice_id)}
        />
      ))}
      <output>{problem === null ? texts.voicesHint : problem || texts.voicesFailed}</output>
    </>
  )
}

/** Options with different values: the first of each value. */
function distinct(options: readonly SelectOption[]): SelectOption[] {
  return [...new Map(options.toReversed().map((option) => [option.value, option])).values()].toReversed()
}
