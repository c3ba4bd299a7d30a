import { Link } from 'react-router'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import type { Route } from './+types/terms'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).pages['/terms'],
    description: 'Rules for the use of this site and of generated speech, its limits, and its warranty.',
    canonical: `${originOf(matches)}/terms`,
  })

export default function Terms() {
  return (
    <article className="site-text" lang="en" dir="ltr">
      <h1>Terms</h1>
      <p>
        Voice Rankings is free software. The operator of this server may set additional terms. These terms are those of
        the software itself.
      </p>
      <h2>The software</h2>
      <p>
        It is under the MIT licence. The part that runs eSpeak NG and Gnuspeech is under GPL-3.0-or-later, as are these
        engines. Both come without any warranty.
      </p>
      <h2>Generated speech</h2>
      <p>
        Your texts stay yours. We claim no rights to the speech generated from them. Generate only what you are allowed
        to: no secrets of other people, nothing that harms or deceives, and no voice presented as that of a real person.
        The operator can hide a snippet from others. You then see the reason beside the snippet.
      </p>
      <h2>Limits</h2>
      <dl>
        <dt>Length</dt>
        <dd>500 characters per text, 1000 for accounts with a higher level.</dd>
        <dt>Without a login</dt>
        <dd>A number of texts per device and network. The player shows when you can continue.</dd>
        <dt>With a login</dt>
        <dd>
          One credit per spoken character. The same text in the same voice is free the second time. Credits are not
          money: nothing is sold here.
        </dd>
      </dl>
      <h2>Ratings</h2>
      <p>
        Rate a voice only after hearing it, and only once. Ratings that look automated or coordinated are stored and do
        not count. The leaderboard shows the certainty of each score.
      </p>
      <h2>Warranty</h2>
      <p>
        There is none: the service may stop, and its measurements may be wrong. The methods are described under{' '}
        <Link to="/about">About</Link>, the stored data under <Link to="/privacy">Privacy</Link>.
      </p>
    </article>
  )
}
