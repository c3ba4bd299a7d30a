import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createElement } from 'preact'
import { expect, test } from 'vitest'
import { renderToPipeableStream } from './server.ts'

/** A document with these links, as it is sent. */
function render(...links: Record<string, string>[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const page = createElement('head', {}, ...links.map((link) => createElement('link', link)))
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        const sent = new PassThrough()
        pipe(sent)
        resolve(text(sent))
      },
      onShellError: reject,
    })
  })
}

test('scripts of a page wait until it is painted, and styles for nothing', async () => {
  const html = await render({ rel: 'modulepreload', href: '/page.js' }, { rel: 'stylesheet', href: '/page.css' })
  expect(html).toContain(
    '<template data-held><link rel="modulepreload" href="/page.js" fetchpriority="low"/></template>',
  )
  expect(html).toContain('</template><link rel="stylesheet" href="/page.css"/>')
})
