import { voiceBrief, voicePath } from '@voice-rankings/contract'
import type { SpeechMark } from '@voice-rankings/contract'
import { askClient } from './askClient.ts'
import { askServer } from './askServer.ts'
import { sampleProps, snippetProps } from './catalogueProps.ts'
import type { Found } from './catalogueProps.ts'
import type { NamedVoice } from './NamedVoice.ts'
import type { SmallPlayer } from './SmallPlayer.ts'

/** Props and word times of the voice or snippet that a player is given or names; null if it does not exist. */
export async function askCatalogue(
  { ownerDocument, voice, snippet, runtime }: Pick<SmallPlayer, 'ownerDocument' | 'voice' | 'snippet' | 'runtime'>,
  named: NamedVoice,
  baseUrl: string,
): Promise<Found | null> {
  const given = snippet ? { snippet } : voice && { voice }
  const answer =
    given ?? (await (runtime ? askClient(runtime.client, named) : askServer(ownerDocument, named, baseUrl)))
  if (!answer) return null
  if ('snippet' in answer)
    return { props: snippetProps(answer.snippet), marks: answer.snippet.voice_snippet_timestamps }
  const found = { ...answer.voice, voice_brief: voiceBrief(answer.voice) }
  return { props: sampleProps(found, voicePath(found)), marks: found.voice_sample_word_times }
}

/** Word times of a voice's sample; an idle player needs none. */
export async function askWordTimes(page: Document, named: NamedVoice, baseUrl: string): Promise<readonly SpeechMark[]> {
  const answer = await askServer(page, named, baseUrl)
  return answer && 'voice' in answer ? answer.voice.voice_sample_word_times : []
}
