import { composeStories } from '@storybook/react-vite'
import { act, cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Messages } from '../messages.ts'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import type { Runtime, RuntimeOptions, VoiceProviderProps } from '../runtime/index.ts'
import { englishMessages } from '../testing/englishMessages.ts'
import { markedMessages, unmarked } from '../testing/markedMessages.ts'

const FEATURES = Object.keys(englishMessages) as (keyof Messages)[]

/** All text of a rendered component, visible or announced. */
function wordsOf(root: Element): string[] {
  const spoken = [
    'aria-label',
    'aria-valuetext',
    'aria-roledescription',
    'aria-description',
    'title',
    'placeholder',
    'alt',
  ]
  // Code is not translated.
  return [...root.querySelectorAll(':not(code)')].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    ...spoken.flatMap((name) => element.getAttribute(name) ?? []),
  ])
}

interface StoryShape {
  (props: object): ReactNode
  args: Record<string, unknown>
  parameters: Record<string, unknown>
}

/** All stories except those of `ui`, which have no texts, and of the languages, which are translated. */
const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ['../**/*.stories.tsx', '!../ui/**', '!./languages.stories.tsx'],
  { eager: true },
)
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).map(
    ([name, story]) => [`${file.slice(3, -'.stories.tsx'.length)} ${name}`, story as object as StoryShape] as const,
  ),
)

/** Sources of the data in stories and fixtures, which is not translated. */
const DATA = Object.values(
  import.meta.glob<{ default: string }>(
    [
      '../**/*.stories.tsx',
      '../**/testing/*.{ts,tsx}',
      '../../../contract/src/providerName.ts',
      '../../../testkit/src/*.ts',
    ],
    { eager: true, query: '?raw' },
  ),
)
  .map((module) => module.default)
  .join('\n')

/** Units, attribute names of the fixture, a region of several countries, and a provider named by its id: not translated. */
const OTHER_DATA = ['Hz', 'wpm', 'Voice pitch hz', 'Best For', 'Latin America', 'UK', 'Gnuspeech']

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
const languages = new Intl.DisplayNames('en-US', { type: 'language' })
const months = new Intl.DateTimeFormat('en-US', { month: 'short' })
const regions = new Intl.DisplayNames('en-US', { type: 'region' })
/** Language, country and month names known to the browser, and other data. */
const NAMES = new Set(
  LETTERS.flatMap((one) =>
    LETTERS.flatMap((other) => [languages.of(one + other), regions.of(`${one}${other}`.toUpperCase())]),
  ).concat(
    OTHER_DATA,
    Array.from({ length: 12 }, (_, month) => months.format(new Date(2026, month, 1))),
  ),
)

/** Marked texts of a feature, or of a part of it, such as a list; undefined for other values. */
function markedOf(value: unknown): unknown {
  const feature = FEATURES.find((one) => englishMessages[one] === value)
  if (feature) return markedMessages[feature]
  for (const one of FEATURES) {
    const [part] =
      Object.entries(englishMessages[one]).find(([, inner]) => typeof inner === 'object' && inner === value) ?? []
    if (part !== undefined) return (markedMessages[one] as Record<string, unknown>)[part]
  }
  return undefined
}

/** Provider props except the children, which React takes as an argument. */
const translated = (runtime: Runtime) => ({ runtime, messages: markedMessages }) as unknown as VoiceProviderProps

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each(stories)('%s shows only translated text', async (_name, story) => {
  const runtime = createRuntime({
    storage: null,
    user: null,
    ...(story.parameters['runtime'] as RuntimeOptions | undefined),
  })
  // Views receive their texts as props.
  const props = Object.fromEntries(
    Object.entries(story.args).flatMap(([name, value]) => {
      const texts = markedOf(value)
      return texts ? [[name, texts]] : []
    }),
  )
  const { container } = render(createElement(VoiceProvider, translated(runtime), createElement(story, props)))
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve))
  })
  const data = DATA + JSON.stringify(story.args)
  const left = wordsOf(container.ownerDocument.body)
    .flatMap((text) => unmarked(text).split(/[\d.,:;%/()“”"+×#?!·–−±]+/u))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece) && !data.includes(piece) && !NAMES.has(piece))
  expect(left).toEqual([])
})
