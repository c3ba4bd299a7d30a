import { Suspense } from 'react'
import { lazyComponent } from '../loading/lazyComponent.ts'
import { useProfile } from '../runtime/index.ts'
import { MIN_LENGTH } from '../textLanguage/textLength.ts'
import type { TextNotesProps } from './TextNotes.tsx'

const TextNotes = lazyComponent(async () => (await import('./TextNotes.tsx')).TextNotes)

/** A letter of another script than the Latin, which voices of all languages read. */
const OTHER_LETTER = /[^\P{L}\p{scx=Latn}]/u

/** What to know before a text is generated: voices of another language or script and, for users, its cost in credits. */
export function LazyTextNotes(props: TextNotesProps) {
  const { text, isTyped } = props
  const profile = useProfile()
  if (!profile && !(isTyped && text.length >= MIN_LENGTH) && !OTHER_LETTER.test(text)) return null
  return (
    <Suspense>
      <TextNotes {...props} />
    </Suspense>
  )
}
