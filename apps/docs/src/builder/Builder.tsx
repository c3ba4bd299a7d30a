import { Button, Segmented, Select, useRuntime } from '@voice-rankings/react'
import { useEffect, useState } from 'react'
import { KINDS, THEMES, WIDTHS, formatChoice, parseChoice } from './builderChoice.ts'
import type { BuilderChoice, Kind, Width } from './builderChoice.ts'
import { embedCode } from './embedCode.ts'
import { Preview } from './Preview.tsx'
import { pathOf, VoiceChoice } from './VoiceChoice.tsx'

const FORM_LABELS = { element: 'Element', frame: 'Frame', link: 'Link' } as const
const THEME_LABELS = { auto: 'As the page', light: 'Light', dark: 'Dark' } as const
const formOptions = Object.entries(FORM_LABELS).map(([value, label]) => ({
  value: value as BuilderChoice['form'],
  label,
}))
const themeOptions = THEMES.map((value) => ({ value, label: THEME_LABELS[value] }))
const widthOptions = WIDTHS.map((width) => ({
  value: String(width),
  label: width === 0 ? 'As wide as its place' : `At most ${width} px`,
}))
const kindOptions = Object.entries(KINDS).map(([value, { label }]) => ({ value, label }))

/** The choice of the address; every change is written back, so that a link leads to what is seen. */
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

/** The name of the voice an address chooses; its path until that is known, and where it is not found. */
function useName(voice: string): string {
  const { client } = useRuntime()
  const [known, setKnown] = useState({ voice: '', name: '' })
  const isKnown = known.voice === voice
  useEffect(() => {
    if (isKnown) return
    const [voice_service = '', gender, voice_speaker_id = ''] = voice.split('/')
    const voice_gender = gender === 'male' ? 'male' : 'female'
    client.getVoice({ params: { voice_service, voice_gender, voice_speaker_id } }).then(
      ({ voice: found }) => setKnown({ voice, name: found.voice_name }),
      () => setKnown({ voice, name: voice }),
    )
  }, [client, voice, isKnown])
  return isKnown ? known.name : voice
}

/** Chooses what a page is to show, with it beside and the code to copy. */
export function Builder() {
  const [choice, change] = useChoice()
  const name = useName(choice.voice)
  const code = embedCode(choice, { origin: location.origin, name })
  return (
    <div className="builder">
      <form className="builder-choices" onSubmit={(event) => event.preventDefault()}>
        <VoiceChoice
          voice={choice.voice}
          language={choice.language}
          onVoice={(voice) => change({ voice: pathOf(voice) })}
          onLanguage={(language) => change({ language })}
        />
        <div className="builder-looks">
          {choice.form === 'element' ? (
            <Select
              label="What is shown"
              value={choice.kind}
              options={kindOptions}
              onValueChange={(kind) => change({ kind: kind as Kind })}
            />
          ) : null}
          {choice.form === 'link' ? null : (
            <>
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
            </>
          )}
        </div>
      </form>
      <section className="builder-result" aria-label="Preview and code">
        <Preview choice={choice} code={code} name={name} />
        <div className="builder-code">
          <div className="builder-bar">
            <Segmented
              label="To copy"
              options={formOptions}
              value={choice.form}
              onValueChange={(form) => change({ form })}
            />
            <CopyButton key={code} text={code} />
          </div>
          <pre>
            <code>{code}</code>
          </pre>
        </div>
      </section>
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setSaid('Copied'),
        () => setSaid('The browser did not allow it: select the code and copy it.'),
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
