import { ATTRIBUTE_DEFINITIONS, ATTRIBUTE_LABELS, ATTRIBUTE_NAMES } from '@voice-rankings/contract'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import type { Route } from './+types/about'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).pages['/about'],
    description: 'About Voice Rankings: where its voices come from, and how they are measured.',
    canonical: `${originOf(matches)}/about`,
  })

export default function About() {
  return (
    <article className="site-text" lang="en" dir="ltr">
      <h1>About Voice Rankings</h1>
      <p>
        Voice Rankings is a catalogue of text-to-speech voices. Hear each voice read the same passage, see its
        measurements, and generate speech from your own text. Each word is highlighted as it is spoken.
      </p>
      <h2>Where the voices come from</h2>
      <p>
        The voices come from speech engines on this server: Flite, eSpeak NG and Gnuspeech. All samples are generated,
        and all numbers are measured. At its first start, the server generates the sample of each voice: the welcome of
        a personal voice assistant, in the language of the voice. The first names were chosen to tell the voices apart.
        The engine’s own name is shown as the model.
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
      <p>Summaries, interpretations and recommended uses are derived from these measurements alone, by fixed rules.</p>
      <h2>Word by word</h2>
      <p>
        The word times come from the engine itself if it reports them. Otherwise the audio is aligned with a recording
        whose word times are known.
      </p>
      <p>
        <Link to="/voices">Browse the voices</Link>
      </p>
    </article>
  )
}
