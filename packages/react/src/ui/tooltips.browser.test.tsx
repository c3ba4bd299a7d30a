import {
  profileFixture,
  searchResultFixture,
  spokenSnippetFixture,
  voiceFixture,
  voiceListingFixture,
} from '@voice-rankings/testkit'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CollectionList, CollectionMenu } from '../collections/index.ts'
import { DesignedVoices, VoiceDesigner } from '../designer/index.ts'
import { designedFixture, previewFixture } from '../designer/testing/spokenFixture.ts'
import { PlaylistMenu } from '../playlists/menu/index.ts'
import { DownloadButton } from '../downloads/index.ts'
import { FavoriteButton } from '../favorites/index.ts'
import { Lexicon } from '../lexicon/index.ts'
import { VoiceMap } from '../map/index.ts'
import { COMPASS } from '../map/testing/mapFixture.ts'
import { ShareMenu } from '../share/index.ts'
import { Snippets } from '../snippets/index.ts'
import { variedSnippets } from '../snippets/testing/variedSnippets.ts'
import { ArticleReader } from '../works/index.ts'
import type { SetupOptions } from '../testing/renderVoice.tsx'
import { enterStage } from '../testing/stage.tsx'
import type { Stage } from '../testing/stage.tsx'

/** Control with a tooltip. */
interface Row extends SetupOptions {
  /** Source file that renders it. */
  file: string
  /** Its accessible name. */
  name: string
  tooltip: string
  /** Width of the page in pixels, if it is there on narrow ones only. */
  width?: number
  shown: ReactNode
}

const listing = voiceListingFixture({ voice_name: 'Clara' })
const collections = [{ collection_id: 'calm', collection_name: 'Calm' }]
const member = { profile: profileFixture(), handlers: { 'collections.list': () => ({ collections }) } }
const entry = {
  lexicon_entry_id: 'one',
  term: 'Nguyen',
  respelling: 'new yen',
  ipa: null,
  language_code: null,
  voice_id: null,
  case_sensitive: false,
  whole_word: true,
}
const oneSnippet = variedSnippets().slice(0, 1)

/** The visitor's own snippet, public or private. */
const snippet = (voice_snippet_shared: boolean): Pick<Row, 'shown' | 'handlers'> => ({
  shown: <Snippets initial={oneSnippet} />,
  handlers: { 'snippets.get': (input) => ({ snippet: spokenSnippetFixture({ ...input, voice_snippet_shared }) }) },
})

const ROWS: readonly Row[] = [
  {
    file: 'downloads/DownloadButtonView.tsx',
    name: 'Download mp3',
    tooltip: 'Audio Format (.mp3)',
    shown: <DownloadButton voice={voiceFixture()} />,
  },
  {
    file: 'downloads/DownloadButtonView.tsx',
    name: 'Download mp3',
    tooltip: 'No audio yet',
    shown: <DownloadButton voice={voiceFixture({ voice_sample_url: null })} />,
  },
  {
    file: 'downloads/FormatMenu.tsx',
    name: 'Download in different audio formats',
    tooltip: 'Download in different audio formats',
    shown: <DownloadButton voice={voiceFixture()} />,
  },
  {
    file: 'share/ShareMenuView.tsx',
    name: 'Share',
    tooltip: 'Share',
    shown: <ShareMenu voice={voiceFixture()} />,
  },
  {
    file: 'map/MapToolbar.tsx',
    name: 'Sound on the map',
    tooltip: 'Sound on the map',
    shown: <VoiceMap initial={COMPASS} />,
  },
  {
    file: 'snippets/SnippetCardView.tsx',
    name: 'Stop sharing it',
    tooltip: 'Shared. Stop sharing it',
    ...snippet(true),
  },
  {
    file: 'snippets/SnippetCardView.tsx',
    name: 'Let others hear it',
    tooltip: 'Only you. Let others hear it',
    ...snippet(false),
  },
  {
    file: 'favorites/FavoriteButton.tsx',
    name: 'Log in to Favorite Voice: Clara',
    tooltip: 'Log in to Favorite Voice',
    shown: <FavoriteButton voice={listing} />,
  },
  {
    file: 'favorites/FavoriteButton.tsx',
    name: 'Favorite voice',
    tooltip: 'Add to favorites',
    shown: <FavoriteButton voice={listing} variant="labelled" />,
    ...member,
  },
  {
    file: 'lexicon/LexiconRow.tsx',
    name: 'Hear Nguyen',
    tooltip: 'Hear it',
    shown: <Lexicon initial={[entry]} />,
    handlers: { 'voices.search': () => searchResultFixture([listing]) },
  },
  {
    file: 'collections/CollectionRow.tsx',
    name: 'Rename Calm',
    tooltip: 'Rename',
    shown: <CollectionList initial={collections} />,
    ...member,
  },
  {
    file: 'collections/CollectionRow.tsx',
    name: 'Delete Calm',
    tooltip: 'Delete',
    shown: <CollectionList initial={collections} />,
    ...member,
  },
  {
    file: 'collections/CollectionMenu.tsx',
    name: 'Add Clara to a collection',
    tooltip: 'Add to collection',
    shown: <CollectionMenu voice={listing} variant="icon" />,
    ...member,
  },
  {
    file: 'designer/VoiceDesignerView.tsx',
    name: 'Undo',
    tooltip: 'Undo',
    shown: <VoiceDesigner />,
    handlers: { 'designs.preview': () => previewFixture(), 'voices.map': () => COMPASS },
  },
  {
    file: 'designer/DesignControls.tsx',
    name: 'Melody',
    tooltip: 'Melody',
    width: 700,
    shown: <VoiceDesigner />,
    handlers: { 'designs.preview': () => previewFixture(), 'voices.map': () => COMPASS },
  },
  {
    file: 'designer/DesignedVoicesView.tsx',
    name: 'Rename Evening',
    tooltip: 'Rename Evening',
    shown: <DesignedVoices initial={[designedFixture('Evening')]} />,
  },
  {
    file: 'works/article/ArticleControls.tsx',
    name: 'Sections',
    tooltip: 'Sections',
    shown: (
      <>
        <article id="read">
          <h2>One</h2>
          <h2>Two</h2>
        </article>
        <ArticleReader article="#read" voice={listing} />
      </>
    ),
  },
  {
    file: 'playlists/menu/PlaylistMenu.tsx',
    name: 'Add Clara to a playlist',
    tooltip: 'Add to playlist',
    shown: <PlaylistMenu item={{ kind: 'voice', voice_id: 'v1' }} name="Clara" variant="icon" />,
  },
]

let stage: Stage | undefined
afterEach(() => {
  stage?.leave()
  stage = undefined
})
const tooltips = () => [...(stage?.root.querySelectorAll('[role=tooltip]') ?? [])].map((one) => one.textContent)

/** Hovers over a control, which is located by a test id: its locator by name would contain text of its style. */
async function hover(control: HTMLElement): Promise<void> {
  control.dataset['testid'] = 'hovered'
  await userEvent.hover(control)
  delete control.dataset['testid']
}

describe('tooltips', () => {
  it.each(ROWS)('“$tooltip” of “$name” appears on hover and on focus', async (row) => {
    const { innerWidth, innerHeight } = window
    if (row.width) await page.viewport(row.width, innerHeight)
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    stage = await enterStage('in the page', row.shown, { ...row, awaits: row.name })
    await hover(stage.named(row.name))
    await expect.poll(tooltips).toEqual([row.tooltip])
    await hover(stage.named('before'))
    await expect.poll(tooltips).toEqual([])
    // Focus returns by keyboard, which makes it visible.
    expect(await stage.press(row.name, 'Tab Shift+Tab')).toMatch(new RegExp(`→ ${row.name}$`))
    await expect.poll(tooltips).toEqual([row.tooltip])
  })

  it('every control with a tooltip in components and site is in the table', () => {
    const sources = import.meta.glob<{ default: string }>(
      ['../**/*.tsx', '!../**/*.{test,stories}.tsx', '!../testing/**', '../../../../apps/site/src/**/*.tsx'],
      { eager: true, query: '?raw' },
    )
    const files = Object.entries(sources)
      .filter(([, { default: source }]) => /<(?:IconButton|Tooltip)\s/.test(source))
      .map(([path]) => path.replace(/^\.\.\//, '').replace(/^\.\//, 'ui/'))
    const known = new Set(ROWS.map(({ file }) => file))
    // IconButton receives its tooltip from its users.
    expect(files.toSorted()).toEqual([...known, 'ui/IconButton.tsx'].toSorted())
  })
})
