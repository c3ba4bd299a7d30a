import { expect, it } from 'vitest'
import { priceOf } from './priceOf.ts'

const voice = { speakerId: 'neural--ada', name: 'Ada', languageCodes: ['en'] }
const paid = { ...voice, price: { perMillion: 16, unit: 'character', currency: 'USD' } } as const
const pricing = { voicePrices: new Map<string, number>(), creditPrice: 0 }

it.each([
  ['a free voice costs nothing', voice, pricing, null],
  ['a unit costs a credit', paid, pricing, { ...paid.price, credits: 1 }],
  [
    'a dear unit costs as many credits as its price',
    paid,
    { ...pricing, creditPrice: 4 },
    { ...paid.price, credits: 4 },
  ],
  ['a cheap unit costs a credit', paid, { ...pricing, creditPrice: 100 }, { ...paid.price, credits: 1 }],
  [
    'the price of the operator for a model counts more than that for a service',
    paid,
    {
      ...pricing,
      voicePrices: new Map([
        ['test', 1],
        ['test/neural', 2],
      ]),
    },
    { ...paid.price, perMillion: 2, credits: 1 },
  ],
  [
    'a voice that the operator has paid for costs nothing',
    paid,
    { ...pricing, voicePrices: new Map([['test', 0]]) },
    null,
  ],
])('%s', (_name, offered, settings, price) => {
  expect(priceOf('test', offered, settings)).toEqual(price)
})
