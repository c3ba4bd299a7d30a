import { useMemo } from 'react'
import { useSiteTexts } from '../languages/LanguageProvider.tsx'
import { upgradeMessages, type UpgradeMessages } from './messages.ts'

/** Texts of the pages Upgrade and License key, and formats in the same language. */
export function useUpgradeTexts() {
  const texts: UpgradeMessages = useSiteTexts('upgrade', upgradeMessages)
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(texts.locale)
    const dates = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeZone: 'UTC' })
    return {
      texts,
      number: (value: number) => numbers.format(value),
      date: (iso: string) => dates.format(new Date(iso)),
    }
  }, [texts])
}
