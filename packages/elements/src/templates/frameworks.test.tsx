import type { SvelteHTMLElements } from 'svelte/elements'
import { expect, it } from 'vitest'
import type { GlobalComponents } from 'vue'
import * as elements from '../index.ts'
import type { VoicePlayerElement } from '../index.ts'
import type { VoiceTag } from './elementProps.ts'
import './react.ts'
import './svelte.ts'
import './vue.ts'

// Code that must not compile: each `@ts-expect-error` fails the type check if it does.
it('React has types for the elements, their properties, attributes and events', () => {
  const typed = [
    <voice-player
      key="player"
      voice-path="flite/female/slt--warm"
      readOnly
      className="mine"
      ref={(player: VoicePlayerElement | null) => player?.seek(2000)}
      onrating-saved={({ detail }) => detail satisfies number}
      onword={({ detail }) => detail.word satisfies string}
      volume={0.5}
      playback-rate={1.5}
    />,
    <voice-overview key="overview" voicePath="flite/female/slt--warm" view="details" mode="modal" open />,
    <voice-player key="own" src="/owl.mp3" marks={[{ word: 'Owl', startTime: 0, duration: 300 }]} peaks={[0, 50]} />,
    <similar-voices key="similar" voice-id="flite-slt--warm" base-url="https://voices.example" />,
    // @ts-expect-error an overview has no such view
    <voice-overview key="view" view="upside-down" />,
    // @ts-expect-error a similar list has no sound
    <similar-voices key="sound" src="/owl.mp3" />,
    // @ts-expect-error a voice is an object, never text in HTML
    <voice-player key="voice" voice="flite" />,
  ]
  expect(typed).toHaveLength(7)
})

it('Vue has types for the elements as global components', () => {
  type Props = InstanceType<GlobalComponents['voice-player']>['$props']
  const props: Props = {
    'voice-path': 'flite/female/slt--warm',
    class: 'mine',
    onPlay: (event) => event.preventDefault(),
    onRatingSaved: ({ detail }) => detail satisfies number,
    onError: ({ detail }) => detail.code satisfies string,
  }
  // @ts-expect-error a player has no view
  const wrong: Props = { view: 'details' }
  expect([props, wrong]).toHaveLength(2)
})

it('Svelte has types for the elements', () => {
  type Props = SvelteHTMLElements['voice-search']
  const props: Props = { class: 'mine', 'base-url': 'https://voices.example' }
  const player: SvelteHTMLElements['voice-player'] = { 'read-only': true, 'onrating-saved': ({ detail }) => detail }
  // @ts-expect-error a truth is no address
  const wrong: Props = { 'base-url': true }
  expect([props, player, wrong]).toHaveLength(3)
})

it('the framework types cover every element', () => {
  const tags = Object.values(elements).flatMap((one) => (typeof one === 'function' ? [one.tag] : []))
  const known: Record<VoiceTag, true> = {
    'voice-player': true,
    'voice-overview': true,
    'similar-voices': true,
    'analysis-panel': true,
    'voice-playlist': true,
    'voice-reader': true,
    'voice-blind-test': true,
    'voice-leaderboard': true,
    'voice-search': true,
  }
  expect(tags.toSorted()).toEqual(Object.keys(known).toSorted())
})
