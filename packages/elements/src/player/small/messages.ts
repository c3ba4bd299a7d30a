import { catalogueMessages } from './catalogueMessages.ts'
import { footMessages } from './footMessages.ts'
import { restMessages } from './restMessages.ts'
import { soundMessages } from './soundMessages.ts'

export type SmallPlayerMessages = typeof restMessages &
  typeof soundMessages &
  typeof footMessages &
  typeof catalogueMessages

/** Texts of the small player; replace any of them by its `texts` property. */
export const smallPlayerMessages: SmallPlayerMessages = {
  ...restMessages,
  ...soundMessages,
  ...footMessages,
  ...catalogueMessages,
}
