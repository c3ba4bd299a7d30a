import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LanguageProvider } from './languages/LanguageProvider.tsx'
import { isLanguage } from '@voice-rankings/contract'
import { loadTexts } from './languages/siteTexts.ts'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : 'en'
// Hydration needs the same texts as the server. If they fail to load, the page is reloaded as for any missing chunk.
void loadTexts(language).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LanguageProvider value={language}>
          <HydratedRouter />
        </LanguageProvider>
      </StrictMode>,
    )
  })
})
