import type { VoicePrice } from '@voice-rankings/contract'
import { expect, it } from 'vitest'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'
import { toPoints } from './toPoints.ts'

const dollars = (perMillion: number, more: Partial<VoicePrice> = {}): VoicePrice => ({
  perMillion,
  unit: 'character',
  currency: 'USD',
  credits: 1,
  ...more,
})

function scored(name: string, price: VoicePrice | null, score: number, vote_count = 200) {
  const voice: Partial<CatalogueVoice> = { voice_id: name, voice_name: name, price }
  return { voice: voice as CatalogueVoice, score, vote_count }
}

const frontierOf = (...voices: ReturnType<typeof scored>[]) =>
  toPoints(voices).flatMap(({ voice_id: id, on_frontier: isBest }) => (isBest ? id : []))

it('the frontier has the voices that no other one beats for at most the same price', () => {
  const voices = [
    scored('dear', dollars(99), 1684),
    scored('worse for more', dollars(30), 1610),
    scored('good', dollars(16), 1671),
    scored('worse for the same', dollars(16), 1650),
    scored('equal for more', dollars(4), 1598),
    scored('free', null, 1598),
    scored('worse and free', null, 1480),
  ]
  expect(frontierOf(...voices)).toEqual(['free', 'good', 'dear'])
  expect(frontierOf(...voices.toReversed())).toEqual(['free', 'good', 'dear'])
})

it('two voices of the same score and price are both on it', () => {
  expect(frontierOf(scored('one', null, 1500), scored('other', null, 1500))).toEqual(['one', 'other'])
})

it('points are sorted by price, and tell preliminary scores', () => {
  const points = toPoints([scored('dear', dollars(16), 1600, 99), scored('free', null, 1500, 100)])
  expect(points.map((point) => [point.voice_id, point.dollars_per_million, point.is_preliminary])).toEqual([
    ['free', 0, false],
    ['dear', 16, true],
  ])
})

it('prices in other units and currencies have no point', () => {
  const others = [dollars(1, { currency: 'EUR' }), dollars(1, { unit: 'byte' }), dollars(1, { unit: 'second' })]
  expect(toPoints(others.map((price, at) => scored(`${at}`, price, 1500)))).toEqual([])
})

it('of more than the limit the worst are left out, except those on the frontier', () => {
  const voices = [
    scored('cheap', null, 1400),
    ...[1500, 1510, 1520].map((one) => scored(`${one}`, dollars(2000 - one), one)),
  ]
  expect(toPoints([...voices, scored('low', dollars(600), 1450)], 2).map(({ voice_id: id }) => id)).toEqual([
    'cheap',
    '1520',
    '1510',
  ])
})
