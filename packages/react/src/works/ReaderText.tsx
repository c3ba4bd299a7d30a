import { ArrowDownUp, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, PlainIconButton } from '../ui/index.ts'
import { ReaderSentences } from './ReaderSentences.tsx'
import type { ReadParagraph } from './readWork.ts'
import { useFollowVoice } from './useFollowVoice.ts'
import { useReadAlong } from './useReadAlong.ts'
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
