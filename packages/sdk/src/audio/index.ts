export { convertSnippet } from './convertSnippet.ts'
export type { ConvertOptions } from './convertSnippet.ts'
export { saveSnippetAudio } from './saveSnippetAudio.ts'
export type { SaveOptions } from './saveSnippetAudio.ts'
