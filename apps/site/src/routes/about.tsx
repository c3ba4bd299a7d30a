import { ATTRIBUTE_DEFINITIONS, ATTRIBUTE_LABELS, ATTRIBUTE_NAMES } from '@voice-rankings/contract'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { originOf, pageMeta } from '../pageMeta.ts'
import type { Route } from './+types/about'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'About',
    description: 'What Voice Rankings is, where its voices come from, and how every number on it was measured.',
    canonical: `${originOf(matches)}/about`,
  })

export default function About() {
  return (
    <article className="site-text">
      <h1>About Voice Rankings</h1>
      <p>
        Voice Rankings is a catalogue of text-to-speech voices. Hear each voice say the same passage, see how it was
        measured, and let it speak a text of your own, with every word lit up as it is spoken.
      </p>
      <h2>Where the voices come from</h2>
      <p>
        The voices are made by speech engines that run on this server: Flite, eSpeak NG and Gnuspeech. No recording and
        no number here was typed in by hand. When the server first starts, every voice speaks the welcome of a personal
        voice assistant in its own language, and that sample is what you hear in the catalogue. The first names were
        given to the voices to tell them apart; the name the engine knows is shown as the model.
      </p>
      <h2>How the numbers are measured</h2>
      <dl>
        {ATTRIBUTE_NAMES.map((name) => (
          <Fragment key={name}>
            <dt>{ATTRIBUTE_LABELS[name].label}</dt>
            <dd>{ATTRIBUTE_DEFINITIONS[name]}</dd>
          </Fragment>
        ))}
      </dl>
      <p>
        Summaries, interpretations and recommended uses are written by rule from these measurements alone. What was not
        measured is not claimed.
      </p>
      <h2>Word by word</h2>
      <p>
        The time of each word comes from the engine itself where it can tell, and from comparing the audio with one
        whose times are known where it cannot.
      </p>
      <p>
        <Link to="/voices">Browse the voices</Link>
      </p>
    </article>
  )
}
