import { browser } from 'wxt/browser'

/** Number of characters by which a language is recognized. */
const SAMPLE = 1000

/** Language of a page as a BCP 47 tag: the one it states, or else the one the browser recognizes by itself, or English. */
export async function languageOf(page: Document): Promise<string> {
  const stated = tagOf(page.documentElement.lang) ?? tagOf(page.body?.lang)
  if (stated) return stated
  try {
    const { languages } = await browser.i18n.detectLanguage((page.body?.textContent ?? '').trim().slice(0, SAMPLE))
    return tagOf(languages[0]?.language) ?? 'en'
  } catch {
    return 'en'
  }
}

/** A canonical tag; some pages write `en_US`. */
function tagOf(written: string | undefined): string | undefined {
  try {
    const [tag] = Intl.getCanonicalLocales(written?.replaceAll('_', '-') || [])
    return tag === 'und' ? undefined : tag
  } catch {
    return undefined
  }
}
