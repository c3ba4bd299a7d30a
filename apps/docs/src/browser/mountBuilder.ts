import { createElement, startTransition } from 'react'
import { loadStyles } from './loadStyles.ts'

const place = document.querySelector('[data-builder]')
if (place) {
  // Each evaluated by itself, and rendered in slices, so that the page answers meanwhile.
  const [{ createRoot }, { Builder }] = await Promise.all([
    import('react-dom/client'),
    import('../builder/Builder.tsx'),
    loadStyles(),
  ])
  startTransition(() => createRoot(place).render(createElement(Builder)))
}
