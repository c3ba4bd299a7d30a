import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWhole } from '../testing/renderWhole.ts'
import { Markdown } from './Markdown.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Separate instance of the module, as in a browser that has not loaded the grammar. */
async function inBrowser(at: number): Promise<typeof Markdown> {
  const module = (await import(/* @vite-ignore */ `./Markdown.tsx?browser=${at}`)) as { Markdown: typeof Markdown }
  return module.Markdown
}

const page = (Text: typeof Markdown, text: string) => (
  <section>
    <Text text={text} />
    <Text text="The voice ends here." />
  </section>
)

/** Nodes except comments, which React uses as markers. */
const seen = (nodes: NodeList) => [...nodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)

/** Elements and texts changed by a mutation. */
function rewritten({ type, target, addedNodes, removedNodes }: MutationRecord): string[] {
  if (type === 'characterData') return [`wrote ${target.nodeValue}`]
  return [
    ...seen(addedNodes).map(({ textContent }) => `added ${textContent}`),
    ...seen(removedNodes).map(({ textContent }) => `removed ${textContent}`),
  ]
}

describe('Markdown hydration', () => {
  it.each(
    [
      'raw <b>bold</b> text',
      'R&amp;B and a \\* star',
      '[words](javascript:alert) of a link that is refused',
      '<div>\n\nwords\n\n</div>\n\nlast',
      '# Pitch\n\nA voice\n\n- slow\n- *deep*',
      '| a | b |\n| - | -: |\n| 1 | *2* <i> |',
      '- [ ] open\n- [x] ~~done~~',
    ].map((text, at) => ({ text, at })),
  )('keeps the server-rendered content of $text', async ({ text, at }) => {
    const place = document.body.appendChild(document.createElement('div'))
    // The second rendering has the grammar loaded, like all but a server's first page.
    await renderWhole(page(Markdown, text))
    place.innerHTML = await renderWhole(page(Markdown, text))
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    const changes: string[] = []
    const observer = new MutationObserver((records) => changes.push(...records.flatMap(rewritten)))
    observer.observe(place, { childList: true, characterData: true, subtree: true })

    const Text = await inBrowser(at)
    await act(async () => void render(page(Text, text), { container: place, hydrate: true }))
    await act(() => import('./FullMarkdown.tsx'))
    await act(async () => {})
    observer.disconnect()
    expect(changes).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
    place.remove()
  })
})
