export { suggestedText } from './suggestedTexts.ts'
