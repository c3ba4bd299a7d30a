import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta, Outlet } from 'react-router'
import { voiceFixture } from '@voice-rankings/testkit'
import { expect, test } from 'vitest'
import { voiceMeta } from './voiceMeta.ts'

/** Server-rendered head of a page. */
function headOf(voice_name: string): string {
  const voice = voiceFixture({ voice_name, voice_sample_text: voice_name })
  const Page = createRoutesStub([
    {
      Component: () => createElement('div', null, createElement(Meta), createElement(Outlet)),
      children: [
        {
          path: '/',
          Component: () => null,
          meta: () =>
            voiceMeta({ voice, view: 'generate', snippet: null, snippetId: null, origin: 'https://voices.example' }),
        },
      ],
    },
  ])
  return renderToString(createElement(Page))
}

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>\u2028\u2029',
  '"><img src=x onerror=alert(1)>',
  "'; alert(1); '",
])('a voice named %s injects no markup into the head', (name) => {
  const html = headOf(name)
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/ld+json">',
    '<script type="application/ld+json">',
  ])
  expect(html).not.toContain('<img')
  const [json = ''] = html.split('<script type="application/ld+json">').slice(1)
  expect(JSON.parse(json.slice(0, json.indexOf('</script>')))).toMatchObject({ name, transcript: name })
})
