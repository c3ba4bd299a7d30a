import { useMemo, useState } from 'react'
import { languageName } from '../names/languageName.ts'
import { useWriting } from '../runtime/index.ts'
import { useTextLanguage } from './useTextLanguage.ts'

/** Languages by name, and the chosen one; until one is chosen that of the text, or else of the interface, if offered. */
export function useLanguageChoice(codes: readonly string[], text: string) {
  const writing = useWriting()
  const [own = ''] = writing.locale.split('-')
  const [chosen, onLanguageChange] = useState<string | null>(null)
  const languages = useMemo(
    () =>
      codes
        .map((value) => ({ value, label: languageName(value, writing) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, writing.locale)),
    [codes, writing],
  )
  const found = useTextLanguage(chosen === null ? text : '')
  const detected = found?.codes.find((code) => codes.includes(code))
  const languageCode = chosen ?? detected ?? (codes.includes(own) ? own : (codes[0] ?? own))
  return { languageCode, languages, onLanguageChange }
}
