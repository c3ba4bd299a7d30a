import type { ShareState } from './shareStore.ts'

/** Whether nobody else could open a link to it. */
export const isPrivate = ({ visibility }: Pick<ShareState, 'visibility'>) =>
  visibility !== null && visibility.status !== 'public'
