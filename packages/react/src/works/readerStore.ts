import type { CallInput, updateWork, Work, WorkPosition, WorkProgress, WorkSpeech } from '@voice-rankings/contract'
import { createSequence } from '@voice-rankings/playback/sequence'
import type { Sequence } from '@voice-rankings/playback/sequence'
import type { Playback } from '@voice-rankings/playback'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls, Client } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { hasCode } from '../requests/hasCode.ts'
import { createLatestRequest } from '../requests/latestRequest.ts'
import { followLate } from './followLate.ts'
import { changedSentences, readWork } from './readWork.ts'
import type { HeardDurations, HeardWaves, ReadSection, ReadSentence } from './readWork.ts'
import { isFatal, toPiece } from './sentenceSpeech.ts'

/** Interval in which the place is saved during playback, in ms. */
const SAVE_MS = 5000

/** A work that can be played. */
export interface OpenWork {
  readonly work: Work
  readonly sections: readonly ReadSection[]
  readonly sequence: Sequence
}

export interface ReaderState {
  /** `missing` if the work does not exist or belongs to somebody else. */
  readonly status: 'loading' | 'ready' | 'missing' | 'failed'
  readonly open: OpenWork | null
  readonly heard: HeardDurations
  readonly waves: HeardWaves
  /** Error of the last change or of the start of background speech; null without one. */
  readonly problem: string | null
  /** True while a change is being saved. */
  readonly isSaving: boolean
}

export interface ReaderStore extends Pick<StoreApi<ReaderState>, 'getState' | 'getInitialState' | 'subscribe'> {
  load(): Promise<void>
  /** Loads the work unless it is known, and begins to save the place. */
  start(): void
  /** Stops playback and requests, and saves the place; `start` continues. */
  stop(): void
  /** Changes the text of a paragraph, or voices; resolves to true if the server accepted. */
  change(change: WorkChange): Promise<boolean>
  /** Speaks all of it in the background. */
  speakAll(): Promise<void>
  cancel(): Promise<void>
  /** Reads how much of it is spoken, and whether pronunciations changed. */
  refresh(): void
  /** Saves the place now. */
  save(): void
  dismiss(): void
}

/** A change of a work: of one paragraph, of its voice, or of the voice of a section or of speakers. */
export type WorkChange = Pick<CallInput<typeof updateWork>, 'paragraph' | 'voice_id' | 'section' | 'speaker_voices'>

/** Origin of the speech, and keeper of the place, of a text that is no work of the server. */
export interface ReaderSource {
  speak(
    sentence: ReadSentence,
    signal: AbortSignal,
  ): Promise<Pick<WorkSpeech, 'audio_url' | 'sentence_duration' | 'speechMarks' | 'peaks' | 'melody'>>
  save(place: WorkPosition): void
}

type WorkCalls = Calls<
  | 'works.get'
  | 'works.sentence'
  | 'works.update'
  | 'works.speak'
  | 'works.cancel'
  | 'works.progress'
  | 'works.savePosition'
>

export interface ReaderStoreOptions {
  client: WorkCalls & Pick<Client, 'url'>
  playback: Pick<Playback, 'track' | 'release'>
  workId: string
  /** Known work; else it is loaded. */
  initial?: Work | undefined
  /** Default: the work on the server. */
  source?: ReaderSource | undefined
  /** Playback rate. */
  rate: number
  createAudio?: () => HTMLAudioElement
}

/** Store of a reader: the work, its player, its place and its background speech. */
export function createReaderStore(options: ReaderStoreOptions): ReaderStore {
  const { client, playback, workId, source } = options
  const store = createStore<ReaderState>(() => ({
    status: 'loading',
    open: null,
    heard: new Map(),
    waves: new Map(),
    problem: null,
    isSaving: false,
  }))
  const { getState: get, setState: set } = store
  const [loading, renewing] = [createLatestRequest(), createLatestRequest()]
  const follower = followLate({ client, onProgress: update })
  let leave: (() => void) | undefined
  /** True between `start` and `stop`. */
  let isStarted = false
  let saved: { at: number; place: string } = { at: 0, place: '' }

  function show(work: Work, place: WorkPosition | null): void {
    const before = get().open?.sequence
    const sections = readWork(work)
    const sentences = sections.flatMap((section) => section.sentences)
    const last = Math.max(0, sentences.length - 1)
    const sequence = createSequence({
      playback,
      length: sentences.length,
      rate: before?.getState().rate ?? options.rate,
      ...(place && { start: { index: Math.min(place.sentence_index, last), positionMs: place.sentence_offset } }),
      ...(options.createAudio && { createAudio: options.createAudio }),
      pauseAfter: (index) => sentences[index]?.pause_after ?? 0,
      isFatal,
      async speak(index, signal) {
        const { work_revision } = work
        const sentence = sentences.at(index)
        // Others than the owner hear the speech that exists; the server would refuse the rest.
        if (!source && !work.own && sentence?.sentence_duration === null)
          throw new Error(`Sentence ${index} has no speech.`)
        const speech = await (source && sentence
          ? source.speak(sentence, signal)
          : client.works.sentence({ work_id: workId, work_revision, sentence_index: index }, { signal }))
        const { peaks, melody } = speech
        set({
          heard: new Map(get().heard).set(index, speech.sentence_duration),
          waves: new Map(get().waves).set(index, { peaks, melody }),
        })
        return toPiece(client, speech)
      },
    })
    before?.destroy()
    set({ status: 'ready', open: { work, sections, sequence } })
    if (isStarted) follow()
  }

  /** Speaks the sentence at which it begins, so that the owner hears it at once. */
  function prepare(): void {
    const { open } = get()
    if (isStarted && !source && open?.work.own) open.sequence.prepare()
  }

  /** Saves the place of the player, and reads the progress of background speech. */
  function follow(): void {
    leave?.()
    const { open } = get()
    leave = open?.sequence.subscribe(({ status, index }, previous) => {
      const isDue = Date.now() - saved.at > SAVE_MS
      const isHalt = status !== previous.status && (status === 'paused' || status === 'ended')
      if (isHalt || (index !== previous.index && isDue)) save()
    })
    // The speech of others does not change in the meantime: only the owner's is spoken.
    follower.follow(open?.work.own && !source ? [workId] : [])
  }

  async function load(): Promise<void> {
    set({ status: 'loading' })
    await loading.send(
      (signal) => client.works.get({ work_id: workId }, { signal }),
      ({ work }) => {
        show(work, work.position)
        prepare()
      },
      (error) => {
        set({ status: hasCode(error, 'not_found') ? 'missing' : 'failed' })
      },
    )
  }

  function update({ lexicon_revision, ...progress }: WorkProgress): void {
    const { open } = get()
    if (!open) return
    set({ open: { ...open, work: { ...open.work, ...progress } } })
    if (lexicon_revision !== open.work.lexicon_revision) void renew()
  }

  /** Reads changed pronunciations: sentences with other ones get their new speech when they are played next. */
  const renew = () =>
    renewing.send(
      (signal) => client.works.get({ work_id: workId }, { signal }),
      ({ work }) => {
        const { open, heard, waves } = get()
        // Another text has other sentences; its owner is told when one is spoken.
        if (!open || work.work_revision !== open.work.work_revision) return
        const sections = readWork(work)
        const changed = changedSentences(open.sections, sections)
        const isKept = ([index]: readonly [number, unknown]) => !changed.has(index)
        set({
          open: { ...open, work, sections },
          heard: new Map([...heard].filter(isKept)),
          waves: new Map([...waves].filter(isKept)),
        })
        open.sequence.renew([...changed])
      },
      // The next news ask again.
      () => {},
    )

  function save(): void {
    const { open } = get()
    if (!open || open.sequence.getState().status === 'idle') return
    const place = placeOf(open.sequence)
    const key = `${place.sentence_index} ${place.sentence_offset}`
    if (key === saved.place) return
    saved = { at: Date.now(), place: key }
    if (source) source.save(place)
    else client.works.savePosition({ work_id: workId, ...place }).catch(() => {})
  }

  async function act(call: () => Promise<unknown>): Promise<boolean> {
    set({ problem: null, isSaving: true })
    try {
      await call()
      return true
    } catch (error) {
      console.error('The text could not be changed.', error)
      set({ problem: serverMessage(error) ?? '' })
      return false
    } finally {
      set({ isSaving: false })
    }
  }

  if (options.initial) show(options.initial, options.initial.position)

  return {
    ...store,
    load,
    start() {
      isStarted = true
      if (get().open) {
        follow()
        prepare()
      } else void load()
    },
    stop() {
      isStarted = false
      loading.drop()
      renewing.drop()
      follower.follow([])
      save()
      leave?.()
      get().open?.sequence.destroy()
    },
    change(change) {
      const { open } = get()
      if (!open) return Promise.resolve(false)
      const { work, sequence } = open
      const { work_revision } = work
      renewing.drop()
      return act(async () => {
        const changed = await client.works.update({ work_id: workId, work_revision, ...change })
        set({ heard: new Map(), waves: new Map() })
        show(changed.work, placeOf(sequence))
      })
    },
    speakAll: async () => void (await act(async () => update((await client.works.speak({ work_id: workId })).work))),
    cancel: async () => void (await act(async () => update((await client.works.cancel({ work_id: workId })).work))),
    refresh: () =>
      void client.works.progress({ work_id: workId }).then(
        ({ work }) => update(work),
        () => {},
      ),
    save,
    dismiss: () => set({ problem: null }),
  }
}

/** Place of a player. */
function placeOf(sequence: Sequence): WorkPosition {
  return { sentence_index: sequence.getState().index, sentence_offset: Math.round(sequence.currentTimeMs) }
}
