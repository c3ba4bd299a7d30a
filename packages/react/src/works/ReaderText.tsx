import { HIGHLIGHTS, readAlong } from '@voice-rankings/playback'
import { ArrowDownUp, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { hostHighlights } from '../player/index.ts'
import { Button, PlainIconButton } from '../ui/index.ts'
import type { ReadParagraph, ReadSentence } from './readWork.ts'
import { useFollowVoice } from './useFollowVoice.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

interface ReaderTextProps extends VoiceReaderModel {
  reader: OpenReader
}

/** Text of the current section, in which the spoken word is lit. */
export function ReaderText(props: ReaderTextProps) {
  const { reader, texts } = props
  const { section, sections, work, sound } = reader
  const article = useRef<HTMLElement>(null)
  const { isAway, onLeave, onReturn } = useFollowVoice(
    (index) => article.current?.querySelector(`[data-sentence="${index}"]`),
    sound.index,
  )
  const next = sections[section.section + 1]
  useReadAlong(article, reader)

  return (
    <article ref={article} part="reader-text" lang={work.work_language} key={section.section}>
      {sections.length > 1 ? (
        <p part="reader-place" lang="">
          {texts.sectionOf(section.section + 1, sections.length)}
        </p>
      ) : null}
      {section.paragraphs.map((paragraph) => (
        <Paragraph key={paragraph.paragraph} {...props} paragraph={paragraph} onEdit={onLeave} />
      ))}
      {next ? (
        <Button onClick={() => reader.onSection(next.section)}>
          {texts.nextSection(next.title ?? texts.untitled)}
        </Button>
      ) : null}
      {isAway ? (
        <Button part="reader-return" icon={<ArrowDownUp aria-hidden="true" />} onClick={onReturn}>
          {texts.toVoice}
        </Button>
      ) : null}
    </article>
  )
}

/** Lights the spoken word of the sentence that plays. */
export function useReadAlong(
  article: { readonly current: HTMLElement | null },
  { lit, work }: Pick<OpenReader, 'lit' | 'work'>,
): void {
  const gender = work.work_voice.voice_gender
  useEffect(() => {
    const element = lit && article.current?.querySelector(`[data-sentence="${lit.index}"]`)
    if (!element) return
    const names = { ...HIGHLIGHTS, word: hostHighlights(gender).word }
    return readAlong(element, { track: lit.track, marks: lit.piece.marks, languageCode: work.work_language, names })
  }, [article, lit, gender, work.work_language])
}

interface ParagraphProps extends ReaderTextProps {
  paragraph: ReadParagraph
  /** Called when its editor opens. */
  onEdit: () => void
}

function Paragraph({ onEdit, ...props }: ParagraphProps) {
  const { paragraph, reader, texts, isSaving } = props
  const [isEditing, setEditing] = useState(false)
  if (isEditing) {
    return (
      <ParagraphEditor
        {...{ paragraph, texts, isSaving }}
        onCancel={() => setEditing(false)}
        onSave={async (text) => {
          const place = { section_index: reader.section.section, paragraph_index: paragraph.paragraph }
          if (await reader.onChange({ paragraph: { ...place, text } })) setEditing(false)
        }}
      />
    )
  }
  const Tag = paragraph.heading ? 'h2' : 'p'
  return (
    <div part="reader-paragraph">
      <Tag part={paragraph.heading ? 'reader-heading' : 'reader-lines'} dir="auto">
        <ReaderSentences
          {...props}
          paragraph={paragraph}
          unspoken={reader.work.own ? undefined : texts.files.left(1)}
        />
      </Tag>
      {reader.work.own ? (
        <PlainIconButton
          label={texts.edit}
          title={texts.edit}
          size="small"
          part="reader-edit"
          onClick={() => {
            onEdit()
            setEditing(true)
          }}
        >
          <Pencil aria-hidden="true" />
        </PlainIconButton>
      ) : null}
    </div>
  )
}

interface ReaderSentencesProps {
  reader: Pick<OpenReader, 'sound' | 'onSentence' | 'onRetrySentence'>
  texts: Pick<VoiceReaderModel['texts'], 'failedSentence' | 'again'>
  paragraph: Pick<ReadParagraph, 'speaker' | 'sentences'>
  /** Message at a sentence without speech that the visitor cannot have spoken. Default: it may be tried again. */
  unspoken?: string | undefined
}

/** Sentences of a paragraph after its speaker; a click goes to one. */
export function ReaderSentences({ paragraph, ...props }: ReaderSentencesProps) {
  const { speaker, sentences } = paragraph
  return (
    <>
      {speaker === null ? null : <b part="reader-speaker">{speaker}</b>}
      {sentences.map((sentence, n) => (
        <Sentence key={sentence.index} {...props} sentence={sentence} isLast={n === sentences.length - 1} />
      ))}
    </>
  )
}

type SentenceProps = Omit<ReaderSentencesProps, 'paragraph'> & { sentence: ReadSentence; isLast: boolean }

function Sentence({ sentence, isLast, reader, texts, unspoken }: SentenceProps) {
  const { sound, onSentence, onRetrySentence } = reader
  const { index, text, sentence_duration } = sentence
  const gap = sentence_duration === null ? unspoken : undefined
  const isNow = index === sound.index && sound.status !== 'idle'
  const state = sound.failed.has(index) ? 'failed' : isNow ? 'now' : index < sound.index ? 'past' : 'later'
  return (
    <>
      {/* Words are clicked in the sentence that plays; keys move by sentences. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the arrow keys of the reader do the same */}
      <span data-sentence={index} data-state={state} onClick={() => (isNow ? undefined : onSentence(index))}>
        {text}
      </span>
      {state === 'failed' ? (
        <output part="reader-failed">
          {gap ?? (
            <>
              {texts.failedSentence}{' '}
              <Button size="small" onClick={() => onRetrySentence(index)}>
                {texts.again}
              </Button>
            </>
          )}
        </output>
      ) : null}
      {isLast ? null : ' '}
    </>
  )
}

interface ParagraphEditorProps {
  paragraph: ReadParagraph
  texts: VoiceReaderModel['texts']
  isSaving: boolean
  onSave: (text: string) => Promise<void>
  onCancel: () => void
}

function ParagraphEditor({ paragraph, texts, isSaving, onSave, onCancel }: ParagraphEditorProps) {
  const [text, setText] = useState(() => paragraph.sentences.map((sentence) => sentence.text).join(' '))
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      part="reader-editor"
      onSubmit={(event) => {
        event.preventDefault()
        void onSave(text)
      }}
    >
      <textarea
        ref={field}
        className="voice-editor"
        aria-label={texts.edit}
        dir="auto"
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Button variant="primary" type="submit" busy={isSaving}>
        {texts.save}
      </Button>
      <Button onClick={onCancel}>{texts.cancel}</Button>
    </form>
  )
}
