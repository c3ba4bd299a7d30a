import { ATTRIBUTE_DEFINITIONS, ATTRIBUTE_LABELS, ATTRIBUTE_NAMES } from '@voice-rankings/contract'
import type { TextPages } from './textPage.ts'

export const englishTextPages: TextPages = {
  about: {
    title: 'About Voice Rankings',
    description: 'About Voice Rankings: where its voices come from, and how they are measured.',
    blocks: [
      {
        text: 'Voice Rankings is a catalogue of text-to-speech voices. Hear each voice read the same passage, see its measurements, and generate speech from your own text. Each word is highlighted as it is spoken.',
      },
      { heading: 'Where the voices come from' },
      {
        text: 'The voices come from speech engines on this server: Flite, eSpeak NG and Gnuspeech. All samples are generated, and all numbers are measured. At its first start, the server generates the sample of each voice: the welcome of a personal voice assistant, in the language of the voice. The first names were chosen to tell the voices apart. The engine’s own name is shown as the model.',
      },
      { heading: 'How the numbers are measured' },
      { terms: ATTRIBUTE_NAMES.map((name) => [ATTRIBUTE_LABELS[name].label, ATTRIBUTE_DEFINITIONS[name]]) },
      {
        text: 'Summaries, interpretations and recommended uses are derived from these measurements alone, by fixed rules.',
      },
      { heading: 'Word by word' },
      {
        text: 'The word times come from the engine itself if it reports them. Otherwise the audio is aligned with a recording whose word times are known.',
      },
      { text: '[Browse the voices](/voices)' },
    ],
  },
  privacy: {
    title: 'Privacy',
    description: 'Data that this server stores about a visit, how long it is stored, and how to delete it.',
    blocks: [
      {
        text: 'This page describes the software behind this site. The operator of this server decides where it runs and who has access. Ask the operator about anything that is not on this page.',
      },
      { heading: 'No tracking' },
      {
        text: 'There is no advertising, no visitor statistics and no file from another host: flags, fonts and icons come from this server. The voices of Flite, eSpeak NG and Gnuspeech run on this machine. With these voices, no speech service elsewhere receives your data.',
      },
      { heading: 'Data in your browser' },
      {
        terms: [
          [
            'Cookies',
            'The device cookie makes snippets and ratings yours before you log in; it lasts 400 days. The session cookie lasts while you are logged in: at most 90 days, or 30 days without use. The login cookie lasts a few minutes, during a login. The known-device cookie records for 400 days that you logged in on this device with your password, so that strangers who guess passwords cannot lock you out. The language cookie keeps the language you chose in the footer for 400 days. Scripts cannot read these cookies, and other sites do not receive them.',
          ],
          [
            'Settings',
            'The theme, grid or list, the visualizer, captions and speed of the player, sound on the map, your last six voice searches, the sentence of the list of voices, the text of your recording, your playback positions and, until you log in, your star ratings. They never leave the browser. A logout deletes your searches, texts and positions.',
          ],
          [
            'Copies',
            'The last 100 pages you visited and 200 sounds you heard, so that they work without a connection. They never leave the browser. A logout deletes them.',
          ],
        ],
      },
      { heading: 'Data on the server' },
      {
        terms: [
          [
            'Snippets',
            'Each generated text with its audio and time. A snippet is shared at first: anybody with its address can play it. Stop sharing it under [My Snippets](/app/snippets); then only you can play it. Its share settings can also give it to people with a link, until a day that you choose or until you revoke it. You can delete it there, too, and undo that for ten minutes; its text and audio are then removed within two hours, unless somebody else generated the same.',
          ],
          [
            'Long texts',
            'What you have read aloud under [Read](/read), with the speech of its sentences and the place where you stopped. Only you can open it, until you share it with everybody or with people who have a link. A deleted text is kept for an hour, so that you can restore it, and then removed with its speech. Files that you download are kept for a day. An address that you paste is fetched by this server, which keeps the text of the article.',
          ],
          [
            'Chats',
            'Your messages to voices and their answers. Only you can open them. If the operator has set up a chat server, each message is sent to it with the last ones of the chat, without your name and address; where it runs and what it stores is up to the operator. The speech of a message is deleted within an hour. A chat is deleted at once when you delete it, and with your account. Without a login nothing of a chat is stored.',
          ],
          [
            'Pronunciations',
            'The terms of your [lexicon](/app/lexicon) and how they are spoken. Only you can see them; they belong to the device until you log in, and are deleted with your account.',
          ],
          [
            'Created voices',
            'Their names and the numbers that you have set under [Create a voice](/create-voice), with a sample. Only you can use them; they belong to the device until you log in. A deleted voice can be restored and keeps its name on what it has spoken; with your account, names and numbers are deleted.',
          ],
          [
            'Playlists',
            'Their names, their items in order, and the place where you stopped. Only you can open a playlist, until you share it with everybody or with people who have a link. Such a link also opens your private snippets and texts in the playlist. A deleted playlist is kept for an hour, so that you can restore it.',
          ],
          [
            'Buddies',
            'If you let people follow you under [Buddies](/buddies), whoever knows your username or link sees, under your name, the collections, playlists and texts that you share with everybody, and your taste in blind tests if you allow that. Without that setting nobody finds you, and no page tells whether your username exists. Stored are both settings, whom you follow and since when, and whom you have blocked. Those whom you follow see your username.',
          ],
          [
            'Ratings',
            'The stars, the voice, the text you heard, the time, and the device or account. A hash of the network address is stored with each rating, to detect many ratings from one source. The address itself is not stored.',
          ],
          [
            'Your account',
            'E-mail address, username, favorites, collections, and all changes of your credits. Passwords are stored as salted hashes (scrypt). Accounts of other login providers have no password here. Mail about an account is sent only if the operator has configured a mail server, and only when somebody requests a link to choose a password. Your address is then passed to that mail server.',
          ],
          [
            'Licenses',
            'The plan, the times of its purchase and activation, and the number of the order at the payment provider. A license key itself is not stored. To buy a plan you open the page of that provider, which gets the id of your account here, and everything that you enter there. After you delete your account, a license stays without your name, so that its key cannot be used again.',
          ],
          [
            'Early access',
            'The address that you leave to be told when [reviews of chats](/chat-reviews-early-access) begin, the language of the page, and the times when you left and confirmed it. An address that is not confirmed is removed after seven days. Every e-mail has a link that deletes it at once. It belongs to no account: deleting an account with the same address does not delete it. The address is passed to the mail server of the operator, who can read the list.',
          ],
          [
            'Your network address',
            'Counted against limits for the duration of the limit: one hour for generated texts, unless the operator chose another. The log contains method, path, status and duration of each request. It contains no addresses and no request data.',
          ],
        ],
      },
      {
        text: 'When you log in, the data of your device moves to your account. Your username is your public display name. Others see it only if you let them follow you, and those whom you follow.',
      },
      { heading: 'Deleting your data' },
      {
        text: 'You can stop sharing snippets, delete snippets and collections, remove favorites and change your username yourself. Under [My Account](/app/account) you can download all data of your account as one file, and delete the account.',
      },
      {
        text: 'An account is deleted at once, with its password, favorites, collections, playlists, credits and unshared snippets. Shared snippets stay playable, without your name. Your ratings still count, without your name, the texts and the network. Copies of your audio in other formats are deleted within 30 days, counts for limits within one hour. Backups are kept as long as the operator keeps them.',
      },
      {
        text: 'Snippets and ratings of a device without a login cannot be deleted on these pages. Log in first: they then belong to your account.',
      },
    ],
  },
  terms: {
    title: 'Terms',
    description: 'Rules for the use of this site and of generated speech, its limits, and its warranty.',
    blocks: [
      {
        text: 'Voice Rankings is free software. The operator of this server may set additional terms. These terms are those of the software itself.',
      },
      { heading: 'The software' },
      {
        text: 'It is under the MIT licence. The part that runs eSpeak NG and Gnuspeech is under GPL-3.0-or-later, as are these engines. Both come without any warranty.',
      },
      { heading: 'Generated speech' },
      {
        text: 'Your texts stay yours. We claim no rights to the speech generated from them. Generate only what you are allowed to: no secrets of other people, nothing that harms or deceives, and no voice presented as that of a real person. The operator can hide a snippet from others. You then see the reason beside the snippet.',
      },
      { heading: 'Limits' },
      {
        terms: [
          ['Length', '500 characters per text, 1000 for accounts with a higher level.'],
          ['Without a login', 'A number of texts per device and network. The player shows when you can continue.'],
          [
            'With a login',
            'One credit per spoken character. The same text in the same voice is free the second time. Credits are not money. If the operator sells plans, they are on the page [Upgrade](/upgrade).',
          ],
        ],
      },
      { heading: 'Ratings' },
      {
        text: 'Rate a voice only after hearing it, and only once. Ratings that look automated or coordinated are stored and do not count. The leaderboard shows the certainty of each score.',
      },
      { heading: 'Warranty' },
      {
        text: 'There is none: the service may stop, and its measurements may be wrong. The methods are described under [About](/about), the stored data under [Privacy](/privacy).',
      },
    ],
  },
}
