import { Button } from '../ui/index.ts'
import type { ReadParagraph, ReadSentence } from './readWork.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

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
