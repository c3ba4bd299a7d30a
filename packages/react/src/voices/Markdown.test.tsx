import type { ReactElement } from 'react'
import { act, render as renderNow, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'

/** Renders, and waits for the grammar. */
async function render(markdown: ReactElement) {
  const rendered = renderNow(markdown)
  await act(() => import('./FullMarkdown.tsx'))
  return rendered
}

describe('markdown about a voice', () => {
  test('D05 headings, emphasis, lists and paragraphs are rendered', async () => {
    const { container } = await render(
      <Markdown text={'# Pitch\n\nA **clear** and *even* `tone`.\n\n- slow\n- deep'} />,
    )
    expect(screen.getByRole('heading', { name: 'Pitch', level: 3 })).toBeDefined()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['slow', 'deep'])
    expect(container.querySelector('strong')?.textContent).toBe('clear')
    expect(container.querySelector('em')?.textContent).toBe('even')
  })

  test('D05 characters that HTML would escape are shown as they are written', async () => {
    const { container } = await render(<Markdown text={'R&B, "loud" & a < b'} />)
    expect(container.textContent?.trim()).toBe('R&B, "loud" & a < b')
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '![a](x" onerror="alert(1))',
    '<style>*{display:none}</style>',
    '<a href="#" onclick="alert(1)">x</a>',
    '<form id=body><input name=firstChild>',
  ])('D07 %s makes no element', async (text) => {
    const { container } = await render(<Markdown text={text} />)
    expect(container.querySelectorAll('script, img, svg, iframe, style, a, form, input')).toHaveLength(0)
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](\tjavascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox(1))',
    '<javascript:alert(1)>',
    '[x][r]\n\n[r]: javascript:alert(1)',
  ])('D07 %s leads nowhere but to the web', async (text) => {
    const links = (await render(<Markdown text={text} />)).container.querySelectorAll('a')
    expect([...links].map(({ protocol }) => protocol).filter((scheme) => !/^https?:$/.test(scheme))).toEqual([])
  })

  test('D07 a link to the web opens apart, without a way back', async () => {
    await render(<Markdown text="[Praat](https://praat.example/)" />)
    const link = screen.getByRole('link', { name: 'Praat' })
    expect(link.getAttribute('href')).toBe('https://praat.example/')
    expect(link.getAttribute('rel')).toContain('noopener')
  })
})
