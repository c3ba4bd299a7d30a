export { default } from './panelMore.css?inline'
