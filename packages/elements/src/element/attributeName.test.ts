import { expect, it } from 'vitest'
import { attributeName } from './attributeName.ts'
import { eventName } from './eventName.ts'
import { parseAttribute } from './parseAttribute.ts'

it.each([
  ['src', 'src'],
  ['voiceId', 'voice-id'],
  ['highlightTarget', 'highlight-target'],
])('the property %s has the attribute %s', (property, attribute) => {
  expect(attributeName(property)).toBe(attribute)
})

it.each([
  ['onPlay', 'play'],
  ['onRatingSaved', 'rating-saved'],
])('the callback %s has the event %s', (callback, event) => {
  expect(eventName(callback)).toBe(event)
})

it.each([
  ['string', null, undefined],
  ['string', '', ''],
  ['number', '500', 500],
  ['number', '', undefined],
  ['number', 'many', undefined],
  ['boolean', null, undefined],
  ['boolean', '', true],
  ['boolean', 'open', true],
  ['boolean', 'false', false],
] as const)('parseAttribute reads a %s attribute with the value %j as %j', (kind, text, value) => {
  expect(parseAttribute(kind, text)).toBe(value)
})
