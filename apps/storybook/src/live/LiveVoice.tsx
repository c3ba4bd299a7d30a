import { useRuntime } from '@voice-rankings/react'
import { Alert, Spinner } from '@voice-rankings/react/ui'
import type { AnalysisPanelProps } from '@voice-rankings/react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { LIVE_SERVER } from './liveServer.ts'

type Voice = AnalysisPanelProps['voice']
type Found = { status: 'asking' } | { status: 'found'; voice: Voice } | { status: 'failed'; problem: string }

export interface LiveVoiceProps {
  children: (voice: Voice) => ReactNode
}

/** Story with an English voice of the running server, or instructions to start one. */
export function LiveVoice({ children }: LiveVoiceProps) {
  const { client } = useRuntime()
  const [found, setFound] = useState<Found>({ status: 'asking' })

  useEffect(() => {
    const search = new AbortController()
    const { signal } = search
    const query = { languageCode: 'en', sort: 'name', limit: 24 } as const
    async function find(): Promise<Found> {
      const { voices } = await client.voices.search(query, { signal })
      const heard = voices.find((voice) => voice.voice_sample_url !== null)
      if (!heard) return { status: 'failed', problem: `The server at ${LIVE_SERVER} has spoken no English voice yet.` }
      const { voice_service, voice_gender, voice_speaker_id } = heard
      const { voice } = await client.voices.get({ voice_service, voice_gender, voice_speaker_id }, { signal })
      return { status: 'found', voice }
    }
    async function show(): Promise<void> {
      const nobody: Found = { status: 'failed', problem: `No server answers at ${LIVE_SERVER}.` }
      const answer = await find().catch(() => nobody)
      if (!signal.aborted) setFound(answer)
    }
    void show()
    return () => search.abort()
  }, [client])

  if (found.status === 'found') return children(found.voice)
  if (found.status === 'asking') {
    return (
      <output>
        <Spinner /> Asking the server at {LIVE_SERVER} for a voice…
      </output>
    )
  }
  return (
    <Alert title={found.problem}>
      These stories are shown with a real server. Start one with “npm start” and reload this page, or name another in
      STORYBOOK_VOICES_SERVER before Storybook is started.
    </Alert>
  )
}
