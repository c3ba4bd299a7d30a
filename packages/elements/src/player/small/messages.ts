import { catalogueMessages } from './catalogueMessages.ts'
import { footMessages } from './footMessages.ts'
import { restMessages } from './restMessages.ts'
import { soundMessages } from './soundMessages.ts'

export type SmallPlayerMessages = typeof restMessages &
  typeof soundMessages &
  typeof footMessages &
  typeof catalogueMessages

/** Texts of the small player; override any of them with its `texts` property. */
export const smallPlayerMessages: SmallPlayerMessages = {
  ...restMessages,
  ...soundMessages,
  ...footMessages,
  ...catalogueMessages,
}
