import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { Alert, Button, Segmented, Select } from '@voice-rankings/react/ui'
import { useEffect, useState } from 'react'
import { EMBED_THEMES, type EmbedKind } from '@voice-rankings/contract'
import { KINDS, WIDTHS, formatChoice, parseChoice, pathOf } from './builderChoice.ts'
import type { BuilderChoice, Width } from './builderChoice.ts'
import { codeOf } from './embedCode.ts'
import { Preview } from './Preview.tsx'
import { useNamedVoice } from './useNamedVoice.ts'
import { VoiceChoice } from './VoiceChoice.tsx'

const FORM_LABELS = { player: 'Element', compact: 'Compact', frame: 'Frame', link: 'Link' } as const
const THEME_LABELS = { auto: 'Same as page', light: 'Light', dark: 'Dark' } as const
const formOptions = Object.entries(FORM_LABELS).map(([value, label]) => ({
  value: value as BuilderChoice['form'],
  label,
}))
const themeOptions = EMBED_THEMES.map((value) => ({ value, label: THEME_LABELS[value] }))
const widthOptions = WIDTHS.map((width) => ({
  value: String(width),
  label: width === 0 ? 'Full width' : `At most ${width} px`,
}))
const kindOptions = Object.entries(KINDS).map(([value, label]) => ({ value, label }))

/** Choice stored in the URL. Every change is written back, so the link reproduces it. */
function useChoice() {
  const [choice, setChoice] = useState(() => parseChoice(new URLSearchParams(location.search)))
  useEffect(() => {
    const read = () => setChoice(parseChoice(new URLSearchParams(location.search)))
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  const change = (part: Partial<BuilderChoice>) => {
    const next = { ...choice, ...part }
    history.replaceState(history.state, '', `${location.pathname}${formatChoice(next)}`)
    setChoice(next)
  }
  return [choice, change] as const
}

/** Form for an embeddable element, with a preview and the code to copy. */
export function Builder() {
  const [runtime] = useState(createRuntime)
  return (
    <VoiceProvider runtime={runtime}>
      <Choices />
    </VoiceProvider>
  )
}

function Choices() {
  const [choice, change] = useChoice()
  const [{ status, name }, retry] = useNamedVoice(choice.voice)
  const code = codeOf(choice, { origin: location.origin, name })
  return (
    <div className="builder">
      <form className="builder-choices" onSubmit={(event) => event.preventDefault()}>
        <VoiceChoice
          voice={choice.voice}
          name={name}
          language={choice.language}
          onVoice={(voice) => change({ voice: pathOf(voice), snippet: '' })}
          onLanguage={(language) => change({ language })}
        />
        {choice.snippet === '' ? null : (
          <p className="builder-snippet">
            Plays the snippet <code>{choice.snippet}</code>.{' '}
            <Button size="small" onClick={() => change({ snippet: '' })}>
              Play the sample
            </Button>
          </p>
        )}
        <div className="builder-looks">
          {choice.form === 'link' ? null : (
            <>
              <Select
                label="Content"
                value={choice.kind}
                options={kindOptions}
                onValueChange={(kind) => change({ kind: kind as EmbedKind })}
              />
              <Select
                label="Size"
                value={String(choice.width)}
                options={widthOptions}
                onValueChange={(width) => change({ width: Number(width) as Width })}
              />
              <Segmented
                label="Theme"
                options={themeOptions}
                value={choice.theme}
                onValueChange={(theme) => change({ theme })}
              />
              {choice.color === '' ? null : (
                <p className="builder-snippet">
                  <label>
                    Colour{' '}
                    <input
                      type="color"
                      value={choice.color.startsWith('#') ? choice.color : '#1c1b22'}
                      onChange={({ target }) => change({ color: target.value })}
                    />
                  </label>{' '}
                  <Button size="small" onClick={() => change({ color: '' })}>
                    Colour of the voice
                  </Button>
                </p>
              )}
            </>
          )}
        </div>
      </form>
      <section className="builder-result" aria-label="Preview and code">
        {status === 'missing' || status === 'failed' ? (
          <NoVoice path={choice.voice} isMissing={status === 'missing'} onRetry={retry} />
        ) : (
          <>
            <Preview choice={choice} code={code} name={name} />
            <div className="builder-bar">
              <Segmented
                label="Code for"
                options={formOptions}
                value={choice.form}
                onValueChange={(form) => change({ form })}
              />
              <CopyButton key={code} text={code} />
            </div>
            <pre>
              <code>{code}</code>
            </pre>
          </>
        )}
      </section>
    </div>
  )
}

/** Replaces the code when the voice is missing or could not be loaded. */
function NoVoice({ path, isMissing, onRetry }: { path: string; isMissing: boolean; onRetry: () => void }) {
  if (isMissing) {
    return (
      <Alert title="This server has no such voice.">
        There is no voice at <code>{path}</code>. Choose another voice in the list.
      </Alert>
    )
  }
  return (
    <Alert title="The voice could not be loaded.">
      <Button onClick={onRetry}>Try again</Button>
    </Alert>
  )
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setSaid('Copied'),
        () => setSaid('The browser did not allow copying. Select the code and copy it.'),
      )
  return (
    <>
      <output>{said}</output>
      <Button variant="primary" onClick={() => void copy()}>
        Copy
      </Button>
    </>
  )
}
