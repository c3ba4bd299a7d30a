import { useSiteTexts } from '../languages/LanguageProvider.tsx'
import { chatMessages, type ChatMessages } from './messages.ts'

/** Texts of chats in the language of the interface. */
export const useChatTexts = (): ChatMessages => useSiteTexts('chat', chatMessages)
