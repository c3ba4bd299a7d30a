import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as components from '@voice-rankings/react'
import { createClient } from '@voice-rankings/sdk'
import { describe, expect, it } from 'vitest'

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (path: string) => readFileSync(`${REPOSITORY}/${path}`, 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: REPOSITORY }).toSorted()
const PAGES = find('apps/docs/src/content/docs/**/*.mdx')
const pagesOf = (part: string) => PAGES.filter((path) => path.includes(`/docs/${part}/`))
const headingsOf = (page: string) => [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
const wordsOf = (list: string) => [...list.matchAll(/'([\w.]+)'/g)].map(([, word = '']) => word)

/** Pages of components without visual output. */
const WITHOUT_LOOKS = /\/(provider|headless|device-info)\.mdx$/

describe('component page', () => {
  it.each(pagesOf('react').filter((path) => !WITHOUT_LOOKS.test(path)))(
    '%s has an example and every section',
    (path) => {
      const page = read(path)
      const headings = headingsOf(page)
      for (const heading of ['Import', 'Keyboard and screen readers', 'Customize', 'Parts']) {
        expect(headings).toContain(heading)
      }
      expect(headings.some((heading) => heading.startsWith('Props of '))).toBe(true)
      expect(page).toContain('<Example ')
    },
  )

  it.each(pagesOf('react').filter((path) => read(path).includes('<MakeItYours')))(
    '%s has recipes that work',
    (path) => {
      const [, recipes = ''] = /<MakeItYours\s([^]*?)\/>/.exec(read(path)) ?? []
      const {
        texts = '',
        hook,
        view,
      } = Object.fromEntries([...recipes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
      expect(recipes).toMatch(/\b(?:offline|calls)=/)
      expect(find(`packages/react/src/${texts}/messages.ts`)).toHaveLength(1)
      for (const name of [hook, view]) if (name) expect(components).toHaveProperty(name)
      const [, calls = ''] = /calls=\{\[(.*?)\]\}/.exec(recipes) ?? []
      for (const call of wordsOf(calls)) expect(createClient()).toHaveProperty(call)
    },
  )

  it('every visual entry point of the package has a page', () => {
    const { publishConfig } = JSON.parse(read('packages/react/package.json')) as {
      publishConfig: { exports: Record<string, unknown> }
    }
    const documented = new Set(pagesOf('react').flatMap((path) => read(path).match(/(?<=feature=")\w+/g) ?? []))
    const entries = Object.keys(publishConfig.exports).map((entry) => entry.slice('./'.length))
    // Entries for framed pages, texts and styles have no page of their own.
    const languages = ['german', 'french', 'spanish', 'japanese', 'arabic']
    const others = ['', 'frame', ...languages, 'styles.css']
    expect(entries.filter((entry) => !others.includes(entry) && !documented.has(entry))).toEqual([])
  })
})

describe('element page', () => {
  const { modules } = JSON.parse(read('packages/elements/custom-elements.json')) as {
    modules: { declarations: { tagName: string }[] }[]
  }
  const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))

  it.each(tags)('<%s> has an example and every section', (tag) => {
    const page = read(`apps/docs/src/content/docs/elements/${tag}.mdx`)
    for (const heading of ['Attributes', 'States', 'Keyboard and screen readers', 'Customize', 'Parts']) {
      expect(headingsOf(page)).toContain(heading)
    }
    expect(page).toContain(`<ElementRecipes tag="${tag}" />`)
    expect(page).toContain('<Example ')
  })
})

it('every example is on a page, where an e2e test opens it', () => {
  const shown = new Set(PAGES.flatMap((path) => read(path).match(/(?<=<Example file=")[^"]+/g) ?? []))
  const files = find('examples/*/*.{tsx,ts,html,vue,svelte}').map((path) => path.slice('examples/'.length))
  expect(files.filter((file) => !file.startsWith('node_modules/') && !shown.has(file))).toEqual([])
})
