export { default } from '../facade/facade.css?inline'
