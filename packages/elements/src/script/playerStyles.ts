export { default } from '../facade/page.css?inline'
