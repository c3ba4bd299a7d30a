import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  searchResultFixture,
  similarResultFixture,
  similarVoiceFixture,
  spokenSnippetFixture,
  voiceFixture,
  voiceListingFixture,
} from '@voice-rankings/testkit'
import { createRef } from 'react'
import type { ComponentProps, JSXElementConstructor } from 'react'
import { describe, expect, it } from 'vitest'
import * as all from './features.ts'
import { overviewHandlers } from '../overview/testing/overviewHandlers.ts'
import { renderVoice, setupVoice } from './renderVoice.tsx'
import type { SetupOptions } from './renderVoice.tsx'
import { CATALOGUE_ROOTS } from './roots/catalogueRoots.tsx'
import { MEMBER_ROOTS } from './roots/memberRoots.tsx'
import { PLAYER_ROOTS } from './roots/playerRoots.tsx'
import type { Given, Row } from './roots/Row.ts'
import { UI_ROOTS } from './roots/uiRoots.tsx'

type Exports = typeof all

/** Names of the exported components: capitalized functions with props. */
type ComponentName = {
  [K in keyof Exports]: K extends Capitalize<K>
    ? K extends Uppercase<K>
      ? never
      : Exports[K] extends JSXElementConstructor<never>
        ? K
        : never
    : never
}[keyof Exports]

/** Components without an element of their own, or without attributes for it. */
const ROOTLESS = [
  'FormatItems',
  'FormatNotes',
  'HoldNotes',
  'LinkProvider',
  'OfflineProvider',
  'ShareDialogPlace',
  'PlayTime',
  'SentenceRefusal',
  'SpeechText',
  'SpeedSelect',
  'UserMenuItems',
  'VoiceLanguages',
  'VoiceProvider',
] as const
/** A component whose attributes are those of the input inside it. */
const FIELD = 'SearchField'
type Rooted = Exclude<ComponentName, (typeof ROOTLESS)[number] | typeof FIELD>

const ROWS: { [K in Rooted]: Row } = { ...UI_ROOTS, ...PLAYER_ROOTS, ...MEMBER_ROOTS, ...CATALOGUE_ROOTS }

const noop = () => {}
const voice = voiceFixture()
const listing = voiceListingFixture()
const filters = { ...all.DEFAULT_FILTERS, search: 'Clara' }

/** Other states of components whose root element is rendered in several places. */
const STATES: Record<string, Row> = {
  'FavoriteButton, labelled': {
    root: 'voice-button',
    Show: (given) => <all.FavoriteButton voice={listing} variant="labelled" {...given} />,
  },
  'CollectionMenu, icon': {
    root: 'voice-icon-button',
    Show: (given) => <all.CollectionMenu voice={listing} variant="icon" {...given} />,
  },
  'LoginButton, link': { root: 'voice-button', Show: (given) => <all.LoginButton href="/login" {...given} /> },
  'RatingScore, unranked': {
    root: 'voice-score',
    Show: (given) => <all.RatingScore voice={{ ...listing, voice_rating: null }} {...given} />,
  },
  'MenuItem, link': {
    root: 'voice-menu-item',
    Show: (given) => (
      <all.Menu trigger={<button type="button">Open it</button>} open>
        <all.MenuItem asChild {...given}>
          <a href="/voices">Voices</a>
        </all.MenuItem>
      </all.Menu>
    ),
  },
  'VoicePlayer, compact': {
    root: 'voice-player',
    Show: (given) => <all.VoicePlayer voice={voice} variant="compact" {...given} />,
  },
  'VoicePlayer, own sound': { root: 'voice-player', Show: (given) => <all.VoicePlayer src="/own.mp3" {...given} /> },
  'SimilarVoicesView, failed': {
    root: 'voice-similar',
    Show: (given) => (
      <all.SimilarVoicesView
        state={{ status: 'failed', reason: 'unreachable', message: null }}
        retry={noop}
        {...given}
      />
    ),
  },
  'SimilarVoicesView, ready': {
    root: 'voice-similar',
    Show: (given) => (
      <all.SimilarVoicesView state={{ status: 'ready', result: similarResultFixture() }} retry={noop} {...given} />
    ),
  },
  'SnippetsView, failed': {
    root: 'voice-snippets',
    Show: (given) => <all.Snippets {...given} />,
    options: {
      handlers: {
        'snippets.list': () => {
          throw new Error('No server')
        },
      },
    },
  },
  'VoiceOverview, failed': {
    root: 'voice-overview',
    Show: (given) => <all.VoiceOverview {...given} />,
  },
  'VoiceCatalogue, failed': {
    root: 'voice-catalogue',
    Show: (given) => (
      <all.VoiceCatalogue
        state={{ status: 'failed' }}
        filters={filters}
        onFiltersChange={noop}
        hrefOf={() => '/voices'}
        onRetry={noop}
        {...given}
      />
    ),
  },
}

/** Components whose props lack an attribute of the root element. */
type Refusing = {
  [K in Rooted]: Exclude<keyof Given, 'data-testid'> extends keyof ComponentProps<Exports[K]> ? never : K
}[Rooted]

const HANDLERS: SetupOptions['handlers'] = {
  ...overviewHandlers,
  'voices.search': () => searchResultFixture([listing]),
  'voices.similar': () => similarResultFixture({ overallSimilarResults: [similarVoiceFixture()] }),
  'snippets.get': () => ({ snippet: spokenSnippetFixture() }),
}

const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)

const GIVEN: Omit<Given, 'ref'> = {
  className: 'host-class',
  style: { color: 'red' },
  id: 'host-id',
  'data-testid': 'host-data',
  'aria-label': 'host label',
}

it('SearchField applies class and style to its root element and the rest to its input', () => {
  const ref = createRef<HTMLInputElement>()
  render(
    <all.SearchField
      value=""
      clearLabel="Clear"
      onClear={noop}
      onChange={noop}
      className="host-class"
      style={{ color: 'red' }}
      id="host-id"
      aria-label="host label"
      ref={ref}
    />,
  )
  const input = screen.getByRole('textbox', { name: 'host label' })
  expect(ref.current).toBe(input)
  expect(input.id).toBe('host-id')
  expect(input.closest<HTMLElement>('.voice-search-field.host-class')?.style.color).toBe('red')
})

it('LazySnippets keeps the attributes on its root element when its snippets load', async () => {
  const { container } = renderVoice(
    <all.LazySnippets className="host-class" data-testid="host-data" headingLevel={3} />,
    {
      handlers: { 'snippets.list': () => ({ statusCode: 200, snippets: [] }) },
    },
  )
  await screen.findByRole('heading', { level: 3 })
  expect([...container.querySelectorAll('.host-class, [data-testid]')]).toEqual([container.firstElementChild])
})

describe('exported components', () => {
  it('are all in the table of root elements', () => {
    const exported = Object.entries(all)
      .filter(([name, value]) => /^[A-Z][A-Za-z]*[a-z]/.test(name) && isComponent(value))
      .map(([name]) => name)
    expect(exported.toSorted()).toEqual([...Object.keys(ROWS), ...ROOTLESS, FIELD].toSorted())
  })

  it('declare the attributes of their root element', () => {
    const refusing: Refusing[] = []
    const none: readonly never[] = refusing
    expect(none).toEqual([])
  })

  it.each(Object.entries({ ...ROWS, ...STATES }))(
    '%s applies class, style, id, data, label and ref to its root element',
    async (_name, { root, Show, options = {}, opens }) => {
      const ref = createRef<never>()
      const { runtime } = setupVoice({ ...options, handlers: { ...HANDLERS, ...options.handlers } })
      const view = render(
        <all.VoiceProvider runtime={runtime}>
          <Show {...GIVEN} ref={ref} />
        </all.VoiceProvider>,
      )
      if (opens) {
        await userEvent.click(await screen.findByRole('button', { name: opens }))
        if (root === 'voice-tooltip') act(() => screen.getByRole('button', { name: opens }).focus())
      }
      const element = await screen.findByTestId('host-data')
      expect([...element.classList]).toEqual(expect.arrayContaining([root, 'host-class']))
      expect(element.style.color).toBe('red')
      expect(element.id).toBe('host-id')
      expect(element.getAttribute('aria-label')).toBe('host label')
      expect(element.hasAttribute('aria-labelledby')).toBe(false)
      expect(ref.current).toBe(element)
      expect(document.querySelectorAll('.host-class, #host-id')).toHaveLength(1)
      view.unmount()
      expect(ref.current).toBeNull()
    },
  )
})
