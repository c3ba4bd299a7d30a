import { BookOpen, FileText } from 'lucide-react'
import { useId, useRef } from 'react'
import { Alert, Button, Select } from '../ui/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import type { NewWorkModel } from './useNewWork.ts'
import { VoiceField } from './VoiceField.tsx'

export interface NewWorkViewProps extends NewWorkModel, RootProps {}

/** View of the form for a new long text. */
export function NewWorkView(props: NewWorkViewProps) {
  const { texts, problem, isCreating, onSubmit } = props
  const id = useId()
  const isMissing = isEmpty(props) || props.voice === null
  return (
    <form
      part="new-work"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      {...rootProps(props, 'voice-new-work')}
    >
      <h2 id={id} className="voice-hidden">
        {texts.title}
      </h2>
      <TextField {...props} />
      <div part="new-work-options">
        <TitleField {...props} />
        <Select
          label={texts.language}
          value={props.languageCode}
          options={props.languages}
          onValueChange={props.onLanguageChange}
        />
        <VoiceField
          texts={texts.voiceSearch}
          label={texts.voice}
          value={props.voice?.voice_id ?? ''}
          options={props.voices ?? []}
          voice={props.voice}
          onValueChange={props.onVoiceChange}
          onFound={props.onVoiceFound}
        />
      </div>
      {problem === null ? null : <Alert title={problem || texts.failed}>{texts.kept}</Alert>}
      <div part="new-work-actions">
        <Button
          variant="primary"
          size="large"
          type="submit"
          icon={<BookOpen aria-hidden="true" />}
          busy={isCreating}
          aria-disabled={isMissing}
          aria-describedby={`${id}-hint`}
        >
          {texts.submit}
        </Button>
        <output id={`${id}-hint`}>{isCreating ? texts.creating : hintOf(props)}</output>
      </div>
    </form>
  )
}

const isEmpty = ({ text, book }: NewWorkModel) => text.trim() === '' && book === null

function hintOf(model: NewWorkModel): string {
  if (isEmpty(model)) return model.texts.missing
  return model.voices?.length === 0 ? model.texts.noVoices : ''
}

function TextField(props: NewWorkViewProps) {
  const { texts, text, book, languageCode, refused, isCreating, onTextChange, onFile } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div
      part="new-work-text"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        onFile(file)
      }}
    >
      <label htmlFor={id}>{texts.text}</label>
      {book === null ? null : (
        <div part="new-work-book">
          <BookOpen aria-hidden="true" />
          <bdi>{book}</bdi>
          <Button
            size="small"
            aria-disabled={isCreating}
            onClick={() => {
              if (isCreating) return
              props.onRemoveBook()
              input.current?.focus()
            }}
          >
            {texts.removeBook}
          </Button>
        </div>
      )}
      <textarea
        id={id}
        className="voice-editor"
        dir="auto"
        lang={languageCode}
        rows={12}
        placeholder={texts.textHint}
        hidden={book !== null}
        value={text}
        readOnly={isCreating}
        onChange={({ target }) => onTextChange(target.value)}
      />
      <div part="new-work-file">
        <label className="voice-button" data-variant="quiet">
          <FileText aria-hidden="true" /> {texts.file}
          <input
            ref={input}
            type="file"
            className="voice-hidden"
            accept=".txt,.md,.markdown,.html,.htm,.epub,text/plain,text/markdown,text/html,application/epub+zip"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onFile(file)
              // The same file can be chosen again.
              target.value = ''
            }}
          />
        </label>
        <output>{refused ?? texts.fileHint}</output>
        {book === null ? <span part="counter">{texts.counter(text.length)}</span> : null}
      </div>
    </div>
  )
}

function TitleField({ texts, title, onTitleChange }: NewWorkViewProps) {
  const id = useId()
  return (
    <div part="new-work-title">
      <label htmlFor={id}>{texts.name}</label>
      <input
        id={id}
        className="voice-field"
        type="text"
        dir="auto"
        maxLength={200}
        placeholder={texts.nameHint}
        value={title}
        onChange={({ target }) => onTitleChange(target.value)}
      />
    </div>
  )
}
