import { Suspense, useState } from 'react'
import { lazyComponent } from '../loading/index.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

type ReaderVoicesProps = Pick<VoiceReaderModel, 'texts'> & { reader: OpenReader }

// A chunk of its own: most texts are read by the voice that was chosen for them.
const ReaderVoiceFields = /* @__PURE__ */ lazyComponent(
  async () => (await import('./ReaderVoiceFields.tsx')).ReaderVoiceFields,
)

/** Voices of the text, of the section that is read and of the speakers, which its owner may change. */
export function ReaderVoices({ reader, texts }: ReaderVoicesProps) {
  const [isOpen, setOpen] = useState(false)
  if (!reader.work.own) return null
  return (
    <details part="reader-voices" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.voices}</summary>
      {isOpen ? (
        <Suspense>
          <ReaderVoiceFields reader={reader} texts={texts} />
        </Suspense>
      ) : null}
    </details>
  )
}
