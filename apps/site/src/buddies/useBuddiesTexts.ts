import { useSiteTexts } from '../languages/LanguageProvider.tsx'
import { buddiesMessages, type BuddiesMessages } from './messages.ts'

/** Texts of the page Buddies in the language of the interface. */
export const useBuddiesTexts = (): BuddiesMessages => useSiteTexts('buddies', buddiesMessages)
