import { screen, waitFor, within } from '@testing-library/react'
import { FILTER_RANGES } from '@voice-rankings/contract'
import { facetsFixture, searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { VoiceCatalogue, type CatalogueState } from './VoiceCatalogue.tsx'
import { FilterChips } from './FilterChips.tsx'
import { pageNumbers } from './Pager.tsx'
import { DEFAULT_FILTERS, formatVoiceFilters, type VoiceFilterValues } from './filterValues.ts'

const clara = voiceListingFixture()
const ready = (overrides = {}): CatalogueState => ({ status: 'ready', result: searchResultFixture([clara], overrides) })

function setup(state: CatalogueState = ready(), filters: Partial<VoiceFilterValues> = {}) {
  const onFiltersChange = vi.fn<(filters: VoiceFilterValues) => void>()
  const onRetry = vi.fn()
  const view = renderVoice(
    <VoiceCatalogue
      state={state}
      filters={{ ...DEFAULT_FILTERS, ...filters }}
      onFiltersChange={onFiltersChange}
      hrefOf={(changed) => `/voices?${formatVoiceFilters(changed).toString()}`}
      onRetry={onRetry}
    />,
  )
  const changed = () => onFiltersChange.mock.lastCall?.[0]
  return { ...view, changed, onRetry }
}

const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }))

describe('VoiceCatalogue', () => {
  it('shows the number of matching voices and the total', () => {
    setup(ready({ total: 412, catalogue_total: 1284 }))
    expect(screen.getByText(/412 of 1,284 match/)).toBeTruthy()
  })

  it('shows a voice with its sample, page link and measurements', () => {
    setup()
    const card = within(screen.getByRole('article'))
    expect(card.getByRole('button', { name: 'Play Clara' })).toBeTruthy()
    expect(card.getByRole('link', { name: 'Clara' }).getAttribute('href')).toBe('/voice/flite/female/slt--standard')
    expect(card.getByText('176 Hz')).toBeTruthy()
    expect(card.getByText('168 wpm')).toBeTruthy()
  })

  it('indicates a missing pitch', () => {
    const whisper = voiceListingFixture({ voice_pitch_hz: null })
    setup({ status: 'ready', result: searchResultFixture([whisper]) })
    expect(screen.getByText('no pitch')).toBeTruthy()
  })

  it('offers a remedy if no voice matches', async () => {
    const { user, changed } = setup(ready({ voices: [], total: 0 }), { gender: 'male' })
    expect(screen.getByText('Remove a filter, or widen a range.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all voices' }))
    expect(changed()).toEqual({ ...DEFAULT_FILTERS, languageCode: 'all' })
  })

  it('explains how to fill an empty collection', () => {
    setup(ready({ voices: [], total: 0 }), { collectionId: 'c1' })
    expect(screen.getByText('Open a voice and choose “Add to collection”, or remove a filter.')).toBeTruthy()
  })

  it('announces voices while the catalogue is still empty', () => {
    setup(ready({ voices: [], total: 0, catalogue_total: 0 }))
    expect(screen.getByText('The first voices are being measured')).toBeTruthy()
  })

  it('offers a retry after a failure', async () => {
    const { user, onRetry } = setup({ status: 'failed' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('shows a map in place of the list, if the page has one', async () => {
    const onShownChange = vi.fn<(shown: boolean) => void>()
    const catalogue = (shown: boolean) => (
      <VoiceCatalogue
        state={ready()}
        filters={DEFAULT_FILTERS}
        onFiltersChange={() => {}}
        hrefOf={() => '/voices'}
        onRetry={() => {}}
        map={{ shown, onShownChange, content: <p>Here is the map</p> }}
      />
    )
    const { user, update } = renderVoice(catalogue(false))
    await user.click(screen.getByRole('radio', { name: 'Map' }))
    update(catalogue(true))
    expect(screen.getByText('Here is the map')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'List' }))
    expect(onShownChange.mock.calls).toEqual([[true], [false]])
  })

  it('stores the choice of grid or list', async () => {
    const { user, container } = setup()
    await user.click(screen.getByRole('radio', { name: 'List' }))
    expect(container.querySelector('.voice-list')?.getAttribute('data-view')).toBe('list')
  })
})

/** Names of the listed providers. */
const providers = () =>
  within(rail().getByRole('group', { name: 'Provider' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.querySelector('span:nth-of-type(2)')?.textContent ?? 'all')

describe('the page of a provider', () => {
  const provider = {
    voice_service: 'polly',
    voice_service_alias: 'aws.amazon.com',
    voice_count: 7,
    free_count: 1,
    price_ranges: [
      { lowest: 4, highest: 16, unit: 'character', currency: 'USD' },
      { lowest: 250, highest: 250, unit: 'second', currency: 'USD' },
    ],
    licences: [{ name: 'Terms', url: 'https://example.com/terms', commercial: true }],
  } as const

  it('shows its name, prices, licence and website', () => {
    setup(ready({ provider }), { service: 'polly' })
    expect(screen.getByRole('heading', { level: 1, name: 'Voices by Polly' })).toBeTruthy()
    expect(
      screen.getByText(/^Costs nothing · \$4\.00.–.\$16\.00 per million characters · \$0\.015 per minute$/),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Terms' }).closest('dd')?.textContent).toBe(
      'Terms · commercial use allowed',
    )
    expect(screen.getByRole('link', { name: 'aws.amazon.com' }).getAttribute('href')).toBe('https://aws.amazon.com')
  })

  it('states what is unknown, and does not link a server without a public name', () => {
    setup(ready({ provider: { ...provider, voice_service_alias: '127.0.0.1', licences: [] } }), { service: 'polly' })
    expect(screen.getByText('Not stated')).toBeTruthy()
    expect(screen.queryByText('Website')).toBeNull()
  })

  it('shows no facts of another provider while its own load', () => {
    setup(ready({ provider }), { service: 'azure' })
    expect(screen.getByRole('heading', { level: 1, name: 'Voices by Azure' })).toBeTruthy()
    expect(screen.queryByText('Licence')).toBeNull()
  })
})

describe('filters', () => {
  it('narrow by gender, language, country and provider, with counts', async () => {
    const { user, changed } = setup()
    await user.click(rail().getByRole('radio', { name: 'Female' }))
    expect(changed()).toMatchObject({ gender: 'female' })
    await user.selectOptions(rail().getByRole('combobox', { name: 'Language' }), 'German (6)')
    expect(changed()).toMatchObject({ languageCode: 'de' })
    await user.selectOptions(rail().getByRole('combobox', { name: 'Country' }), 'United Kingdom (9)')
    expect(changed()).toMatchObject({ countryCode: 'GB' })
    await user.click(rail().getByRole('radio', { name: 'eSpeak NG 16' }))
    expect(changed()).toMatchObject({ service: 'espeak' })
  })

  describe('of many providers', () => {
    const services = Array.from({ length: 12 }, (_, n) => ({ value: `p${n}`, count: 40 - n, host: 'example.com' }))

    it('list those with the most voices and the chosen one, then all', async () => {
      const { user } = setup(ready({ facets: facetsFixture({ services }) }), { service: 'p9' })
      expect(providers()).toEqual(['all', 'P0', 'P1', 'P2', 'P3', 'P4', 'P9'])
      await user.click(rail().getByRole('button', { name: '6 more providers' }))
      expect(providers()).toHaveLength(13)
      expect(rail().getByRole<HTMLInputElement>('radio', { name: 'P9 31' }).checked).toBe(true)
      await user.click(rail().getByRole('button', { name: 'Fewer providers' }))
      expect(providers()).toHaveLength(7)
    })

    it('find one by a part of its name', async () => {
      const { user, changed } = setup(ready({ facets: facetsFixture({ services }) }))
      await user.click(rail().getByRole('button', { name: '7 more providers' }))
      await user.type(rail().getByRole('searchbox', { name: 'Find a provider' }), '11')
      expect(providers()).toEqual(['all', 'P11'])
      await user.click(rail().getByRole('radio', { name: 'P11 29' }))
      expect(changed()).toMatchObject({ service: 'p11' })
    })

    it('keep a chosen one that no voice matches', () => {
      setup(ready({ facets: facetsFixture({ services: [] }) }), { service: 'polly' })
      expect(rail().getByRole<HTMLInputElement>('radio', { name: 'Polly 0' }).checked).toBe(true)
    })
  })

  it('narrow by the model of a provider that has several', async () => {
    const models = [
      { value: 'neural', count: 3 },
      { value: 'standard', count: 1 },
    ]
    const { user, changed } = setup(ready({ facets: facetsFixture({ models }) }), { service: 'polly' })
    await user.selectOptions(rail().getByRole('combobox', { name: 'Model' }), 'neural (3)')
    expect(changed()).toMatchObject({ service: 'polly', model: 'neural' })
    await user.click(rail().getByRole('radio', { name: 'Flite 8' }))
    expect(changed()).toMatchObject({ service: 'flite', model: 'all' })
  })

  it('have no models where each voice is one of its own', () => {
    const models = ['en+f2', 'de+paul'].map((value) => ({ value, count: 1 }))
    setup(ready({ facets: facetsFixture({ models }) }), { service: 'espeak' })
    expect(rail().queryByRole('combobox', { name: 'Model' })).toBeNull()
  })

  it('narrow by a price that includes some of the voices', async () => {
    const prices = Object.entries({ free: 13, low: 20, medium: 24, other: 0 }).map(([value, count]) => ({
      value,
      count,
    }))
    const { user, changed } = setup(ready({ facets: facetsFixture({ prices }) }))
    const select = rail().getByRole('combobox', { name: 'Price per million characters' })
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any price', 'Costs nothing (13)', 'Up to $20 (20)'])
    await user.selectOptions(select, 'Up to $20 (20)')
    expect(changed()).toMatchObject({ price: 'low' })
  })

  it('have no price where all voices cost nothing', () => {
    setup()
    expect(rail().queryByRole('combobox', { name: /Price/ })).toBeNull()
  })

  it('of model and price are chips', async () => {
    const { user, changed } = setup(ready(), { service: 'polly', model: 'neural', price: 'medium' })
    await user.click(screen.getByRole('button', { name: 'Remove filter: Up to $40' }))
    expect(changed()).toMatchObject({ price: 'all', model: 'neural' })
    await user.click(screen.getByRole('button', { name: 'Remove filter: Polly' }))
    expect(changed()).toMatchObject({ service: 'all', model: 'all' })
  })

  it('narrow by what some of the voices offer', async () => {
    const offers = [
      { value: 'commercial', count: 13 },
      { value: 'timed', count: 24 },
      { value: 'measured', count: 20 },
      { value: 'unmeasured', count: 4 },
    ]
    const { user, changed } = setup(ready({ facets: facetsFixture({ offers }) }), { offers: ['unmeasured'] })
    const group = within(rail().getByRole('group', { name: 'Offers' }))
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Commercial use allowed',
      'Measured',
      'Not measured yet',
    ])
    await user.click(group.getByRole('button', { name: 'Measured' }))
    expect(changed()?.offers).toEqual(['measured'])
    await user.click(group.getByRole('button', { name: 'Commercial use allowed' }))
    expect(changed()?.offers).toEqual(['commercial', 'unmeasured'])
  })

  it('show the opposite of a chosen offer, however many voices have it', async () => {
    const offers = [
      { value: 'measured', count: 1000 },
      { value: 'unmeasured', count: 2000 },
    ]
    const { user, changed } = setup(ready({ facets: facetsFixture({ offers }) }), { offers: ['measured'] })
    await user.click(rail().getByRole('button', { name: 'Not measured yet' }))
    expect(changed()?.offers).toEqual(['unmeasured'])
  })

  it('offer nothing that all voices have', () => {
    setup()
    expect(rail().queryByRole('group', { name: 'Offers' })).toBeNull()
  })

  it('narrow by use case', async () => {
    const { user, changed } = setup()
    await user.click(rail().getByRole('button', { name: 'narration' }))
    expect(changed()).toMatchObject({ categories: ['narration'] })
  })

  it("have range thumbs that report each other's limits", () => {
    setup(ready(), { ranges: { ...DEFAULT_FILTERS.ranges, pitchRange: [80, 200] } })
    const [low, high] = rail().getAllByRole('slider', { name: /^Pitch, / })
    const [least, most] = FILTER_RANGES.pitchRange
    expect([low?.ariaValueMin, low?.ariaValueMax]).toEqual([String(least), '200'])
    expect([high?.ariaValueMin, high?.ariaValueMax]).toEqual(['80', String(most)])
  })

  it('narrow a range by keyboard after a debounce, and never past the other thumb', async () => {
    const { changed } = setup(ready(), { ranges: { ...DEFAULT_FILTERS.ranges, pitchRange: [80, 200] } })
    const low = rail().getByRole<HTMLInputElement>('slider', { name: 'Pitch, lowest' })
    expect(low.getAttribute('aria-valuetext')).toBe('80 Hz')
    slide(low, '300')
    await waitFor(() => expect(changed()?.ranges.pitchRange).toEqual([200, 200]))
  })

  it('set the range of vocal fry by a named amount', async () => {
    const { user, changed } = setup()
    await user.click(rail().getByRole('button', { name: 'Much' }))
    expect(changed()?.ranges.vocalFryRange).toEqual([0.06, 1])
  })

  it('show the named amount of vocal fry of their range, and remove it when it is pressed again', async () => {
    const { user, changed } = setup(ready(), { ranges: { ...DEFAULT_FILTERS.ranges, vocalFryRange: [0.02, 0.06] } })
    const amounts = within(rail().getByRole('group', { name: 'Amount of vocal fry' }))
    const pressed = amounts.getAllByRole('button').map((button) => button.ariaPressed)
    expect(pressed).toEqual(['false', 'true', 'false'])
    await user.click(amounts.getByRole('button', { name: 'Some' }))
    expect(changed()?.ranges.vocalFryRange).toEqual(FILTER_RANGES.vocalFryRange)
  })

  it('are shown as removable chips', async () => {
    const { user, changed } = setup(ready(), { gender: 'male', service: 'espeak', page: 3 })
    await user.click(screen.getByRole('button', { name: 'Remove filter: Male' }))
    expect(changed()).toEqual({ ...DEFAULT_FILTERS, service: 'espeak' })
  })

  it.each([
    ['a chip', { gender: 'male', service: 'espeak' }, 'Remove filter: Male', 'Remove filter: eSpeak NG'],
    ['the last chip but one', { gender: 'male', service: 'espeak' }, 'Remove filter: eSpeak NG', 'Reset filters'],
    ['the last chip', { gender: 'male' }, 'Remove filter: Male', 'List'],
    ['all chips', { gender: 'male', service: 'espeak' }, 'Reset filters', 'List'],
  ] as const)('removing %s moves focus to the adjacent control', async (_what, filters, gone, beside) => {
    function Example() {
      const [chosen, setChosen] = useState<VoiceFilterValues>({ ...DEFAULT_FILTERS, ...filters })
      return (
        <>
          <button type="button">List</button>
          <FilterChips filters={chosen} onFiltersChange={setChosen} />
        </>
      )
    }
    const { user } = renderVoice(<Example />)
    screen.getByRole('button', { name: gone }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.queryByRole('button', { name: beside }))
  })

  it.each([
    ['Trailers', 'Remove filter: In “Trailers”'],
    [undefined, 'Remove filter: In a collection'],
  ])('show a collection named %s like other filters', async (collectionName, name) => {
    const onFiltersChange = vi.fn<(filters: VoiceFilterValues) => void>()
    const { user } = renderVoice(
      <FilterChips
        filters={{ ...DEFAULT_FILTERS, collectionId: 'c1', favorites: true }}
        collectionName={collectionName}
        onFiltersChange={onFiltersChange}
      />,
    )
    await user.click(screen.getByRole('button', { name }))
    expect(onFiltersChange.mock.lastCall?.[0]).toEqual({ ...DEFAULT_FILTERS, favorites: true })
    expect(screen.getByRole('button', { name: 'Remove filter: My favorites' })).toBeTruthy()
  })

  it('reset to English voices of all countries', async () => {
    const { user, changed } = setup(ready(), { gender: 'male', languageCode: 'de' })
    await user.click(screen.getByRole('button', { name: 'Reset filters' }))
    expect(changed()).toEqual(DEFAULT_FILTERS)
  })

  it('open in a sheet that shows the number of matching voices', async () => {
    const { user } = setup(ready({ total: 412 }), { gender: 'male' })
    await user.click(screen.getByRole('button', { name: 'Filters · 1' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.click(sheet.getByRole('button', { name: 'Show 412 voices' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('sort the voices', async () => {
    const { user, changed } = setup()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest pitch')
    expect(changed()).toMatchObject({ sort: '-pitch' })
  })
})

describe('pages', () => {
  it('are links that keep the filters', () => {
    setup(ready({ total: 100, page: 2 }), { gender: 'male', page: 2 })
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/voices?gender=male&page=3')
    expect(pages.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/voices?gender=male')
  })

  it.each([
    [1, 1, [1]],
    [1, 9, [1, 2, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [6, 9, [1, null, 5, 6, 7, 8, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %d of %d are %o', (page, count, numbers) => expect(pageNumbers(page, count)).toEqual(numbers))
})

/** Simulates an arrow key on a slider, which jsdom does not support. */
function slide(slider: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}
