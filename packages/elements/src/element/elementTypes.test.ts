import { expect, it } from 'vitest'
import type { Stars } from '@voice-rankings/contract'
import { defineElement } from './defineElement.ts'

interface DialProps {
  label?: string
  stepCount?: number
  marks?: readonly number[]
  onTurn?: (stars: Stars) => void
}
const Dial = (_props: DialProps) => null
const props = { label: 'string', stepCount: 'number', marks: 'property' } as const

// Code that must not compile: each `@ts-expect-error` fails the type check if it does.
it('a missing, wrong or stale prop or event does not compile', () => {
  // @ts-expect-error marks is missing
  defineElement('a-a', Dial, { props: { label: 'string', stepCount: 'number' }, events: { onTurn: true } })
  // @ts-expect-error a number is not written as text
  defineElement('a-a', Dial, { props: { ...props, stepCount: 'string' }, events: { onTurn: true } })
  // @ts-expect-error an object is a property, never text in HTML
  defineElement('a-a', Dial, { props: { ...props, marks: 'string' }, events: { onTurn: true } })
  // @ts-expect-error the component has no size
  defineElement('a-a', Dial, { props: { ...props, size: 'number' }, events: { onTurn: true } })
  // @ts-expect-error the event is missing
  defineElement('a-a', Dial, { props, events: {} })
  // @ts-expect-error the component has no such callback
  defineElement('a-a', Dial, { props, events: { onTurn: true, onStop: true } })
  expect(true).toBe(true)
})

it('an event has the type of its callback', () => {
  const Element = defineElement('a-b', Dial, { props, events: { onTurn: true } })
  const listen = (element: InstanceType<typeof Element>) => {
    element.addEventListener('turn', ({ detail }) => detail satisfies Stars)
    // @ts-expect-error the detail is stars, not a text
    element.addEventListener('turn', ({ detail }) => detail satisfies string)
    // @ts-expect-error so is the property a number
    element.stepCount = '3'
  }
  expect(listen).toBeTypeOf('function')
})
