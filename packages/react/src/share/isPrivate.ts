import type { ShareState } from './shareStore.ts'

/** True if others could not open a link to it. */
export const isPrivate = ({ visibility }: Pick<ShareState, 'visibility'>) =>
  visibility !== null && visibility.status !== 'public'
