import type { ComponentType } from 'react'
import { editExamples } from './editExamples.ts'
import { loadStyles } from './loadStyles.ts'
import { showFrames } from './showFrames.ts'

const FOLDER = '../../../../examples/'
const files = import.meta.glob<{ default: ComponentType }>('../../../../examples/*/*.tsx')

/** Once for all examples of the page. */
let styled: Promise<void> | undefined

/** Puts an example in its place; what it needs is loaded only now. */
async function show(stage: HTMLElement): Promise<void> {
  const load = files[FOLDER + stage.dataset['example']]
  if (!load) return
  const [{ createElement }, { createRoot }, { default: Example }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    load(),
    (styled ??= loadStyles()),
  ])
  createRoot(stage).render(createElement(Example))
}

const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      seen.unobserve(target)
      void show(target)
    }
  },
  { rootMargin: '400px' },
)
for (const stage of document.querySelectorAll('[data-example]')) seen.observe(stage)
showFrames()
editExamples()
