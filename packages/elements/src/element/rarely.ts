/** What few pages need of an element, in one file. */
export { addStyle } from './addStyle.ts'
export { explainName } from './explainName.ts'
