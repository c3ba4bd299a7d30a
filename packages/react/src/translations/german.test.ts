import { composeStories } from '@storybook/react-vite'
import { act, cleanup, render } from '@testing-library/react'
import { energyLabel, intensityLabel, pitchLabel, rateLabel, USE_CASES, vocalFryLabel } from '@voice-rankings/analysis'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountDataMessages } from '../accountData/messages.ts'
import { accountMessages } from '../account/messages.ts'
import { analysisMessages } from '../analysis/messages.ts'
import { collectionsMessages } from '../collections/messages.ts'
import { compareMessages } from '../compare/messages.ts'
import { downloadsMessages } from '../downloads/messages.ts'
import { favoritesMessages } from '../favorites/messages.ts'
import { leaderboardMessages } from '../leaderboard/messages.ts'
import { mapMessages } from '../map/messages.ts'
import type { Messages } from '../messages.ts'
import { overviewMessages } from '../overview/messages.ts'
import { playerMessages } from '../player/messages.ts'
import { ratingsMessages } from '../ratings/messages.ts'
import { createRuntime, VoiceProvider, writingMessages } from '../runtime/index.ts'
import type { Runtime, RuntimeOptions, VoiceProviderProps } from '../runtime/index.ts'
import { searchMessages } from '../search/messages.ts'
import { sessionMessages } from '../session/messages.ts'
import { shareMessages } from '../share/messages.ts'
import { similarMessages } from '../similar/messages.ts'
import { snippetsMessages } from '../snippets/messages.ts'
import { voicesMessages } from '../voices/messages.ts'
import { germanMessages } from './german.ts'

const english: Messages = {
  account: accountMessages,
  accountData: accountDataMessages,
  analysis: analysisMessages,
  collections: collectionsMessages,
  compare: compareMessages,
  downloads: downloadsMessages,
  favorites: favoritesMessages,
  leaderboard: leaderboardMessages,
  map: mapMessages,
  overview: overviewMessages,
  player: playerMessages,
  ratings: ratingsMessages,
  search: searchMessages,
  session: sessionMessages,
  share: shareMessages,
  similar: similarMessages,
  snippets: snippetsMessages,
  voices: voicesMessages,
  writing: writingMessages,
}

const FEATURES = Object.keys(english) as (keyof Messages)[]

/** What both languages write alike. */
const ALIKE = new Set([
  'Name',
  'Filter',
  'Text',
  'Details',
  'Analyse',
  'LinkedIn',
  'Facebook',
  'Reddit',
  '–',
  '−∞ LUFS',
])

/** Every text by its path, for example `player.play`; a function as it is. */
function leaves(value: unknown, path = ''): [string, string | Speaks][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as string | Speaks]]
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
}
type Speaks = (...values: unknown[]) => unknown

/** What a function says of any values: once with texts, once with numbers; null where such values make no sense. */
function said(text: string | Speaks, value: unknown): string | null {
  if (typeof text === 'string') return text
  try {
    const answer = text(...Array.from({ length: 3 }, () => value))
    return typeof answer === 'string' ? answer : null
  } catch {
    return null
  }
}

const pairs = leaves(english).map(([path, text]) => {
  const other = leaves(germanMessages).find(([name]) => name === path)?.[1]
  return { path, text, other: other ?? '' }
})

/** Something to say that is in no language. */
const MARK = '§'

/** What only English says: whole texts, and the longer pieces of those that are put together. */
const englishPieces = new Set(
  pairs.flatMap(({ text }) =>
    [MARK, 7, 1, 0, null, ['§']].flatMap((value) =>
      (said(text, value) ?? '')
        .split(/[§\d.,:;%/()“”"+×#?!]+/)
        .map((piece) => piece.trim())
        .filter((piece) => piece.length > 5 && !ALIKE.has(piece)),
    ),
  ),
)
const germanPieces = new Set(
  pairs.flatMap(({ other }) => [MARK, 7, 1, 0, null].flatMap((value) => said(other, value) ?? [])),
)

describe('the German texts', () => {
  it.each(pairs.filter(({ text, other }) => typeof text === 'string' && typeof other === 'string'))(
    '$path is not the English one',
    ({ text, other }) => {
      if (!ALIKE.has(text as string)) expect(other).not.toBe(text)
      expect(other).not.toBe('')
    },
  )

  it('says one thing and several things as German does', () => {
    const { voices, ratings, map } = germanMessages
    expect(voices.showResults(1)).toBe('1 Stimme zeigen')
    expect(voices.showResults(1234)).toBe('1.234 Stimmen zeigen')
    expect(ratings.missing(1)).toBe('1 weitere Bewertung nötig')
    expect(ratings.score(4.25)).toBe('4,3')
    expect(map.missing(2, 'Tonhöhe')).toBe('2 Stimmen haben keinen Wert für Tonhöhe')
  })

  it('knows every word a measurement is told by, and every use', () => {
    const { scaleWord, goodFor } = germanMessages.voices
    const scales: [(value: number) => string, number][] = [
      [pitchLabel, 500],
      [rateLabel, 300],
      [intensityLabel, 100],
      [vocalFryLabel, 1],
      [energyLabel, 10],
    ]
    for (const [label, most] of scales) {
      for (let at = 0; at <= 500; at += 1) {
        const word = label((at / 500) * most)
        expect(scaleWord(word), word).not.toBe(word)
      }
    }
    for (const use of USE_CASES) expect(goodFor(use)).not.toBe(use)
  })
})

/** Everything a rendered component says, to eyes and to ears. */
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
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    ...spoken.flatMap((name) => element.getAttribute(name) ?? []),
  ])
}

interface StoryShape {
  (props: object): ReactNode
  args: Record<string, unknown>
  parameters: Record<string, unknown>
}

/** An attribute of the fixture, which comes from the server. */
const ATTRIBUTE = 'Best For'

/** Those of `ui` have no texts of their own. */
const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(['../**/*.stories.tsx', '!../ui/**'], {
  eager: true,
})
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).map(
    ([name, story]) => [`${file.slice(3, -'.stories.tsx'.length)} ${name}`, story as object as StoryShape] as const,
  ),
)

/** The provider's props but for its children, which React wants as an argument. */
const inGerman = (runtime: Runtime) => ({ runtime, messages: germanMessages }) as VoiceProviderProps

describe('in German no component says a word of English', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it.each(stories)('%s', async (_name, story) => {
    const runtime = createRuntime({
      storage: null,
      user: null,
      ...(story.parameters['runtime'] as RuntimeOptions | undefined),
    })
    // A view is told its texts by whoever shows it.
    const props = Object.fromEntries(
      Object.entries(story.args).flatMap(([name, value]) => {
        const feature = FEATURES.find((one) => english[one] === value)
        return feature ? [[name, germanMessages[feature]]] : []
      }),
    )
    const { container } = render(createElement(VoiceProvider, inGerman(runtime), createElement(story, props)))
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve))
    })
    // What the host or the server says is not ours to translate.
    const data = JSON.stringify(story.args)
    const left = wordsOf(container.ownerDocument.body).flatMap((text) =>
      germanPieces.has(text)
        ? []
        : text
            .split(/[\d.,:;%/()“”"+×#?!·]+/)
            .map((piece) => piece.trim())
            .filter((piece) => englishPieces.has(piece) && !data.includes(piece) && piece !== ATTRIBUTE),
    )
    expect(left).toEqual([])
  })
})
