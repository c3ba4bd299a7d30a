// Loaded by the few pages that need it, as one file.
export { addStyle } from './addStyle.ts'
export { explainName } from './explainName.ts'
