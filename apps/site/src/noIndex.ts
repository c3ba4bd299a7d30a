import type { MetaDescriptor } from 'react-router'

/** Excludes personal and empty pages from search engines. */
export const NO_INDEX: MetaDescriptor = { name: 'robots', content: 'noindex' }
