import { createElement, startTransition } from 'react'
import { loadStyles } from './loadStyles.ts'

const place = document.querySelector('[data-builder]')
if (place) {
  // Dynamic imports split evaluation into several tasks, and React renders in slices, so the page stays responsive.
  const [{ createRoot }, { Builder }] = await Promise.all([
    import('react-dom/client'),
    import('../builder/Builder.tsx'),
    loadStyles(),
  ])
  startTransition(() => createRoot(place).render(createElement(Builder)))
}
