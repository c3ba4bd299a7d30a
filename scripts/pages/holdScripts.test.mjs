import { expect, test } from 'vitest'
import { holdScripts } from './holdScripts.mjs'

test('holdScripts moves module preloads and module scripts into templates with a low priority', () => {
  const preloads =
    '<link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/>'
  const modules = '<script nonce="n" type="module" async="">import "/a.js";\nimport("/b.js");</script>'
  expect(holdScripts(`<head>${preloads}</head><body>${modules}</body>`)).toBe(
    '<head><template data-held><link fetchpriority="low" rel="modulepreload" href="/a.js" nonce="n"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="/b.js" nonce="n"/></template></head><body>' +
      '<template data-held><script fetchpriority="low" nonce="n" type="module" async="">import "/a.js";\n' +
      'import("/b.js");</script></template></body>',
  )
})

test.each([
  ['a style sheet', '<link rel="stylesheet" href="/page.css"/>'],
  ['a font preload', '<link rel="preload" as="font" href="/text.woff2"/>'],
  ['a classic inline script', '<script nonce="n">window.a = 1</script>'],
  ['structured data', '<script type="application/ld+json">{"name":"type=\\"module\\""}</script>'],
])('holdScripts leaves %s unchanged', (_what, html) => {
  expect(holdScripts(html)).toBe(html)
})
