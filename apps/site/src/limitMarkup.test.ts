import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { limitMarkup, type TrustedWindow } from './limitMarkup.ts'

type Rules = Parameters<NonNullable<TrustedWindow['trustedTypes']>['createPolicy']>[1]

function rulesOf(limit: typeof limitMarkup): Rules {
  const found: Rules[] = []
  limit({
    location: { href: 'https://voices.example/voices', origin: 'https://voices.example' },
    trustedTypes: { createPolicy: (_name, rules) => found.push(rules) },
  })
  return found[0]!
}

const rules = rulesOf(limitMarkup)

test.each([
  ['nothing', '', true],
  ['a text without elements', '{"@type":"Product","name":"a \\u003c b"}', true],
  [
    'the container of a waveform',
    '<style nonce="a+/=">\n :host .a > div { top: 0 }\n</style>\n<div class="scroll" part="scroll"><div></div></div>',
    true,
  ],
  ['React’s empty script', '<script></script>', true],
  ['a script', '<script>alert(1)</script>', false],
  ['a handler', '<div onclick="alert(1)">', false],
  ['a handler without quotes', '<div class="a" onclick=alert(1)>', false],
  ['a picture', '<img src=x onerror=alert(1)>', false],
  ['a drawing', '<svg><script>alert(1)</script></svg>', false],
  ['a frame', '<iframe srcdoc="x">', false],
  ['a link', '<a href="javascript:alert(1)">', false],
  ['a tag that is not closed', '<div', false],
])('createHTML accepts %s: %s %s', (_what, text, allowed) => {
  expect(rules.createHTML(text)).toBe(allowed ? text : null)
})

test.each([
  ['/assets/worker.js', true],
  ['https://voices.example/assets/worker.js', true],
  ['https://elsewhere.example/worker.js', false],
  ['data:text/javascript,alert(1)', false],
  ['//elsewhere.example/a.js', false],
])('createScriptURL accepts %s: %s', (url, allowed) => {
  expect(rules.createScriptURL(url)).toBe(allowed ? url : null)
})

test('limitMarkup does nothing in a browser without Trusted Types', () => {
  expect(() => limitMarkup({ location: { href: 'https://a.example/', origin: 'https://a.example' } })).not.toThrow()
})

test('limitMarkup works when serialized into a page', () => {
  const written = runInThisContext(`(${String(limitMarkup)})`) as typeof limitMarkup
  expect(rulesOf(written).createHTML('<img src=x>')).toBeNull()
})
