import { siteMessages, type SiteMessages } from '../messages.ts'
import { languageIn, siteTexts } from './siteTexts.ts'

/** Texts of the site in the language of the page, for its metadata. */
export const siteMessagesIn = (matches: Parameters<typeof languageIn>[0]): SiteMessages =>
  siteTexts(languageIn(matches), 'site', siteMessages)
