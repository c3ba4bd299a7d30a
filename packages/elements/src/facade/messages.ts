import { laterMessages } from './laterMessages.ts'
import { restMessages } from './restMessages.ts'

export type FacadeMessages = typeof restMessages & typeof laterMessages

/** Texts of the small player; replace any of them by its `texts` property. */
export const facadeMessages: FacadeMessages = { ...restMessages, ...laterMessages }
