import type { ReactElement } from 'react'
import { act, render as renderNow, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'

/** Elements allowed in rendered Markdown. */
const WRITTEN =
  /^(div|p|h[3-6]|[uo]l|li|label|input|table|thead|tbody|tr|t[hd]|blockquote|strong|em|del|code|pre|a|br|hr)$/
/** Attributes allowed on them. */
const HARMLESS =
  /^(class=voice-(markdown|table|table-scroll)|tabindex=0|part=markdown|lang=en|start=\d+|type=checkbox|(checked|disabled)=(true)?|scope=col|data-align=\w+|rel=.*noopener.*|target=_blank|href=(https?:|mailto:|[^:]*$).*)$/

/** Renders and waits for the lazy grammar. */
async function render(markdown: ReactElement) {
  const rendered = renderNow(markdown)
  await act(() => import('./FullMarkdown.tsx'))
  return rendered
}

describe('Markdown', () => {
  test('renders headings, emphasis, lists and paragraphs', async () => {
    const { container } = await render(
      <Markdown text={'# Pitch\n\nA **clear** and *even* `tone`.\n\n- slow\n- deep'} />,
    )
    expect(screen.getByRole('heading', { name: 'Pitch', level: 3 })).toBeDefined()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['slow', 'deep'])
    expect(container.querySelector('strong')?.textContent).toBe('clear')
    expect(container.querySelector('em')?.textContent).toBe('even')
  })

  test('shows special HTML characters unchanged', async () => {
    const { container } = await render(<Markdown text={'R&B, "loud" & a < b'} />)
    expect(container.textContent?.trim()).toBe('R&B, "loud" & a < b')
  })

  test('renders a table with headings, cells and alignment', async () => {
    await render(<Markdown text={'| Pitch | Pace |\n| --- | ---: |\n| *low* | 167 |\n| <b> | |'} />)
    const rows = screen.getAllByRole<HTMLTableRowElement>('row').map(({ cells }) => [...cells])
    expect(rows.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
      ['Pitch', 'Pace'],
      ['low', '167'],
      ['<b>', ''],
    ])
    expect(rows.map((cells) => cells.map(({ dataset }) => dataset['align'] ?? ''))).toEqual([
      ['', 'right'],
      ['', 'right'],
      ['', 'right'],
    ])
  })

  test('renders strikethrough with nested content', async () => {
    const { container } = await render(<Markdown text="A ~~*harsh*~~ soft tone" />)
    expect(container.querySelector('del em')?.textContent).toBe('harsh')
  })

  test.each([
    ['tight', '- [x] *clear*\n- [ ] loud\n  - [x] near\n- plain'],
    ['loose', '- [x] *clear*\n\n- [ ] loud\n\n  - [x] near\n\n- plain'],
  ])('renders a %s task list with labelled, disabled checkboxes', async (_kind, text) => {
    await render(<Markdown text={text} />)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked, disabled }) => ({ checked, disabled }))).toEqual([
      { checked: true, disabled: true },
      { checked: false, disabled: true },
      { checked: true, disabled: true },
    ])
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent.trim())).toEqual(['clear', 'loud', 'near'])
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
  })

  test('starts a numbered list at its first number', async () => {
    const { container } = await render(<Markdown text={'3. three\n4. four'} />)
    expect(container.querySelector('ol')?.start).toBe(3)
  })

  test('creates only allowed elements, attributes and addresses for any text', async () => {
    const hostile = fc.constantFrom(
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<svg/onload=alert(1)>',
      '<input autofocus onfocus=x>',
      '[x](javascript:alert(1))',
      '![x](x" onerror="alert(1))',
      '<javascript:alert(1)>',
      '[x]: data:text/html,x',
    )
    const signs = '~~,**,`,```,> ,# ,1. ,|,| - | - |,- [x] ,- [ ] ,[x],\n,\n\n, words '
    const piece = fc.oneof(hostile, fc.constantFrom(...signs.split(',')))
    const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''))
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        const { container, unmount } = await render(<Markdown text={written} />)
        for (const { localName, attributes } of container.querySelectorAll('*')) {
          expect(localName).toMatch(WRITTEN)
          for (const { name, value } of attributes) expect(`${name}=${value}`).toMatch(HARMLESS)
        }
        unmount()
      }),
      { numRuns: 300 },
    )
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
  ])('renders %s as text', async (text) => {
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
  ])('allows in %s only a web address', async (text) => {
    const links = (await render(<Markdown text={text} />)).container.querySelectorAll('a')
    expect([...links].map(({ protocol }) => protocol).filter((scheme) => !/^https?:$/.test(scheme))).toEqual([])
  })

  test('opens a web link in a new tab without an opener', async () => {
    await render(<Markdown text="[Praat](https://praat.example/)" />)
    const link = screen.getByRole('link', { name: 'Praat' })
    expect(link.getAttribute('href')).toBe('https://praat.example/')
    expect(link.getAttribute('rel')).toContain('noopener')
  })
})
