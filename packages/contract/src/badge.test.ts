import { expect, it } from 'vitest'
import { badgeCode } from './badge.ts'

const ORIGIN = 'https://voices.example'

it('the code of a badge shows the picture and links to the page of the voice', () => {
  expect(badgeCode({ origin: ORIGIN, voice: 'flite/female/slt--warm', name: 'Anna' })).toEqual({
    markdown: `[![Anna](${ORIGIN}/badge/flite/female/slt--warm.svg)](${ORIGIN}/voice/flite/female/slt--warm)`,
    html: `<a href="${ORIGIN}/voice/flite/female/slt--warm"><img src="${ORIGIN}/badge/flite/female/slt--warm.svg" alt="Anna" height="20"></a>`,
  })
})

it('a hostile name or path ends neither the text nor the address of a badge', () => {
  const { markdown, html } = badgeCode({ origin: ORIGIN, voice: 'a/male/b)x(', name: ']("><script>\r\n' })
  expect(markdown).toBe(
    String.raw`[![\]("\>\<script\> ](${ORIGIN}/badge/a/male/b%29x%28.svg)](${ORIGIN}/voice/a/male/b%29x%28)`,
  )
  expect(html).toContain('alt="](&quot;&gt;&lt;script&gt;\r\n"')
})
