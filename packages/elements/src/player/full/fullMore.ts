export { default } from './fullMore.css?inline'
