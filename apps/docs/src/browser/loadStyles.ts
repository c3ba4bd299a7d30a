import href from '@voice-rankings/react/styles.css?url'

/** Adds the styles of the components to the page; resolves when they hold, or could not be had. */
export const loadStyles = () =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link')
    const done = () => resolve()
    link.addEventListener('load', done)
    link.addEventListener('error', done)
    Object.assign(link, { rel: 'stylesheet', href })
    document.head.append(link)
  })
