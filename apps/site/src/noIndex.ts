import type { MetaDescriptor } from 'react-router'

/** Keeps a page out of search engines: it is about one person, or has nothing to find yet. */
export const NO_INDEX: MetaDescriptor = { name: 'robots', content: 'noindex' }
