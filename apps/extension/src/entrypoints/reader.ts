import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { createReader } from '../page/createReader.ts'

/** Set in the extension's world of a page that has a reader. */
const HERE = '__voiceReader'

export default defineUnlistedScript(() => {
  // It is injected whenever somebody opens the popup or reads; a page has one reader.
  if (Object.hasOwn(globalThis, HERE)) return
  Object.assign(globalThis, { [HERE]: true })
  createReader()
})
