import { Link } from 'react-router'
import { originOf, pageMeta } from '../pageMeta.ts'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Privacy',
    description: 'What this server keeps of a visit, for how long, and what it never does.',
    canonical: `${originOf(matches)}/privacy`,
  })

export default function Privacy() {
  return (
    <article className="site-text">
      <h1>Privacy</h1>
      <p>
        This is what the software behind this site does. Whoever runs this server decides where it stands and who may
        look into it; ask them for anything that is not here.
      </p>
      <h2>What it does not do</h2>
      <p>
        No advertising, no statistics of visits, and no files from other hosts: flags, fonts and icons come from this
        server. Nothing you do here is told to a speech service elsewhere as long as the voices are made on this
        machine, which those of Flite, eSpeak NG and Gnuspeech are.
      </p>
      <h2>What is kept in your browser</h2>
      <dl>
        <dt>Cookies</dt>
        <dd>
          One stands for your device, so that your snippets and ratings are yours before you log in; it lasts 400 days.
          The other is there while you are logged in: 90 days at most, and 30 days unused. A third lives for the minutes
          that a login takes. A fourth tells, for 400 days, that you have logged in on this device with your password,
          so that strangers who guess at it cannot lock you out. No script can read them, and no other site gets them.
        </dd>
        <dt>Choices</dt>
        <dd>
          The theme, grid or list, the visualizer, captions and speed of the player, sounds on the map, the last six
          voices you searched for, where you left a sound and, until you log in, the stars you gave. They never leave
          the browser. A logout clears your searches and where you left sounds.
        </dd>
      </dl>
      <h2>What is kept on the server</h2>
      <dl>
        <dt>Snippets</dt>
        <dd>
          Each text you have spoken, its sound and when. A snippet is shared at first: anybody with its address can hear
          it. Under <Link to="/app/snippets">My Snippets</Link> you can stop that; then it is heard by you alone.
        </dd>
        <dt>Ratings</dt>
        <dd>
          The stars, the voice, the text that was heard, when, and from which device or account. To tell a crowd from
          one person, a hash of the network it came from is kept with it, not the address.
        </dd>
        <dt>Your account</dt>
        <dd>
          E-mail address, username, favourites, collections, and every change of your credits. Of a password only a
          salted hash (scrypt) is kept; who logs in with another provider has none here. Mail is sent only if the
          operator has set that up, and only when somebody asks for a link to choose a password; your address is then
          passed to the operator’s mail server.
        </dd>
        <dt>Your network address</dt>
        <dd>
          Used to count against limits, for as long as the limit lasts: an hour for spoken texts unless the operator
          chose otherwise. The log has method, path, status and duration of a request, and neither addresses nor what
          was sent.
        </dd>
      </dl>
      <p>
        When you log in, what your device has becomes your account’s. Your username is your public display name, though
        none of these pages shows it to others yet.
      </p>
      <h2>Taking it back</h2>
      <p>
        You can stop sharing snippets, delete collections, take back favourites and change your username yourself. Under{' '}
        <Link to="/app/account">My Account</Link> you can download everything of your account as one file, and delete
        it.
      </p>
      <p>
        A deleted account is gone at once, with its password, favourites, collections, credits and the snippets you do
        not share. Snippets you share stay playable, without your name. Your ratings go on counting, without your name,
        the texts and the network. Copies of your audio in other formats are deleted within 30 days, limits are counted
        for up to an hour, and backups are kept as long as the operator keeps them.
      </p>
      <p>
        Snippets and ratings of a device on which nobody logged in cannot be deleted on these pages: log in, and they
        are your account’s.
      </p>
    </article>
  )
}
