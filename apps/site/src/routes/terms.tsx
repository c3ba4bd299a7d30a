import { Link } from 'react-router'
import { originOf, pageMeta } from '../pageMeta.ts'
import type { Route } from './+types/terms'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Terms',
    description: 'What you may do with this site and what it makes, what it limits, and what nobody promises.',
    canonical: `${originOf(matches)}/terms`,
  })

export default function Terms() {
  return (
    <article className="site-text">
      <h1>Terms</h1>
      <p>
        Voice Rankings is free software. Whoever runs this server may set terms of their own; these are what the
        software itself holds you and itself to.
      </p>
      <h2>The software</h2>
      <p>
        It is under the MIT licence, except for the part that speaks with eSpeak NG and Gnuspeech, which is under
        GPL-3.0-or-later as those engines are. Both come without any warranty.
      </p>
      <h2>What you have spoken</h2>
      <p>
        Your texts stay yours, and so does what the voices make of them as far as we are concerned. Have spoken only
        what you may: no one else’s secrets, nothing that harms or deceives people, and nobody’s voice passed off as a
        person’s. The operator can hide a snippet from others; you then read why where you find it.
      </p>
      <h2>Limits</h2>
      <dl>
        <dt>Length</dt>
        <dd>500 characters a text, 1000 for accounts with a higher level.</dd>
        <dt>Without a login</dt>
        <dd>A number of texts by device and network. The player says when you can go on.</dd>
        <dt>With a login</dt>
        <dd>
          A credit for each character that is spoken. The same text in the same voice costs nothing the second time.
          Credits are not money: nothing is sold here.
        </dd>
      </dl>
      <h2>Ratings</h2>
      <p>
        Rate what you have heard, once. Ratings that look as if they were made by machines or crowds are kept but not
        counted, and the leaderboard says how sure each score is.
      </p>
      <h2>What is promised</h2>
      <p>
        Nothing more than you see: the service may stop, and what it measures may be wrong. How it measures is told
        under <Link to="/about">About</Link>, what it keeps under <Link to="/privacy">Privacy</Link>.
      </p>
    </article>
  )
}
