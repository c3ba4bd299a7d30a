import { EPUB_LIMIT_BYTES, LANGUAGE_CODES } from '@voice-rankings/contract'
import type { VoiceListing, Work } from '@voice-rankings/contract'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { languageName } from '../names/languageName.ts'
import { useMessages, useRuntime, useWriting } from '../runtime/index.ts'
import { useLanguageChoice } from '../textLanguage/useLanguageChoice.ts'
import type { SelectOption } from '../ui/index.ts'
import { worksMessages } from './messages.ts'
import type { WorksMessages } from './messages.ts'
import { createNewWorkStore } from './newWorkStore.ts'
import type { NewSource, NewWorkState } from './newWorkStore.ts'
import { useLanguageVoices, voiceOption } from './useLanguageVoices.ts'

export interface NewWorkOptions {
  /** Languages with voices, BCP 47. Default: those of the interface. */
  languageCodes?: readonly string[] | undefined
  /** Called with the stored text. */
  onCreated: (work: Work) => void
}

export interface NewWorkModel extends NewWorkState {
  readonly texts: WorksMessages['create'] & Pick<WorksMessages, 'voiceSearch'>
  readonly text: string
  readonly title: string
  readonly languageCode: string
  readonly languages: readonly SelectOption[]
  /** Chosen voice; null while there is none. */
  readonly voice: VoiceListing | null
  /** Voices of the language, and those that were found; null while they load. */
  readonly voices: readonly SelectOption[] | null
  /** Name of the book that is read in place of a text; null without one. */
  readonly book: string | null
  /** Why the last file was refused; null if it was not. */
  readonly refused: string | null
  onTextChange(text: string): void
  onTitleChange(title: string): void
  onLanguageChange(languageCode: string): void
  onVoiceChange(voiceId: string): void
  /** Takes a voice of the whole catalogue. */
  onVoiceFound(voice: VoiceListing): void
  onFile(file: File): void
  onRemoveBook(): void
  onSubmit(): void
}

type TextFormat = Exclude<NewSource['format'], 'epub'>
const FORMATS: Readonly<Record<string, TextFormat>> = {
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
}
/** A text that is one address is that of an article. */
const ADDRESS = /^https?:\/\/\S+$/iu
const TEXT_FILE = /\.(txt|md|markdown|html?)$/iu
const BOOK_FILE = /\.epub$/iu

/** Headless form for a new long text. */
export function useNewWork({ languageCodes = LANGUAGE_CODES, onCreated }: NewWorkOptions): NewWorkModel {
  const { client } = useRuntime()
  const { create, voiceSearch } = useMessages('works', worksMessages)
  const writing = useWriting()
  const texts = { ...create, voiceSearch }
  const store = useMemo(() => createNewWorkStore(client), [client])
  const state = useStore(store)
  const [text, setText] = useState('')
  const [format, setFormat] = useState<TextFormat>('markdown')
  const [title, onTitleChange] = useState('')
  const [book, setBook] = useState<File | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const { languageCode, languages, onLanguageChange } = useLanguageChoice(languageCodes, text)
  const [chosen, onVoiceChange] = useState('')
  const [found, setFound] = useState<readonly VoiceListing[]>([])
  const { voices: listed, problem } = useLanguageVoices(languageCode)
  const others = found.filter(({ voice_id }) => !listed?.some((one) => one.voice_id === voice_id))
  const [first = null] = listed ?? []
  const voice = [...(listed ?? []), ...others].find(({ voice_id }) => voice_id === chosen) ?? first
  /** A found voice may speak another language than the text. */
  const foundOption = (one: VoiceListing): SelectOption => {
    const { value, label } = voiceOption(one)
    return { value, label: `${label} · ${languageName(one.voice_language_code, writing)}` }
  }

  return {
    ...state,
    problem: state.problem ?? problem,
    texts,
    text,
    title,
    languageCode,
    languages,
    voice,
    voices: listed && [...listed.map(voiceOption), ...others.map(foundOption)],
    book: book?.name ?? null,
    refused,
    onTextChange(typed) {
      setText(typed)
      // A pasted text is Markdown, in which plain text stays as it is.
      if (typed === '') setFormat('markdown')
    },
    onTitleChange,
    onLanguageChange,
    onVoiceChange,
    onVoiceFound(one) {
      setFound((known) => [...known.filter(({ voice_id }) => voice_id !== one.voice_id), one])
      onVoiceChange(one.voice_id)
    },
    onFile(file) {
      const isBook = BOOK_FILE.test(file.name)
      const [, extension = ''] = TEXT_FILE.exec(file.name) ?? []
      const isKnown = isBook || extension !== ''
      const isTooLarge = isBook && file.size > EPUB_LIMIT_BYTES
      setRefused(isTooLarge ? texts.tooLarge(file.name) : isKnown ? null : texts.refused(file.name))
      if (!isKnown || isTooLarge) return
      setBook(isBook ? file : null)
      if (isBook) return
      setFormat(FORMATS[extension.toLowerCase()] ?? 'text')
      onTitleChange((known) => known || file.name.replace(TEXT_FILE, ''))
      void file.text().then(setText)
    },
    onRemoveBook: () => setBook(null),
    onSubmit() {
      if ((text.trim() === '' && !book) || !voice || state.isCreating) return
      const source = book ? { format: 'epub' as const, file: book } : sourceOf(text, format)
      void store.create({ ...source, title, voiceId: voice.voice_id }).then((work) => work && onCreated(work))
    },
  }
}

function sourceOf(text: string, format: TextFormat): NewSource {
  return ADDRESS.test(text.trim()) ? { format: 'url', text: text.trim() } : { format, text }
}
