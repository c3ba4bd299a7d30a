/** All styles of a component's inside. */
export { default as STYLES } from './components.css?inline'
