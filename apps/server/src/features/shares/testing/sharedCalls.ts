import {
  type Api,
  type BookFile,
  type CallName,
  type CallOutput,
  callsByName,
  type VoiceListing,
} from '@voice-rankings/contract'
import { ANNA, type createSharers, fileOf, type Sharer, type Target } from './createSharers.ts'

/** Clients that ask: the last three with a live, a revoked and an ended link. */
export const WHO = ['owner', 'other user', 'other device', 'guest', 'holder', 'revoked', 'ended'] as const
export type Who = (typeof WHO)[number]
const only = (...allowed: Who[]) => WHO.map((who) => [who, allowed.includes(who) ? 200 : 404] as const)
const BY_LINK = only('owner', 'holder')
const OWN = only('owner')

/** A snippet, a work, a playlist with the work and a private snippet, a pronunciation, a chat and a voice of one owner. */
export interface Made {
  /** Username of the owner, whom nobody may follow. */
  readonly username: string
  readonly snippet: string
  readonly playlist: string
  /** Private snippet of the playlist, and ids of the items. */
  readonly inside: string
  readonly items: readonly string[]
  readonly work: string
  readonly sentence: string
  readonly file: string
  /** Pronunciations of the owner and of the work. */
  readonly entry: string
  readonly workEntry: string
  readonly chat: string
  /** Designed voice. */
  readonly voice: VoiceListing
  readonly links: Readonly<Record<'snippet' | 'playlist' | 'work', readonly [string, string, string]>>
  readonly asked: Readonly<Record<Who, Sharer>>
}

const DESIGN = { design_engine: 'flite', design_base: 'slt', design_pitch: 150 }
const SECRET = { term: 'Nguyen', respelling: 'new yen' }
const WORK_SECRET = { term: 'Siobhan', respelling: 'shi vawn' }

/** Makes everything that {@link createSharedCalls} asks for. */
export async function makeShared(sharers: ReturnType<typeof createSharers>): Promise<Made> {
  const { newPerson, newDevice, newSnippet, newPlaylist, newWork, newLink, linked, stranger } = sharers
  const [ann, bob, device] = [await newPerson(), await newPerson(), await newDevice()]
  const inside = (await newSnippet(ann)).target_id
  const snippet = await newSnippet(ann)
  const playlist = await newPlaylist(ann, [inside])
  const work = await newWork(ann)
  const paragraph = { section_index: 0, paragraph_index: 0, text: 'It ran.' }
  await ann.toWork('works.update', work.target_id, { work_revision: 1, paragraph })
  const spoken = await ann.sentence(work.target_id, '', 2)
  const [, sentence = ''] = /snippet-([\w-]+)\.mp3/.exec(spoken.body.audio_url) ?? []
  const item = { kind: 'work', work_id: work.target_id }
  await ann.post('playlists.add', { playlist_id: playlist.target_id, item })
  const file = await ann.toWork<BookFile>('works.export', work.target_id, { format: 'srt' })
  const saved = await ann.post<CallOutput<Api['lexicon']['save']>>('lexicon.save', SECRET)
  const designed = await ann.post<CallOutput<Api['designs']['save']>>('designs.save', {
    design: DESIGN,
    voice_name: 'Quiet harbour',
  })
  const chat = await ann.post<CallOutput<Api['chats']['send']>>('chats.send', { voice_id: ANNA, text: 'A secret.' })
  const ofWork = { ...WORK_SECRET, work_id: work.target_id }
  const savedInWork = await ann.post<CallOutput<Api['lexicon']['save']>>('lexicon.save', ofWork)
  /** Tokens of a live, a revoked and an ended link. */
  const linksTo = async (target: Target) => {
    const live = await linked(ann, target)
    const [revoked, ended] = [await newLink(ann, target), await newLink(ann, target)]
    await ann.post('shares.revokeLink', { link_id: revoked.link_id })
    await sharers.end(ended.link_id)
    return [live.token, revoked.token, ended.token] as const
  }
  const status = await ann.ask<CallOutput<Api['account']['status']>>('account.status', '/api/v1/user/status')
  return {
    username: status.body.user?.username ?? '',
    snippet: snippet.target_id,
    playlist: playlist.target_id,
    inside,
    items: (await ann.playlist(playlist.target_id)).body.items.map(({ item_id }) => item_id),
    work: work.target_id,
    sentence,
    file: file.body.file_url,
    entry: saved.body.entry.lexicon_entry_id,
    workEntry: savedInWork.body.entry.lexicon_entry_id,
    chat: chat.body.chat.chat_id,
    voice: designed.body.designed.voice,
    links: { snippet: await linksTo(snippet), playlist: await linksTo(playlist), work: await linksTo(work) },
    asked: {
      owner: ann,
      'other user': bob,
      'other device': device,
      guest: stranger,
      holder: stranger,
      revoked: bob,
      ended: device,
    },
  }
}

/** `status` is all that counts. */
type Answer = { status: number; body?: unknown }

/** Token of a client for a target; empty for none. */
export const tokenOf = (made: Made, who: Who, kind: keyof Made['links']) =>
  ({ holder: made.links[kind][0], revoked: made.links[kind][1], ended: made.links[kind][2] })[who as 'holder'] ?? ''

const exported = async (one: Sharer) => one.ask('lexicon.export', '/api/v1/lexicon/export?format=csv')

/** As if a list that does not show a secret were not found. */
const showing = async (answer: Promise<Answer>, secret: string): Promise<Answer> =>
  JSON.stringify((await answer).body).includes(secret) ? answer : { status: 404 }

/** As if a call that asks strangers to log in had not found what it is about. */
const known = async (answer: Promise<Answer>): Promise<Answer> => {
  const given = await answer
  return given.status === 401 ? { status: 404 } : given
}

const setting = (share_kind: Target['share_kind'], target_id: string) => ({ share_kind, target_id })

/** Calls about what others have: those that read, with the clients that they answer, and those that change it. */
export function createSharedCalls(made: () => Made, page: (path: string) => string) {
  const READ: [
    string,
    keyof Made['links'],
    ReturnType<typeof only>,
    (one: Sharer, token: string) => Promise<Answer>,
  ][] = [
    [
      'snippets.get',
      'snippet',
      BY_LINK,
      (one, token) => one.ask('snippets.get', `/api/v1/voice/snippet/${made().snippet}?access=${token}`),
    ],
    ['shares.open of a snippet', 'snippet', only('holder'), (one, token) => one.open(token || 'none')],
    ['audio of a snippet', 'snippet', BY_LINK, (one, token) => one.hear(fileOf(made().snippet, token))],
    ['downloads.convert of a snippet', 'snippet', BY_LINK, (one, token) => one.convert(made().snippet, token)],
    [
      'oEmbed of a snippet',
      'snippet',
      only(),
      (one, token) =>
        one.hear(
          `/oembed?url=${encodeURIComponent(page(`/embed/snippet/${made().snippet}${token && `?access=${token}`}`))}`,
        ),
    ],
    ['a picture', 'snippet', only(), (one, token) => one.hear(`/og/snippet/${made().snippet}.png?access=${token}`)],
    ['shares.get of a snippet', 'snippet', OWN, (one) => one.settings(setting('snippet', made().snippet))],
    ['playlists.get', 'playlist', BY_LINK, (one, token) => one.playlist(made().playlist, token)],
    ['shares.open of a playlist', 'playlist', only('holder'), (one, token) => one.open(token || 'none')],
    [
      'oEmbed of a playlist',
      'playlist',
      only('holder'),
      (one, token) =>
        one.hear(`/oembed?url=${encodeURIComponent(page(`/embed/playlist/${made().playlist}?access=${token}`))}`),
    ],
    ['audio in a playlist', 'playlist', BY_LINK, (one, token) => one.hear(fileOf(made().inside, token))],
    ['downloads.convert in a playlist', 'playlist', BY_LINK, (one, token) => one.convert(made().inside, token)],
    ['works.get in a playlist', 'playlist', BY_LINK, (one, token) => one.work(made().work, token)],
    ['works.sentence in a playlist', 'playlist', BY_LINK, (one, token) => one.sentence(made().work, token, 2)],
    [
      'audio of a sentence in a playlist',
      'playlist',
      only('holder'),
      (one, token) => one.hear(fileOf(made().sentence, token)),
    ],
    [
      'audio of a snippet by the link of a playlist without it',
      'playlist',
      OWN,
      (one, token) => one.hear(fileOf(made().snippet, token)),
    ],
    [
      'playlists.export',
      'playlist',
      OWN,
      (one, access) => one.post('playlists.export', { playlist_id: made().playlist, format: 'srt', access }),
    ],
    [
      'playlists.position',
      'playlist',
      BY_LINK,
      (one, access) =>
        one.post('playlists.position', { playlist_id: made().playlist, playlist_position: null, access }),
    ],
    [
      'playlists.list',
      'playlist',
      OWN,
      (one) => showing(one.ask('playlists.list', '/api/v1/playlists/list'), made().playlist),
    ],
    ['shares.get of a playlist', 'playlist', OWN, (one) => one.settings(setting('playlist', made().playlist))],
    ['works.get', 'work', BY_LINK, (one, token) => one.work(made().work, token)],
    ['shares.open of a work', 'work', only('holder'), (one, token) => one.open(token || 'none')],
    ['works.sentence', 'work', BY_LINK, (one, token) => one.sentence(made().work, token, 2)],
    ['audio of a sentence', 'work', only('holder'), (one, token) => one.hear(fileOf(made().sentence, token))],
    ['audio by the name of a work', 'work', only(), (one) => one.hear(fileOf(made().sentence, `work-${made().work}`))],
    ['downloads.convert of a sentence', 'work', only('holder'), (one, token) => one.convert(made().sentence, token)],
    [
      'works.savePosition',
      'work',
      BY_LINK,
      (one, access) =>
        one.toWork('works.savePosition', made().work, {
          sentence_index: 0,
          sentence_offset: 1,
          ...(access && { access }),
        }),
    ],
    [
      'works.progress',
      'work',
      OWN,
      (one, token) => one.toWork('works.progress', made().work, undefined, `?access=${token}`),
    ],
    ['works.export', 'work', OWN, (one, access) => one.toWork('works.export', made().work, { format: 'srt', access })],
    ['a file of a work', 'work', OWN, (one, token) => one.hear(`${made().file}?access=${token}`)],
    ['works.list', 'work', OWN, (one) => showing(one.ask('works.list', '/api/v1/works'), made().work)],
    ['shares.get of a work', 'work', OWN, (one) => one.settings(setting('work', made().work))],
    ['lexicon.list', 'work', OWN, (one) => showing(one.ask('lexicon.list', '/api/v1/lexicon/list'), SECRET.term)],
    [
      'designs.list',
      'work',
      OWN,
      (one) => showing(one.ask('designs.list', '/api/v1/voice/designs'), made().voice.voice_id),
    ],
    [
      'voices.get of a designed voice',
      'work',
      OWN,
      (one) => one.ask('voices.get', `/api/v1/voice/flite/unknown/${made().voice.voice_speaker_id}`),
    ],
    [
      'voices.similar of a designed voice',
      'work',
      OWN,
      (one) => one.post('voices.similar', { voice_id: made().voice.voice_id }),
    ],
    [
      'speech.generate with a designed voice',
      'work',
      OWN,
      (one) => one.post('speech.generate', { voice_id: made().voice.voice_id, text: 'Mine.', shareSnippet: false }),
    ],
    [
      'works.create with a designed voice',
      'work',
      OWN,
      (one) => one.post('works.create', { voice_id: made().voice.voice_id, text: 'Mine.' }),
    ],
    ['chats.list', 'work', OWN, (one) => showing(one.ask('chats.list', '/api/v1/chats'), made().chat)],
    ['chats.get', 'work', OWN, (one) => known(one.ask('chats.get', `/api/v1/chats/${made().chat}`))],
    ['chats.export', 'work', OWN, (one) => known(one.ask('chats.export', `/api/v1/chats/${made().chat}/export`))],
    ['buddies.get', 'work', only(), (one) => known(one.ask('buddies.get', `/api/v1/buddies/${made().username}`))],
    [
      'chats.speak with a designed voice',
      'work',
      OWN,
      (one) => one.post('chats.speak', { voice_id: made().voice.voice_id, text: 'Mine.' }),
    ],
    ['lexicon.export', 'work', OWN, (one) => showing(exported(one), SECRET.term)],
    [
      'lexicon.list of a work',
      'work',
      OWN,
      (one, access) => one.ask('lexicon.list', `/api/v1/lexicon/list?work_id=${made().work}&access=${access}`),
    ],
    [
      'lexicon.export of a work',
      'work',
      OWN,
      (one, access) =>
        one.ask('lexicon.export', `/api/v1/lexicon/export?format=csv&work_id=${made().work}&access=${access}`),
    ],
    [
      'speech.generate with the lexicon of a work',
      'work',
      OWN,
      (one) =>
        one.post('speech.generate', {
          voice_id: ANNA,
          text: 'Siobhan came.',
          shareSnippet: false,
          work_id: made().work,
        }),
    ],
  ]
  const inPlaylist = () => ({
    playlist_id: made().playlist,
    item_id: made().items[0],
    after_item_id: null,
    item: { kind: 'voice', voice_id: ANNA },
    playlist_name: 'Taken',
    playlist_pause: 9,
  })
  const WRITE: [CallName, (one: Sharer, access: string) => Promise<Answer>][] = [
    ...(['rename', 'add', 'move', 'remove', 'pause', 'delete', 'restore'] as const).map(
      (name): (typeof WRITE)[number] => [
        `playlists.${name}`,
        (one, access) => one.post(`playlists.${name}`, { ...inPlaylist(), access }),
      ],
    ),
    ...(['update', 'speak', 'cancel', 'delete', 'restore'] as const).map((name): (typeof WRITE)[number] => [
      `works.${name}`,
      (one, access) => one.toWork(`works.${name}`, made().work, { work_revision: 2, work_title: 'Taken', access }),
    ]),
    ...(['rename', 'delete', 'restore'] as const).map((name): (typeof WRITE)[number] => [
      `designs.${name}`,
      (one) => one.post(`designs.${name}`, { voice_id: made().voice.voice_id, voice_name: 'Taken' }),
    ]),
    ...(['follow', 'block'] as const).map((name): (typeof WRITE)[number] => [
      `buddies.${name}`,
      (one) => one.post(`buddies.${name}`, { username: made().username }),
    ]),
    ['chats.send', (one) => one.post('chats.send', { voice_id: ANNA, chat_id: made().chat, text: 'Taken' })],
    ['chats.rename', (one) => one.ask('chats.rename', `/api/v1/chats/${made().chat}`, { chat_name: 'Taken' })],
    ['chats.delete', (one) => one.ask('chats.delete', `/api/v1/chats/${made().chat}/delete`, {})],
    ['lexicon.save', (one) => one.post('lexicon.save', { ...SECRET, lexicon_entry_id: made().entry })],
    ['lexicon.remove', (one) => one.post('lexicon.remove', { lexicon_entry_id: made().entry })],
    ['lexicon.save', (one) => one.post('lexicon.save', { ...SECRET, work_id: made().work })],
    ...(['save', 'remove'] as const).map((name): (typeof WRITE)[number] => [
      `lexicon.${name}`,
      (one) => one.post(`lexicon.${name}`, { ...SECRET, lexicon_entry_id: made().workEntry, work_id: made().work }),
    ]),
    ['lexicon.import', (one) => one.post('lexicon.import', { text: 'term,respelling\nA,b', work_id: made().work })],
  ]
  return { read: READ, write: WRITE }
}

/** Calls that another person makes about a target, by its link or its id. */
export const OTHER_CALLS: [
  CallName,
  (one: Sharer, made: Target & { link_id: string }) => Promise<{ status: number }>,
][] = [
  ['shares.get', (one, made) => one.settings(made)],
  ['shares.update', (one, made) => one.update(made, { share_visibility: 'public', allow_embed: false })],
  ['shares.createLink', (one, made) => one.post('shares.createLink', made)],
  ['shares.revokeLink', (one, made) => one.post('shares.revokeLink', made)],
  ['shares.restoreLink', (one, made) => one.post('shares.restoreLink', made)],
  ['snippets.delete', (one, made) => one.post('snippets.delete', { voice_snippet_id: made.target_id })],
  ['snippets.restore', (one, made) => one.post('snippets.restore', { voice_snippet_id: made.target_id })],
  ['collections.get', (one, made) => one.collection(made.target_id)],
  ['licenses.reveal', (one, made) => one.post('licenses.reveal', { license_id: made.target_id })],
  ['licenses.activate', (one, made) => one.post('licenses.activate', { license_id: made.target_id })],
  ['earlyAccess.confirm', (one, made) => one.post('earlyAccess.confirm', { early_token: made.target_id })],
  ['earlyAccess.leave', (one, made) => one.post('earlyAccess.leave', { early_token: made.target_id })],
  // They are about everybody's snippets and votes, so only an operator gets an answer.
  ...(['votes', 'snippets', 'engines', 'costs', 'drift'] as const).map((name): (typeof OTHER_CALLS)[number] => [
    `operator.${name}`,
    (one) => one.ask(`operator.${name}`, callsByName[`operator.${name}`].path),
  ]),
  [
    'operator.decideSnippet',
    (one, made) =>
      one.post('operator.decideSnippet', { voice_snippet_id: made.target_id, is_hidden: true, reason: 'Taken' }),
  ],
  [
    'operator.decideVotes',
    (one) => one.post('operator.decideVotes', { voice_id: ANNA, excluded: true, reason: 'Taken' }),
  ],
  ['operator.checkDrift', (one) => one.post('operator.checkDrift', { voice_id: ANNA })],
]

/** Calls that name nothing of another person. */
const OWN_CALLS = [
  'playlists.create',
  'works.create',
  'works.import',
  'licenses.plans',
  'licenses.list',
  'earlyAccess.status',
  'earlyAccess.join',
  'buddies.list',
  'buddies.leave',
  'buddies.unblock',
  'buddies.updateSettings',
]

/** Calls about things of others that the tables leave out. */
export function leftOut({ read, write }: ReturnType<typeof createSharedCalls>): string[] {
  const covered = new Set([
    ...read.map(([what]) => what.split(' ', 1)[0]),
    ...[...write, ...OTHER_CALLS].map(([name]) => name),
    ...OWN_CALLS,
  ])
  const groups = /^(shares|playlists|works|lexicon|operator|licenses|earlyAccess|buddies)\./
  return Object.keys(callsByName).filter((name) => groups.test(name) && !covered.has(name))
}
