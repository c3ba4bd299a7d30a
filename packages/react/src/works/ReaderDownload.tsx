import { MenuItem } from '../ui/index.ts'
import { FilesMenu } from './files/index.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

type ReaderDownloadProps = VoiceReaderModel & { reader: OpenReader }

/** Menu of the files of an own text: all of it as an audiobook or a zip, and sound and captions of the current section. */
export function ReaderDownload(props: ReaderDownloadProps) {
  const { reader, texts } = props
  const { section, title } = reader.section
  return (
    <FilesMenu
      download={reader.download}
      part={{ id: section, title: title ?? texts.untitled }}
      texts={{ ...texts.files, retry: texts.retry }}
      ready={isSpoken(props)}
      header={<Unspoken {...props} />}
    >
      <SpeakRest {...props} />
    </FilesMenu>
  )
}

const isSpoken = ({ reader: { work } }: ReaderDownloadProps) => work.spoken_count >= work.sentence_count

/** True if the visitor may have the other sentences spoken. */
const isOffered = ({ reader: { work }, isUser }: ReaderDownloadProps) => isUser && work.work_status !== 'speaking'

/** Why there are no files yet, unless the visitor can change it by an item. */
function Unspoken(props: ReaderDownloadProps) {
  const { reader, texts, isUser } = props
  const { work } = reader
  if (isSpoken(props) || isOffered(props)) return null
  return (
    <p part="reader-unspoken">
      {work.work_status === 'speaking'
        ? texts.progress(Math.floor((work.spoken_count / work.sentence_count) * 100))
        : texts.files.left(work.sentence_count - work.spoken_count)}
      {isUser ? null : ` ${texts.login}`}
    </p>
  )
}

/** Speaks the sentences that have no speech. */
function SpeakRest(props: ReaderDownloadProps) {
  const { reader, texts, isSaving } = props
  const { work, onSpeakAll } = reader
  if (isSpoken(props) || !isOffered(props)) return null
  return (
    <MenuItem staysOpen part="reader-speak-rest" disabled={isSaving} onSelect={onSpeakAll}>
      <span>
        <b>{texts.files.speakRest(work.sentence_count - work.spoken_count)}</b>
        <br />
        {texts.costs(work.credits_left)}
      </span>
    </MenuItem>
  )
}
