import { useMemo } from 'react'
import { useSiteTexts } from '../languages/LanguageProvider.tsx'
import { operatorMessages, type OperatorMessages } from './messages.ts'

/** Texts of the operator's page, and formats of times and numbers in the same language. */
export function useOperatorTexts() {
  const texts: OperatorMessages = useSiteTexts('operator', operatorMessages)
  return useMemo(() => {
    const times = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
    const numbers = new Intl.NumberFormat(texts.locale, { maximumFractionDigits: 2 })
    const dollars = new Intl.NumberFormat(texts.locale, { style: 'currency', currency: 'USD' })
    return {
      texts,
      time: (iso: string | null) => (iso === null || iso === '' ? '–' : times.format(new Date(iso))),
      number: (value: number) => numbers.format(value),
      dollars: (value: number) => dollars.format(value),
    }
  }, [texts])
}
