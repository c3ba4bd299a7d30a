import { callsByName } from '@voice-rankings/contract'
import type { CallName } from '@voice-rankings/contract'
import { expect, test, vi } from 'vitest'
import { createClient } from './createClient.ts'
import type { Client } from './createClient.ts'

const VOTE = { pair_token: 't', blind_choice: 'left', left_heard: 1, right_heard: 0.7 } as const
const VOICE = { voice_id: 'flite-slt--warm' }
const DESIGN = { design_engine: 'flite', design_base: 'slt', design_pitch: 150 } as const
const CHAT = { chat_id: 'c1' }
const PERSON = { username: 'Ann Müller' }
const OPEN = { allow_follow: true }
const ANN = { username: 'ann' }
const LICENSE = { license_id: 'a' }
const KEY = { license_key: 'a.b.c' }
const SAID = { ...VOICE, text: 'Hello.' }
const SNIPPET = { voice_snippet_id: 'a1' }
const COLLECTION = { collection_id: 'c1' }
const PLAYLIST = { playlist_id: 'p1' }
const TARGET = { share_kind: 'snippet', target_id: 'a1' } as const
const LINK = { link_id: 'l1' }
const NAMED = { collection_name: 'Calm' }
const WORK = { work_id: 'w1' }
const REVISION = { work_revision: 3 }
const PLACE = { sentence_index: 4, sentence_offset: 120 }
const UPLOAD = { directory: 'snippets', fileName: 'snippet-a1', fileType: 'audio/mpeg' } as const
const AUDIO = new Blob(['sound'])
const PATH = { voice_service: 'flite', voice_gender: 'female', voice_speaker_id: 'slt--warm' }

const [LEFT, TOKEN] = [{ early_email: 'ann@example.com' }, { early_token: 'a' }]
const ENTRY = { term: 'Nguyen', respelling: 'new yen' }

/** Every call with its expected request: method, path and body. */
const CALLS: [name: CallName, call: (client: Client) => Promise<unknown>, request: string, body?: object][] = [
  [
    'voices.search',
    ({ voices }) => voices.search({ languageCode: 'en', page: 2 }),
    'GET /api/v1/voice/search?languageCode=en&page=2',
  ],
  ['voices.map', ({ voices }) => voices.map({ gender: 'male' }), 'GET /api/v1/voice/map?gender=male'],
  ['voices.get', ({ voices }) => voices.get(PATH), 'GET /api/v1/voice/flite/female/slt--warm'],
  [
    'voices.samples',
    ({ voices }) => voices.samples({ paths: 'flite/female/slt,flite/male/rms' }),
    'GET /api/v1/voice/samples?paths=flite%2Ffemale%2Fslt%2Cflite%2Fmale%2Frms',
  ],
  [
    'voices.similar',
    ({ voices }) => voices.similar({ ...VOICE, pitch: true }),
    'POST /api/v1/voice/similar-voices',
    { ...VOICE, pitch: true },
  ],
  [
    'voices.cast',
    ({ voices }) => voices.cast({ text: 'Hello.', languageCode: 'en', casting_use: 'drama' }),
    'POST /api/v1/voice/cast',
    { text: 'Hello.', languageCode: 'en', casting_use: 'drama' },
  ],
  [
    'designs.preview',
    ({ designs }) => designs.preview({ design: DESIGN, text: 'Hello.' }),
    'POST /api/v1/voice/design/preview',
    { design: DESIGN, text: 'Hello.' },
  ],
  ['designs.list', ({ designs }) => designs.list(), 'GET /api/v1/voice/designs'],
  [
    'designs.save',
    ({ designs }) => designs.save({ design: DESIGN, voice_name: 'Harbour' }),
    'POST /api/v1/voice/design/save',
    { design: DESIGN, voice_name: 'Harbour' },
  ],
  [
    'designs.rename',
    ({ designs }) => designs.rename({ ...VOICE, voice_name: 'Harbour' }),
    'POST /api/v1/voice/design/rename',
    { ...VOICE, voice_name: 'Harbour' },
  ],
  ['designs.delete', ({ designs }) => designs.delete(VOICE), 'POST /api/v1/voice/design/delete', VOICE],
  ['designs.restore', ({ designs }) => designs.restore(VOICE), 'POST /api/v1/voice/design/restore', VOICE],
  ['chats.list', ({ chats }) => chats.list(VOICE), 'GET /api/v1/chats?voice_id=flite-slt--warm'],
  [
    'chats.send',
    ({ chats }) => chats.send({ ...VOICE, ...CHAT, text: 'Hello?' }),
    'POST /api/v1/chats',
    { ...VOICE, ...CHAT, text: 'Hello?' },
  ],
  ['chats.get', ({ chats }) => chats.get(CHAT), 'GET /api/v1/chats/c1'],
  [
    'chats.rename',
    ({ chats }) => chats.rename({ ...CHAT, chat_name: 'Talk' }),
    'PATCH /api/v1/chats/c1',
    { chat_name: 'Talk' },
  ],
  ['chats.delete', ({ chats }) => chats.delete(CHAT), 'POST /api/v1/chats/c1/delete'],
  ['chats.export', ({ chats }) => chats.export(CHAT), 'GET /api/v1/chats/c1/export'],
  ['chats.speak', ({ chats }) => chats.speak(SAID), 'POST /api/v1/chats/speak', SAID],
  ['buddies.list', ({ buddies }) => buddies.list(), 'GET /api/v1/buddies'],
  ['buddies.get', ({ buddies }) => buddies.get(PERSON), 'GET /api/v1/buddies/Ann%20M%C3%BCller'],
  ['buddies.follow', ({ buddies }) => buddies.follow(PERSON), 'POST /api/v1/buddies/follow', PERSON],
  ['buddies.leave', ({ buddies }) => buddies.leave(PERSON), 'POST /api/v1/buddies/leave', PERSON],
  ['buddies.block', ({ buddies }) => buddies.block(PERSON), 'POST /api/v1/buddies/block', PERSON],
  ['buddies.unblock', ({ buddies }) => buddies.unblock(PERSON), 'POST /api/v1/buddies/unblock', PERSON],
  ['buddies.updateSettings', ({ buddies }) => buddies.updateSettings(OPEN), 'PATCH /api/v1/buddies/settings', OPEN],
  ['speech.generate', ({ speech }) => speech.generate(SAID), 'POST /api/v1/voice/speech', SAID],
  [
    'speech.patch',
    ({ speech }) => speech.patch({ ...SNIPPET, voice_snippet_duration: 900 }),
    'PATCH /api/v1/voice/speech',
    { ...SNIPPET, voice_snippet_duration: 900 },
  ],
  ['snippets.get', ({ snippets }) => snippets.get(SNIPPET), 'GET /api/v1/voice/snippet/a1'],
  ['snippets.list', ({ snippets }) => snippets.list({ search: 'sea' }), 'GET /api/v1/voice/get-snippets?search=sea'],
  [
    'snippets.share',
    ({ snippets }) => snippets.share({ ...SNIPPET, voice_snippet_shared: false }),
    'POST /api/v1/voice/share-snippet',
    { ...SNIPPET, voice_snippet_shared: false },
  ],
  ['snippets.delete', ({ snippets }) => snippets.delete(SNIPPET), 'POST /api/v1/voice/delete-snippet', SNIPPET],
  ['snippets.restore', ({ snippets }) => snippets.restore(SNIPPET), 'POST /api/v1/voice/restore-snippet', SNIPPET],
  ['shares.get', ({ shares }) => shares.get(TARGET), 'GET /api/v1/shares/settings?share_kind=snippet&target_id=a1'],
  [
    'shares.update',
    ({ shares }) => shares.update({ ...TARGET, allow_embed: false }),
    'POST /api/v1/shares/update',
    { ...TARGET, allow_embed: false },
  ],
  ['shares.createLink', ({ shares }) => shares.createLink(TARGET), 'POST /api/v1/shares/create-link', TARGET],
  ['shares.revokeLink', ({ shares }) => shares.revokeLink(LINK), 'POST /api/v1/shares/revoke-link', LINK],
  ['shares.restoreLink', ({ shares }) => shares.restoreLink(LINK), 'POST /api/v1/shares/restore-link', LINK],
  ['shares.open', ({ shares }) => shares.open({ share_token: 't1' }), 'GET /api/v1/shares/open/t1'],
  ['lexicon.list', ({ lexicon }) => lexicon.list({ work_id: 'w' }), 'GET /api/v1/lexicon/list?work_id=w'],
  ['lexicon.save', ({ lexicon }) => lexicon.save(ENTRY), 'POST /api/v1/lexicon/save', ENTRY],
  [
    'lexicon.remove',
    ({ lexicon }) => lexicon.remove({ lexicon_entry_id: 'x' }),
    'POST /api/v1/lexicon/remove',
    { lexicon_entry_id: 'x' },
  ],
  [
    'lexicon.import',
    ({ lexicon }) => lexicon.import({ text: 'Nguyen,new yen' }),
    'POST /api/v1/lexicon/import',
    { text: 'Nguyen,new yen' },
  ],
  ['lexicon.export', ({ lexicon }) => lexicon.export({ format: 'pls' }), 'GET /api/v1/lexicon/export?format=pls'],
  ['uploads.presign', ({ uploads }) => uploads.presign(UPLOAD), 'POST /api/v1/upload/presigned-url', UPLOAD],
  [
    'downloads.convert',
    ({ downloads }) => downloads.convert({ bucket: 'ours', key: 'a.mp3', outputFormat: 'flac' }),
    'POST /api/v1/audio/convert',
    { bucket: 'ours', key: 'a.mp3', outputFormat: 'flac' },
  ],
  [
    'recordings.align',
    ({ recordings }) => recordings.align({ audio: AUDIO, text: 'Hello.', languageCode: 'en' }),
    'POST /api/v1/alignments',
    { audio: AUDIO, text: new Blob(['Hello.']), languageCode: new Blob(['en']) },
  ],
  ['works.list', ({ works }) => works.list(), 'GET /api/v1/works'],
  [
    'works.create',
    ({ works }) => works.create({ ...VOICE, text: 'Hello.' }),
    'POST /api/v1/works',
    { ...VOICE, text: 'Hello.' },
  ],
  [
    'works.import',
    ({ works }) => works.import({ ...VOICE, epub: AUDIO }),
    'POST /api/v1/works/import',
    { voice_id: new Blob([VOICE.voice_id]), epub: AUDIO },
  ],
  ['works.get', ({ works }) => works.get(WORK), 'GET /api/v1/works/w1'],
  [
    'works.update',
    ({ works }) => works.update({ ...WORK, ...REVISION, work_title: 'Sea' }),
    'PATCH /api/v1/works/w1',
    { ...REVISION, work_title: 'Sea' },
  ],
  [
    'works.sentence',
    ({ works }) => works.sentence({ ...WORK, ...REVISION, sentence_index: 4 }),
    'POST /api/v1/works/w1/sentences/4',
    REVISION,
  ],
  ['works.speak', ({ works }) => works.speak(WORK), 'POST /api/v1/works/w1/speak'],
  ['works.cancel', ({ works }) => works.cancel(WORK), 'POST /api/v1/works/w1/cancel'],
  [
    'works.progress',
    ({ works }) => works.progress({ ...WORK, connection_id: 'c1' }),
    'GET /api/v1/works/w1/progress?connection_id=c1',
  ],
  [
    'works.savePosition',
    ({ works }) => works.savePosition({ ...WORK, ...PLACE }),
    'PUT /api/v1/works/w1/position',
    PLACE,
  ],
  ['works.delete', ({ works }) => works.delete(WORK), 'POST /api/v1/works/w1/delete'],
  ['works.restore', ({ works }) => works.restore(WORK), 'POST /api/v1/works/w1/restore'],
  [
    'works.export',
    ({ works }) => works.export({ ...WORK, format: 'm4b' }),
    'POST /api/v1/works/w1/export',
    { format: 'm4b' },
  ],
  ['ratings.token', ({ ratings }) => ratings.token(VOICE), 'POST /api/v1/voice/rating-token', VOICE],
  [
    'ratings.save',
    ({ ratings }) => ratings.save({ ...VOICE, voice_text: 'Hello.', vote_value: 5 }),
    'POST /api/v1/voice/save_rating',
    { ...VOICE, voice_text: 'Hello.', vote_value: 5 },
  ],
  [
    'blind.sentence',
    ({ blind }) => blind.sentence({ language_code: 'en' }),
    'GET /api/v1/blind/sentence?language_code=en',
  ],
  [
    'blind.next',
    ({ blind }) => blind.next({ language_code: 'en', blind_use: 'news' }),
    'POST /api/v1/blind/next',
    { language_code: 'en', blind_use: 'news' },
  ],
  ['blind.vote', ({ blind }) => blind.vote(VOTE), 'POST /api/v1/blind/vote', VOTE],
  [
    'blind.undo',
    ({ blind }) => blind.undo({ pair_token: VOTE.pair_token }),
    'POST /api/v1/blind/undo',
    { pair_token: VOTE.pair_token },
  ],
  ['blind.summary', ({ blind }) => blind.summary({ round_id: 'r1' }), 'GET /api/v1/blind/summary?round_id=r1'],
  [
    'blind.leaderboard',
    ({ blind }) => blind.leaderboard({ languageCode: 'en', page: 2 }),
    'GET /api/v1/blind/leaderboard?languageCode=en&page=2',
  ],
  [
    'blind.history',
    ({ blind }) => blind.history({ voice_service: 'flite', voice_gender: 'female', voice_speaker_id: 'a b' }),
    'GET /api/v1/blind/history/flite/female/a%20b',
  ],
  ['blind.exclusions', ({ blind }) => blind.exclusions(), 'GET /api/v1/blind/exclusions'],
  ['blind.votes', ({ blind }) => blind.votes({ after: 'v1' }), 'GET /api/v1/blind/votes?after=v1'],
  [
    'favorites.set',
    ({ favorites }) => favorites.set({ ...VOICE, voice_favorite_id: null }),
    'PUT /api/v1/voice/favorite',
    { ...VOICE, voice_favorite_id: null },
  ],
  [
    'collections.list',
    ({ collections }) => collections.list(VOICE),
    'GET /api/v1/collections/list?voice_id=flite-slt--warm',
  ],
  ['collections.get', ({ collections }) => collections.get(COLLECTION), 'GET /api/v1/collections/get/c1'],
  ['collections.create', ({ collections }) => collections.create(NAMED), 'POST /api/v1/collections/create', NAMED],
  [
    'collections.rename',
    ({ collections }) => collections.rename({ ...COLLECTION, ...NAMED }),
    'POST /api/v1/collections/rename',
    { ...COLLECTION, ...NAMED },
  ],
  [
    'collections.add',
    ({ collections }) => collections.add({ ...COLLECTION, ...VOICE }),
    'POST /api/v1/collections/add',
    { ...COLLECTION, ...VOICE },
  ],
  [
    'collections.remove',
    ({ collections }) => collections.remove({ ...COLLECTION, ...VOICE }),
    'POST /api/v1/collections/remove',
    { ...COLLECTION, ...VOICE },
  ],
  [
    'collections.delete',
    ({ collections }) => collections.delete(COLLECTION),
    'POST /api/v1/collections/delete',
    COLLECTION,
  ],
  ['playlists.list', ({ playlists }) => playlists.list(), 'GET /api/v1/playlists/list'],
  ['playlists.get', ({ playlists }) => playlists.get(PLAYLIST), 'GET /api/v1/playlists/get/p1'],
  [
    'playlists.create',
    ({ playlists }) => playlists.create({ playlist_name: 'Calm' }),
    'POST /api/v1/playlists/create',
    { playlist_name: 'Calm' },
  ],
  [
    'playlists.rename',
    ({ playlists }) => playlists.rename({ ...PLAYLIST, playlist_name: 'Calm' }),
    'POST /api/v1/playlists/rename',
    { ...PLAYLIST, playlist_name: 'Calm' },
  ],
  [
    'playlists.add',
    ({ playlists }) => playlists.add({ ...PLAYLIST, item: { kind: 'voice', ...VOICE } }),
    'POST /api/v1/playlists/add',
    { ...PLAYLIST, item: { kind: 'voice', ...VOICE } },
  ],
  [
    'playlists.move',
    ({ playlists }) => playlists.move({ ...PLAYLIST, item_id: 'i2', after_item_id: 'i1' }),
    'POST /api/v1/playlists/move',
    { ...PLAYLIST, item_id: 'i2', after_item_id: 'i1' },
  ],
  [
    'playlists.remove',
    ({ playlists }) => playlists.remove({ ...PLAYLIST, item_id: 'i2' }),
    'POST /api/v1/playlists/remove',
    { ...PLAYLIST, item_id: 'i2' },
  ],
  [
    'playlists.pause',
    ({ playlists }) => playlists.pause({ ...PLAYLIST, playlist_pause: 2000 }),
    'POST /api/v1/playlists/pause',
    { ...PLAYLIST, playlist_pause: 2000 },
  ],
  [
    'playlists.position',
    ({ playlists }) => playlists.position({ ...PLAYLIST, playlist_position: null }),
    'POST /api/v1/playlists/position',
    { ...PLAYLIST, playlist_position: null },
  ],
  ['playlists.delete', ({ playlists }) => playlists.delete(PLAYLIST), 'POST /api/v1/playlists/delete', PLAYLIST],
  ['playlists.restore', ({ playlists }) => playlists.restore(PLAYLIST), 'POST /api/v1/playlists/restore', PLAYLIST],
  [
    'playlists.export',
    ({ playlists }) => playlists.export({ playlist_id: 'p1', format: 'm4b' }),
    'POST /api/v1/playlists/export',
    { playlist_id: 'p1', format: 'm4b' },
  ],
  ['account.status', ({ account }) => account.status(), 'GET /api/v1/user/status'],
  [
    'account.checkUsername',
    ({ account }) => account.checkUsername({ username: 'ann' }),
    'GET /api/v1/user/username-check?username=ann',
  ],
  ['account.changeUsername', ({ account }) => account.changeUsername(ANN), 'POST /api/v1/user/change-username', ANN],
  ['account.export', ({ account }) => account.export(), 'GET /api/v1/user/export'],
  ['account.delete', ({ account }) => account.delete(ANN), 'POST /api/v1/user/delete', ANN],
  ['licenses.plans', ({ licenses }) => licenses.plans(), 'GET /api/v1/plans'],
  ['licenses.list', ({ licenses }) => licenses.list(), 'GET /api/v1/licenses'],
  ['licenses.reveal', ({ licenses }) => licenses.reveal(LICENSE), 'POST /api/v1/licenses/reveal', LICENSE],
  ['licenses.activate', ({ licenses }) => licenses.activate(KEY), 'POST /api/v1/licenses/activate', KEY],
  ['earlyAccess.status', ({ earlyAccess }) => earlyAccess.status(), 'GET /api/v1/early-access'],
  ['earlyAccess.join', ({ earlyAccess }) => earlyAccess.join(LEFT), 'POST /api/v1/early-access/join', LEFT],
  ['earlyAccess.confirm', ({ earlyAccess }) => earlyAccess.confirm(TOKEN), 'POST /api/v1/early-access/confirm', TOKEN],
  ['earlyAccess.leave', ({ earlyAccess }) => earlyAccess.leave(TOKEN), 'POST /api/v1/early-access/leave', TOKEN],
  ['operator.votes', ({ operator }) => operator.votes({ voter_key: 'v' }), 'GET /api/v1/operator/votes?voter_key=v'],
  [
    'operator.decideVotes',
    ({ operator }) => operator.decideVotes({ excluded: true, reason: 'A script.', vote_ids: [1] }),
    'POST /api/v1/operator/votes/decide',
    { excluded: true, reason: 'A script.', vote_ids: [1] },
  ],
  ['operator.snippets', ({ operator }) => operator.snippets({ page: 2 }), 'GET /api/v1/operator/snippets?page=2'],
  [
    'operator.decideSnippet',
    ({ operator }) => operator.decideSnippet({ ...SNIPPET, is_hidden: true, reason: 'An insult.' }),
    'POST /api/v1/operator/snippets/decide',
    { ...SNIPPET, is_hidden: true, reason: 'An insult.' },
  ],
  ['operator.engines', ({ operator }) => operator.engines(), 'GET /api/v1/operator/engines'],
  ['operator.costs', ({ operator }) => operator.costs({ day_count: 7 }), 'GET /api/v1/operator/costs?day_count=7'],
  ['operator.drift', ({ operator }) => operator.drift(), 'GET /api/v1/operator/drift'],
  [
    'operator.checkDrift',
    ({ operator }) => operator.checkDrift({ voice_id: 'a' }),
    'POST /api/v1/operator/drift/check',
    { voice_id: 'a' },
  ],
  ['server.health', ({ server }) => server.health(), 'GET /healthz'],
  ['server.readiness', ({ server }) => server.readiness(), 'GET /readyz'],
]

async function readFile([name, file]: [string, unknown]): Promise<[string, string]> {
  if (!(file instanceof Blob)) throw new TypeError(`${name} is sent as text, whose line breaks would change.`)
  return [name, await file.text()]
}

/** Contents of the files of a form, by field. */
const filesOf = (fields: Iterable<[string, unknown]>) => Promise.all(Array.from(fields, readFile))

test.each(CALLS)(
  'client.%s() sends its fields in the place defined by the contract',
  async (_name, call, request, body) => {
    const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.reject(new TypeError('offline')))
    await expect(call(createClient({ fetch, retries: 0 }))).rejects.toMatchObject({ kind: 'connection' })
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(`${init?.method} ${url}`).toBe(request)
    if (init?.body instanceof FormData)
      expect(await filesOf(init.body)).toEqual(await filesOf(Object.entries(body ?? {})))
    else expect(init?.body).toBe(body && JSON.stringify(body))
  },
)

test('the client has exactly one method per call of the contract', () => {
  const { baseUrl: _baseUrl, url: _url, allowances: _allowances, ...groups } = createClient()
  const methods = Object.entries(groups).flatMap(([group, calls]) =>
    Object.keys(calls).map((name) => `${group}.${name}`),
  )
  expect(methods).toEqual(Object.keys(callsByName))
  expect(CALLS.map(([name]) => name)).toEqual(methods)
})
