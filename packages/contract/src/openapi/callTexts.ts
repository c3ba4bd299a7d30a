import type { CallName } from '../callsByName.ts'
import { CHAT_LIMITS } from '../chat.ts'
import { LEXICON_LIMITS } from '../lexicon.ts'
import { blindTexts } from './blindTexts.ts'
import { buddyTexts } from './buddyTexts.ts'
import type { CallText } from './callText.ts'

/** Documentation of every call; a missing one does not compile. */
export const callTexts: Readonly<Record<CallName, CallText>> = {
  'voices.search': {
    summary: 'Search voices by text, filters and measurements',
    description:
      '`q` accepts free text; `understood` in the response lists the filters derived from it. All filters combine with AND. A voice without a measurement matches as long as that range is not narrowed. `facets=true` adds the number of matching voices for each value of each filter.',
  },
  'voices.map': {
    summary: 'All voices with their measurements, for a map',
    description:
      'Takes the filters of the voice search; sorting and paging do not apply. The response is in columns: entry n of each column belongs to voice n, and its group has its service, gender and language. Only the columns in `axes` are sent. At most 10,000 voices; `total` is the number of matches. The response carries an `ETag`.',
  },
  'voices.get': { summary: 'One voice with all its data' },
  'voices.samples': {
    summary: 'Samples of several voices, for small players',
    description:
      'One call serves all players of a page. Entry n of the response belongs to path n; it is null if the catalogue has no such voice. The response is the same for every caller: caches may keep it for one minute. It carries an `ETag`.',
  },
  'voices.similar': {
    summary: 'Voices similar to a voice',
    description: 'Each of the four switches adds a list by one characteristic. Without its switch a list is empty.',
  },
  'voices.cast': {
    summary: 'Voices for the roles of a script',
    description:
      'Names before a colon at the start of a line are roles, if there are two of them or one twice. Wanted ranges follow from the use and from the lines: long sentences, questions, dialogue and numbers. The parts of a fit are its reasons. A role is cast with its best voice that is told apart from the voices cast before: their distance is at least 1, where 1 is the variation of one voice between sentences.',
  },
  'designs.preview': {
    summary: 'Speech and measurements of a design',
    description:
      'A design is a voice of an engine and numbers, or a voice of a connected provider with instructions and a pace. Parameters that are left out are as in that voice. The preview is measured, and compared with all voices of the catalogue. Nothing is stored. That of a provider’s voice costs credits as its speech does; for visitors it counts as a text.',
  },
  'designs.list': {
    summary: 'Your designed voices',
    description:
      'Newest first. For a visitor: the voices saved on their device. With `bases=true` also the voices of connected providers from which voices can be designed.',
  },
  'designs.save': {
    summary: 'Save a design as a voice of yours',
    description:
      'The voice is spoken and measured once, which takes about a second. Only you can use it: by its id in every call that speaks, and by its path. At most 20 voices. The sample of a design of a provider’s voice costs credits as its speech does.',
  },
  'designs.rename': { summary: 'Rename one of your voices' },
  'designs.delete': {
    summary: 'Delete one of your voices',
    description: 'It can be restored. Snippets and long texts that it has spoken remain.',
  },
  'designs.restore': { summary: 'Restore a voice after deleting it' },
  'chats.list': {
    summary: 'Your chats, and whether voices answer here',
    description: `Last changed first, at most ${CHAT_LIMITS.chats}. Visitors have no chats. Voices answer if the operator has set a chat server.`,
  },
  'chats.send': {
    summary: 'Send a message to a voice and get its answer',
    description: `Without \`chat_id\` a new chat begins. With \`Accept: application/x-ndjson\` the answer comes in lines: \`{"text":"…"}\` with each next part of the answer, and last \`{"status":200,"body":…}\`. Message and answer are stored together, so a failed answer leaves nothing. An answer that the client stops is stored as far as it came. An answer has at most ${CHAT_LIMITS.answer.free} characters (${CHAT_LIMITS.answer.paid} for paid accounts); ${CHAT_LIMITS.hourly.free} answers in an hour (${CHAT_LIMITS.hourly.paid}).`,
  },
  'chats.get': { summary: 'One of your chats with its messages' },
  'chats.rename': { summary: 'Rename one of your chats' },
  'chats.delete': { summary: 'Delete one of your chats', description: 'It cannot be restored.' },
  'chats.export': { summary: 'One of your chats as plain text' },
  'chats.speak': {
    summary: 'Speech of a sentence of a message',
    description:
      'Private to the caller, and no snippet of theirs. The audio is deleted within an hour; the same call speaks it again. It costs as much as other speech of the voice.',
  },
  ...buddyTexts,
  'speech.generate': {
    summary: 'Generate speech from a text',
    description:
      'The same text, voice and settings return the existing snippet at no cost: `is_duplicate` is then true. `serviceName`, `gender`, `speaker_id` and `languageCode` must match the voice; a mismatch is refused, so that the visitor hears the chosen voice. The header `RateLimit` reports the remaining allowance of a visitor.',
  },
  'speech.patch': {
    summary: 'Report the duration of a snippet',
    description: 'Also completes an upload: the server checks that the audio is stored.',
  },
  'snippets.get': {
    summary: 'One snippet by id',
    description:
      'An unshared snippet is available to its owner, and with `access`, the token of a share link. A hidden one is available to its owner only.',
  },
  'snippets.list': {
    summary: 'Your own snippets',
    description:
      'Newest first, at most 200 texts, each with all your variants. For a visitor: the snippets generated on their device.',
  },
  'snippets.share': {
    summary: 'Share or unshare one of your snippets',
    description:
      'When sharing ends, so do all addresses of the audio and your share links. Other owners of the same text are not affected: they keep their own setting.',
  },
  'snippets.delete': {
    summary: 'Delete one of your snippets',
    description:
      'Other owners of the same text keep theirs. `snippets.restore` undoes it within ten minutes; afterwards text and audio are removed, unless another owner has them. The same text can be generated again at once.',
  },
  'snippets.restore': { summary: 'Restore a snippet after deleting it', description: 'Within ten minutes.' },
  'shares.get': {
    summary: 'Share settings of something of yours',
    description:
      'For a snippet, a collection, a playlist or a work. Those of a visitor belong to the device; collections need a login.',
  },
  'shares.update': {
    summary: 'Change visibility and permissions',
    description:
      'Absent fields stay. Something that becomes private is closed at once for everybody else, its links included; they open it again when it becomes unlisted. Without `allow_download` others get no conversions; without `allow_embed` frames, oEmbed and pages of other sites do not play it.',
  },
  'shares.createLink': {
    summary: 'Create a link',
    description:
      'The page of the link is `/shared/{share_token}`. The token is in this response only: the server stores its hash. Fails with `conflict` for something private, and at 20 links.',
  },
  'shares.revokeLink': {
    summary: 'Revoke a link',
    description: 'Page and audio end at once. `shares.restoreLink` undoes it within ten minutes.',
  },
  'shares.restoreLink': { summary: 'Restore a link after revoking it', description: 'Within ten minutes.' },
  'shares.open': {
    summary: 'What a link leads to',
    description:
      'With the field of its kind: `snippet`, `collection`, `playlist` or `work`. The `access` parameter of other calls is the same token. The response is the same `not_found` for missing, revoked and ended links, and for links to something private.',
  },
  'ratings.token': {
    summary: 'Token for one rating, issued when playback begins',
    description:
      'Request it when playback begins. It is valid for you only, for that voice and text, for six hours. It stays valid after a login.',
  },
  'ratings.save': {
    summary: 'Rate a voice after hearing it',
    description:
      'The last rating of a person for the same voice and text counts. A rating without a `rating_token` is stored and does not count, because nothing proves that the voice was heard.',
  },
  ...blindTexts,
  'favorites.set': {
    summary: 'Add a voice to your favorites, or remove it',
    description:
      'Adds if `voice_favorite_id` is null, removes otherwise. `voice_id` decides which favorite is removed. Repeating the call changes nothing.',
  },
  'collections.list': {
    summary: 'Your collections',
    description:
      'With `voice_id` the response also lists the collections that hold that voice. With `with_voices` each collection also has its number of voices and the first of them.',
  },
  'collections.get': {
    summary: 'A public collection with its voices',
    description: 'Also one of your own. Any other is `not_found`.',
  },
  'collections.add': { summary: 'Add a voice to a collection' },
  'collections.create': { summary: 'Create a collection' },
  'collections.rename': { summary: 'Rename a collection' },
  'collections.remove': {
    summary: 'Remove a voice from a collection',
    description: 'The response is the same if the collection does not hold the voice.',
  },
  'collections.delete': {
    summary: 'Delete a collection',
    description: 'Its voices stay in the catalogue and in other collections.',
  },
  'lexicon.list': {
    summary: 'Your pronunciations',
    description:
      'With `work_id` those of one long text, which come before your own in it. Entries of a visitor belong to the device, and move to the account at login.',
  },
  'lexicon.save': {
    summary: 'Create or change a pronunciation',
    description:
      'Generated speech follows your entries: the longest term at a place in the text is used, then the one for the voice, then the one for the language. Voices that take phonemes speak `ipa`, others `respelling`.',
  },
  'lexicon.remove': { summary: 'Remove a pronunciation' },
  'lexicon.import': {
    summary: 'Add the pronunciations of a file',
    description: `PLS 1.0 or CSV, at most ${LEXICON_LIMITS.file.toLocaleString('en')} characters. CSV has the columns \`term\`, \`respelling\`, \`ipa\`, \`language_code\`, \`voice_id\`, \`case_sensitive\` and \`whole_word\`, named in the first row; all but \`term\` are optional. PLS needs the alphabet \`ipa\`, and may not have a document type.`,
  },
  'lexicon.export': { summary: 'Your pronunciations as a file' },
  'playlists.list': {
    summary: 'Your playlists',
    description:
      'Newest first. For a visitor: the playlists made on their device, which a login transfers to the user.',
  },
  'playlists.get': {
    summary: 'One playlist with its items',
    description:
      'For its owner, with the `access` of a share link, and for everybody if it is public. Items that you may not hear are left out: private snippets and long texts of others, and voices that are no longer offered; a link opens those of its owner too. Long texts of others are also left out until all their sentences are spoken; those of your own are spoken while you listen. `left_out_count` is the number of items left out.',
  },
  'playlists.create': { summary: 'Create a playlist', description: 'It is private until `shares.update` shares it.' },
  'playlists.rename': { summary: 'Rename a playlist' },
  'playlists.add': {
    summary: 'Add a sample, a snippet or a long text to a playlist',
    description: 'The same item can be added several times. Up to 200 items.',
  },
  'playlists.move': {
    summary: 'Move an item of a playlist',
    description:
      'Concurrent moves are applied one after the other. The response has the order of all items afterwards, so that two pages that move items at once show the same order.',
  },
  'playlists.remove': {
    summary: 'Remove an item from a playlist',
    description: 'The response is the same if the playlist does not hold the item.',
  },
  'playlists.pause': { summary: 'Set the pause between items' },
  'playlists.position': {
    summary: 'Store where you stopped listening',
    description: 'For each user or device separately. `playlists.get` returns it on all devices of a user.',
  },
  'playlists.delete': {
    summary: 'Delete a playlist',
    description: 'Its voices and snippets stay. It can be restored within an hour.',
  },
  'playlists.restore': {
    summary: 'Restore a deleted playlist',
    description: 'Within an hour after its deletion. If another playlist has its name by then, a number is added.',
  },
  'playlists.export': {
    summary: 'Write a playlist as an audiobook, a zip, an mp3 or captions',
    description:
      '`m4b` is an audiobook with a chapter for each item, cover and tags, `zip` has mp3, WebVTT and SubRip of each item, and `mp3`, `vtt` and `srt` are the sound and captions of one item. Voices, providers and licences are in the tags. The sections of a text are chapters and files of their own. Snippets of others that may not be downloaded are left out. The file answers the owner of the playlist only, and is kept for a day. Progress is reported as by `works.export`.',
  },
  'uploads.presign': {
    summary: 'Upload URL for the audio of a snippet',
    description:
      'Only for servers with `SNIPPET_UPLOAD=client`, which return `audio` with generated speech. On other servers the audio is already stored, and the call fails with `conflict`. PUT exactly that audio as `audio/mpeg` to `presignedUrl`, which expires after five minutes. Then report its duration with `speech.patch`.',
  },
  'downloads.convert': { summary: 'Convert stored audio to another format' },
  'recordings.align': {
    summary: 'Word times, captions and waveform of a recording, given its text',
    description:
      'For your own recording of a text. The body is a form with a file: mp3, WAV, or Opus in Ogg, WebM or MP4, at most 20 MB and 30 minutes. The answer has what a player needs besides the audio: word times, a waveform, and captions as WebVTT, SubRip and JSON. `misfit` tells where the text stops being what is said. Half an hour of audio takes a minute or two: with the header `Accept: application/x-ndjson` the answer is one JSON value per line, first `{"progress":0.4}` with the share that is done, at least every five seconds, and last `{"status":200,"body":…}` with the answer, or with the status and body of an error. A call that fails before the first line answers with its error alone. Closing the connection ends the work. The server stores nothing of the recording, its text or the answer.',
  },
  'works.list': {
    summary: 'Your works',
    description: 'Last changed first. Texts of a visitor belong to the device.',
  },
  'works.create': {
    summary: 'Create a work from a text, a document or an article',
    description:
      'Send one of `text`, `markdown`, `html` and `url`. Headings begin sections, and paragraphs are split into sentences. Nothing is spoken yet: `works.speak` speaks all of it in the background, and `works.sentence` one sentence at once.',
  },
  'works.import': {
    summary: 'Create a work from an EPUB',
    description:
      'The body is a form with a file: EPUB 2 or 3 without copy protection, at most 32 MB with its pictures. Each entry of its table of contents and each heading begins a section. Title, author and language are those of the book.',
  },
  'works.get': {
    summary: 'One work with its text',
    description: 'For its owner, with the `access` of a share link, and for everybody if it is public.',
  },
  'works.update': {
    summary: 'Change title, voices or a paragraph of a work',
    description:
      'The voice of a speaker comes before that of the section, and this before that of the text. Sentences that stay the same keep their speech and cost nothing again. `work_revision` is that of the text you changed; if it was changed in the meantime, the call fails with `conflict`.',
  },
  'works.sentence': {
    summary: 'Speech of one sentence',
    description:
      'Speaks the sentence, or returns its speech if it was spoken before. Others than the owner get only the speech that exists, and otherwise `forbidden`. Players ask for the sentence they need and the two after it. For visitors the characters of the sentences count: as many per hour as in the texts they may generate.',
  },
  'works.speak': {
    summary: 'Speak a whole work in the background',
    description: 'Goes on after a restart of the server. `works.progress` tells how far it is.',
  },
  'works.cancel': { summary: 'Stop speaking a work', description: 'Sentences that have been spoken stay.' },
  'works.progress': {
    summary: 'Progress of the speech of a work',
    description:
      'With `connection_id`, the realtime socket of that id gets the progress from now on, about once a second. Ask again after a lost connection, with the new id.',
  },
  'works.export': {
    summary: 'Write a spoken work as an audiobook, a zip, an mp3 or captions',
    description:
      '`m4b` is an audiobook with chapters, cover and tags, `zip` has mp3, WebVTT and SubRip of each section, and `mp3`, `vtt` and `srt` are the sound and captions of one section. Voice, provider and licence are in the tags. All of the work has to be spoken first. The file answers the owner of the work only, and is kept for a day. An hour of sound takes about a minute: with the header `Accept: application/x-ndjson` the answer is lines of JSON, first `{"progress":0.4}` with the share that is done, and last `{"status":200,"body":…}`. The work goes on when the connection is closed; the same call then returns the file.',
  },
  'works.savePosition': { summary: 'Save the place where you stopped listening' },
  'works.delete': { summary: 'Delete a work', description: '`works.restore` undoes it within an hour.' },
  'works.restore': { summary: 'Restore a deleted work' },
  'account.status': {
    summary: 'Logged-in user',
    description: '`user` is absent for a visitor. The header `RateLimit` reports the remaining allowance of a visitor.',
  },
  'account.checkUsername': {
    summary: 'Check if a username is taken',
    description: 'Also true for reserved names and for names that look like a taken one. False for your own name.',
  },
  'account.changeUsername': { summary: 'Change your username' },
  'account.export': {
    summary: 'All data of your account as one file',
    description:
      'Account, snippets with their texts and audio addresses, ratings, blind votes, designed voices, chats, favorites, collections, playlists, long texts, pronunciations, all changes of your credits, and your sessions.',
  },
  'account.delete': {
    summary: 'Delete your account',
    description:
      'Permanent. All sessions end. Unshared snippets, designed voices, chats, favorites, collections, playlists, long texts and pronunciations are deleted. Shared snippets stay without your name. Your ratings and blind votes still count, without your name and texts. An account without a password must have logged in within the last ten minutes.',
  },
  'licenses.plans': {
    summary: 'Plans that the server offers',
    description:
      'In the order of the operator. Empty on a server that sells nothing. `free_plan` has the limits without a plan.',
  },
  'licenses.list': {
    summary: 'Your licenses',
    description: 'Those that you have bought or activated, newest first, without their keys.',
  },
  'licenses.reveal': {
    summary: 'Key of a license that you have bought',
    description: 'Shown once, while the key is unused.',
  },
  'licenses.activate': {
    summary: 'Activate a license on your account',
    description:
      'By its key, or by its id if you have bought it. The credits of the plan are added once, and its account level holds until the license ends. A key belongs to the first account that activates it.',
  },
  'earlyAccess.status': { summary: 'If the server takes addresses', description: 'Only one that sends mail does.' },
  'earlyAccess.join': {
    summary: 'Leave an address',
    description:
      'The server mails a link to confirm it. The answer is the same for a new, a known and a confirmed address. An address that is not confirmed is removed after 7 days.',
  },
  'earlyAccess.confirm': {
    summary: 'Confirm an address by a mailed link',
    description: 'Doing it again changes nothing.',
  },
  'earlyAccess.leave': {
    summary: 'Delete an address by a mailed link',
    description: 'At once, whether it was confirmed or not.',
  },
  'operator.votes': {
    summary: 'Votes on blind pairs with their checks',
    description: 'Newest first. All filters combine with AND.',
  },
  'operator.decideVotes': {
    summary: 'Leave votes out, or count them again',
    description:
      'Takes the ids of votes, or filters, of which at least one is required. The scores are computed before the response. `blind.exclusions` publishes the decision with its reason.',
  },
  'operator.snippets': {
    summary: 'Shared snippets',
    description: 'Newest first. Unshared ones are never listed.',
  },
  'operator.decideSnippet': {
    summary: 'Hide a shared snippet, or show it again',
    description: 'A hidden snippet is available to its owners only, who see the reason.',
  },
  'operator.engines': { summary: 'Engines with their states, queues and voices' },
  'operator.costs': {
    summary: 'Texts and costs per provider and day',
    description:
      'Counted from the generated texts that are stored, and from the credits that users paid. Deleted texts, samples of the catalogue and checks of the drift watch are not in it; `drift_budget` has the characters of the latter.',
  },
  'operator.drift': { summary: 'Changed voices and the last checks' },
  'operator.checkDrift': {
    summary: 'Check one voice for changes now',
    description:
      'The response comes after the check, which takes seconds. Voices with a price use up the budget of the drift watch.',
  },
  'server.health': { summary: 'Liveness of the process' },
  'server.readiness': {
    summary: 'Readiness and progress of the catalogue',
    description: 'Status 503 with the same body until the first voices are available.',
  },
}
