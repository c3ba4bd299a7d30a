import href from '@voice-rankings/react/styles.css?url'

/** Adds the component styles to the page. Resolves when they have loaded or failed. */
export const loadStyles = () =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link')
    const done = () => resolve()
    link.addEventListener('load', done)
    link.addEventListener('error', done)
    Object.assign(link, { rel: 'stylesheet', href })
    document.head.append(link)
  })
