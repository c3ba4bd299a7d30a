import type { Stars } from '@voice-rankings/contract'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '../../runtime/index.ts'
import { leaveFocus } from '../../ui/leaveFocus.ts'
import { ratingsMessages } from '../messages.ts'
import { StarRating } from '../StarRating.tsx'
import { rootProps, useRefs } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'

export interface RatingPromptProps extends RootProps<HTMLDivElement> {
  voiceName: string
  /** True if the prompt is open. */
  open: boolean
  onRate: (stars: Stars) => void
  onDismiss: () => void
}

/**
 * Rating prompt of a voice. It is announced when it appears and does not take focus; after an answer, focus moves to
 * the previous focusable element.
 *
 * @example
 * <RatingPrompt open={isOpen} voiceName={voice.voice_name} onRate={console.log} onDismiss={() => setOpen(false)} />
 */
export function RatingPrompt({ voiceName, open, onRate, onDismiss, ...props }: RatingPromptProps) {
  const texts = useMessages('ratings', ratingsMessages)
  const question = texts.question(voiceName)
  const prompt = useRef<HTMLDivElement>(null)
  const ref = useRefs(prompt, props)

  const leave = () => prompt.current && leaveFocus(prompt.current)
  function dismiss(): void {
    leave()
    onDismiss()
  }
  return (
    <>
      <output className="voice-hidden">{open ? question : ''}</output>
      {open && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the key comes up from the controls inside
        <div
          part="rating-prompt"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // Keeps a surrounding dialog open.
            event.stopPropagation()
            dismiss()
          }}
          {...rootProps(props, 'voice-rating-prompt voice-floats')}
          ref={ref}
        >
          <p part="rating-question" aria-hidden="true">
            {question}
          </p>
          <StarRating
            label={question}
            onRate={(stars) => {
              leave()
              onRate(stars)
            }}
          />
          {/* A plain button instead of `IconButton`, so that players without tooltips do not load that code. */}
          <button
            type="button"
            className="voice-icon-button"
            data-size="small"
            part="rating-dismiss"
            aria-label={texts.dismiss}
            onClick={dismiss}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  )
}
