export { Snippets, SnippetsView, useSnippets } from '../snippets/index.ts'
export type {
  SharingProblem,
  ShownSnippets,
  SnippetVoice,
  SnippetsModel,
  SnippetsOptions,
  SnippetsProps,
  SnippetsViewProps,
} from '../snippets/index.ts'
