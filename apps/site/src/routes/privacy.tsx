import { Link } from 'react-router'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).pages['/privacy'],
    description: 'Data that this server stores about a visit, how long it is stored, and how to delete it.',
    canonical: `${originOf(matches)}/privacy`,
  })

export default function Privacy() {
  return (
    <article className="site-text" lang="en" dir="ltr">
      <h1>Privacy</h1>
      <p>
        This page describes the software behind this site. The operator of this server decides where it runs and who has
        access. Ask the operator about anything that is not on this page.
      </p>
      <h2>No tracking</h2>
      <p>
        There is no advertising, no visitor statistics and no file from another host: flags, fonts and icons come from
        this server. The voices of Flite, eSpeak NG and Gnuspeech run on this machine. With these voices, no speech
        service elsewhere receives your data.
      </p>
      <h2>Data in your browser</h2>
      <dl>
        <dt>Cookies</dt>
        <dd>
          The device cookie makes snippets and ratings yours before you log in; it lasts 400 days. The session cookie
          lasts while you are logged in: at most 90 days, or 30 days without use. The login cookie lasts a few minutes,
          during a login. The known-device cookie records for 400 days that you logged in on this device with your
          password, so that strangers who guess passwords cannot lock you out. The language cookie keeps the language
          you chose in the footer for 400 days. Scripts cannot read these cookies, and other sites do not receive them.
        </dd>
        <dt>Settings</dt>
        <dd>
          The theme, grid or list, the visualizer, captions and speed of the player, sound on the map, your last six
          voice searches, your playback positions and, until you log in, your star ratings. They never leave the
          browser. A logout deletes your searches and positions.
        </dd>
        <dt>Copies</dt>
        <dd>
          The last 100 pages you visited and 200 sounds you heard, so that they work without a connection. They never
          leave the browser. A logout deletes them.
        </dd>
      </dl>
      <h2>Data on the server</h2>
      <dl>
        <dt>Snippets</dt>
        <dd>
          Each generated text with its audio and time. A snippet is shared at first: anybody with its address can play
          it. Stop sharing it under <Link to="/app/snippets">My Snippets</Link>; then only you can play it.
        </dd>
        <dt>Ratings</dt>
        <dd>
          The stars, the voice, the text you heard, the time, and the device or account. A hash of the network address
          is stored with each rating, to detect many ratings from one source. The address itself is not stored.
        </dd>
        <dt>Your account</dt>
        <dd>
          E-mail address, username, favorites, collections, and all changes of your credits. Passwords are stored as
          salted hashes (scrypt). Accounts of other login providers have no password here. Mail is sent only if the
          operator has configured a mail server, and only when somebody requests a link to choose a password. Your
          address is then passed to that mail server.
        </dd>
        <dt>Your network address</dt>
        <dd>
          Counted against limits for the duration of the limit: one hour for generated texts, unless the operator chose
          another. The log contains method, path, status and duration of each request. It contains no addresses and no
          request data.
        </dd>
      </dl>
      <p>
        When you log in, the data of your device moves to your account. Your username is your public display name. No
        page shows it to others yet.
      </p>
      <h2>Deleting your data</h2>
      <p>
        You can stop sharing snippets, delete collections, remove favorites and change your username yourself. Under{' '}
        <Link to="/app/account">My Account</Link> you can download all data of your account as one file, and delete the
        account.
      </p>
      <p>
        An account is deleted at once, with its password, favorites, collections, credits and unshared snippets. Shared
        snippets stay playable, without your name. Your ratings still count, without your name, the texts and the
        network. Copies of your audio in other formats are deleted within 30 days, counts for limits within one hour.
        Backups are kept as long as the operator keeps them.
      </p>
      <p>
        Snippets and ratings of a device without a login cannot be deleted on these pages. Log in first: they then
        belong to your account.
      </p>
    </article>
  )
}
