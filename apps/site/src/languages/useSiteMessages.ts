import { siteMessages, type SiteMessages } from '../messages.ts'
import { useSiteTexts } from './LanguageProvider.tsx'

/** Texts of the site in the language of the interface. */
export const useSiteMessages = (): SiteMessages => useSiteTexts('site', siteMessages)
