import { Suspense, useState } from 'react'
import { useMessages } from '../runtime/index.ts'
import { PlayButton, Waveform } from '../player/index.ts'
import { Link } from '../ui/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { LazyBlindTest } from './LazyBlindTest.tsx'
import { blindMessages } from './messages.ts'
import { BLIND_SIDES, SIDE_LETTERS } from './sides.ts'
import type { BlindSide } from './sides.ts'
import type { BlindTestOptions } from './useBlindTest.ts'

export interface BlindStripProps extends Omit<BlindTestOptions, 'firstSide'>, RootProps {
  /** Page of the whole test. */
  href: string
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3
  /** Shows the whole test at once. Default false: a strip, which grows when a side is played. */
  grown?: boolean
}

/** Peaks of a strip, whose voices are not chosen yet. */
const PEAKS = Array.from({ length: 40 }, (_, at) => Math.round(30 + 26 * Math.sin(at / 2.3) * Math.sin(at / 7 + 1)))

/**
 * Strip that asks which of two voices reads better, and grows to the blind test when one of them is played. The code and
 * the pair are loaded then.
 *
 * @example
 * <BlindStrip href="/blind" languageCode="en" />
 */
export function BlindStrip({ href, headingLevel = 2, grown = false, ...props }: BlindStripProps) {
  const texts = useMessages('blind', blindMessages)
  const [side, setSide] = useState<BlindSide | null>(null)
  const Heading = `h${headingLevel}` as const
  const strip = (
    <section part="blind-strip" aria-label={texts.title} {...rootProps(props, 'voice-blind-strip')}>
      <Heading part="blind-strip-title">{texts.title}</Heading>
      <div part="blind-strip-sides">
        {BLIND_SIDES.map((one) => (
          <span key={one}>
            <b aria-hidden="true">{SIDE_LETTERS[one]}</b>
            <PlayButton
              label={texts.play(SIDE_LETTERS[one])}
              status={side === one ? 'loading' : 'idle'}
              gender="none"
              onClick={() => setSide(one)}
            />
            <Waveform peaks={PEAKS} gender="none" bars={24} height={32} />
          </span>
        ))}
      </div>
      <small>{texts.strip.duration}</small>
      <Link className="voice-button" data-variant="primary" href={href}>
        {texts.strip.start}
      </Link>
    </section>
  )
  if (!grown && side === null) return strip
  return (
    <Suspense fallback={strip}>
      <LazyBlindTest {...props} headingLevel={headingLevel} firstSide={side ?? undefined} />
    </Suspense>
  )
}
