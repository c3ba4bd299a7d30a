import { Button } from '@voice-rankings/react/ui'
import { Mic, MicOff } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createDictation, findRecognition, type Recognition } from './createDictation.ts'
import { useChatTexts } from './useChatTexts.ts'

interface DictationButtonProps {
  draft: string
  /** Language of the voice, BCP 47. */
  language: string
  /** Called before listening: the voice must not be heard by the microphone. */
  onListen: () => void
  onType: (draft: string) => void
}

/** Button that takes dictation into the draft; nothing where the browser has no speech recognition. */
export function DictationButton(props: DictationButtonProps) {
  const Found = useSyncExternalStore(
    () => () => undefined,
    () => findRecognition(window),
    () => undefined,
  )
  return Found ? <Dictate create={() => new Found()} {...props} /> : null
}

function Dictate({ create, draft, language, onListen, onType }: DictationButtonProps & { create: () => Recognition }) {
  const texts = useChatTexts()
  const [dictation] = useState(() => createDictation(create, language))
  useEffect(() => dictation.cancel, [dictation])
  const { isListening, problem } = useStore(dictation)
  const written = useRef(draft)
  // Typing or sending ends dictation, so that it overwrites nothing.
  useEffect(() => {
    if (isListening && draft !== written.current) dictation.cancel()
  }, [dictation, draft, isListening])

  function listen(): void {
    onListen()
    const before = draft.trim()
    written.current = draft
    dictation.start((said) => {
      written.current = before === '' ? said : `${before} ${said}`
      onType(written.current)
    })
  }

  return (
    <div className="site-chat-dictation">
      <Button
        size="small"
        aria-pressed={isListening}
        icon={isListening ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
        onClick={isListening ? dictation.stop : listen}
      >
        {isListening ? texts.stopDictation : texts.dictate}
      </Button>
      <output className="site-hint">
        {isListening ? texts.listening : problem ? texts.dictationProblems[problem] : texts.dictationHint}
      </output>
    </div>
  )
}
