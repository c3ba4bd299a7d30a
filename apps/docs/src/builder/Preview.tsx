import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { showHtml } from '../browser/showHtml.ts'
import type { BuilderChoice } from './builderChoice.ts'

/** As the policy of that page has it. */
const SANDBOX = 'allow-scripts allow-popups'

interface PreviewProps {
  choice: BuilderChoice
  /** What is copied: the very same is shown. */
  code: string
  name: string
}

/** What the code does, on a page of its own. */
export function Preview({ choice, code, name }: PreviewProps) {
  const { form, voice, theme, width } = choice
  if (form === 'link') {
    return (
      <p className="builder-preview">
        <a href={code}>{name}</a>
      </p>
    )
  }
  if (form === 'frame') return <Framed {...{ voice, theme, width, name }} />
  return <RunningCode code={code} name={name} />
}

function RunningCode({ code, name }: Pick<PreviewProps, 'code' | 'name'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isNear = useNear(frame)
  useEffect(() => (frame.current && isNear ? showHtml(frame.current, code) : undefined), [code, isNear])
  return (
    <div className="builder-preview">
      <iframe ref={frame} title={`Preview of ${name}`} width="100%" height={160} sandbox={SANDBOX} allow="autoplay" />
    </div>
  )
}

/** Whether something has come near what is seen: on a phone, what one chooses is seen long before what comes of it. */
function useNear(of: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!of.current) return
    const seen = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '200px',
    })
    seen.observe(of.current)
    return () => seen.disconnect()
  }, [of])
  return isNear
}

/** The page of the voice, framed as the code frames it: not shut off, which the page of another site would not be either. */
function Framed({ voice, theme, width, name }: Pick<BuilderChoice, 'voice' | 'theme' | 'width'> & { name: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = document.createElement('iframe')
    Object.assign(frame, {
      src: `/embed/voice/${voice}`,
      title: `Preview of ${name}`,
      width: width === 0 ? '100%' : String(width),
      height: '240',
      allow: 'autoplay',
    })
    frame.style.colorScheme = theme === 'auto' ? '' : theme
    place.current?.replaceChildren(frame)
  }, [voice, theme, width, name])
  return <div ref={place} className="builder-preview" />
}
