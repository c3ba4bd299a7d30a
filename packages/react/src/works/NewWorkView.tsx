import { BookOpen, FileText } from 'lucide-react'
import { useId } from 'react'
import { Alert, Button, Select } from '../ui/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import type { NewWorkModel } from './useNewWork.ts'

export interface NewWorkViewProps extends NewWorkModel, RootProps {}

/** View of the form for a new long text. */
export function NewWorkView(props: NewWorkViewProps) {
  const { texts, text, problem, isCreating, onSubmit } = props
  const id = useId()
  const isMissing = text.trim() === '' || props.voiceId === ''
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
        <Select
          label={texts.voice}
          value={props.voiceId}
          options={props.voices ?? []}
          onValueChange={props.onVoiceChange}
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

function hintOf({ texts, text, voices }: NewWorkModel): string {
  if (text.trim() === '') return texts.missing
  return voices?.length === 0 ? texts.noVoices : ''
}

function TextField({ texts, text, languageCode, refused, isCreating, onTextChange, onFile }: NewWorkViewProps) {
  const id = useId()
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
      <textarea
        id={id}
        className="voice-editor"
        dir="auto"
        lang={languageCode}
        rows={12}
        placeholder={texts.textHint}
        value={text}
        readOnly={isCreating}
        onChange={({ target }) => onTextChange(target.value)}
      />
      <div part="new-work-file">
        <label className="voice-button" data-variant="quiet">
          <FileText aria-hidden="true" /> {texts.file}
          <input
            type="file"
            className="voice-hidden"
            accept=".txt,.md,.markdown,.html,.htm,text/plain,text/markdown,text/html"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onFile(file)
              // The same file can be chosen again.
              target.value = ''
            }}
          />
        </label>
        <output>{refused === null ? texts.fileHint : texts.refused(refused)}</output>
        <span part="counter">{texts.counter(text.length)}</span>
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
