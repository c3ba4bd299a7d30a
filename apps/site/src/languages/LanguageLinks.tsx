import { useAddress } from '../useAddress.ts'
import { LANGUAGE_PARAMETER } from './chooseLanguage.ts'
import { useLanguage } from './LanguageProvider.tsx'
import { LANGUAGE_CODES } from '@voice-rankings/contract'
import { languageOf } from './languages.ts'

/** Links to this page in each language, named in that language. They load the page anew, with and without scripts. */
export function LanguageLinks({ label }: { label: string }) {
  const { pathname, search } = useAddress()
  const shown = useLanguage()
  function hrefIn(code: string): string {
    const parameters = new URLSearchParams(search)
    parameters.set(LANGUAGE_PARAMETER, code)
    return `${pathname}?${parameters}`
  }
  return (
    <nav className="site-languages" aria-label={label}>
      {LANGUAGE_CODES.map((code) => (
        <a
          key={code}
          href={hrefIn(code)}
          lang={code}
          hrefLang={code}
          rel="nofollow"
          aria-current={code === shown ? 'true' : undefined}
        >
          {languageOf(code).name}
        </a>
      ))}
    </nav>
  )
}
