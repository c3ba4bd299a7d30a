import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { showHtml } from '../browser/showHtml.ts'
import type { BuilderChoice } from './builderChoice.ts'
import { frameOf } from './embedCode.ts'

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
  if (choice.form === 'link') {
    return (
      <p className="builder-preview">
        <a href={code}>{name}</a>
      </p>
    )
  }
  if (choice.form === 'frame') return <Framed {...frameOf(choice)} name={name} />
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
function Framed({ src, width, height, name }: ReturnType<typeof frameOf> & { name: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = document.createElement('iframe')
    const size = { width: String(width), height: String(height) }
    Object.assign(frame, { src, title: `Preview of ${name}`, allow: 'autoplay', ...size })
    place.current?.replaceChildren(frame)
  }, [src, width, height, name])
  return <div ref={place} className="builder-preview" />
}
