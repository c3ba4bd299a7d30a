import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { showHtml } from '../browser/showHtml.ts'
import type { BuilderChoice } from './builderChoice.ts'
import { framedOf } from './embedCode.ts'

/** Same sandbox as in the policy of the framed page. */
const SANDBOX = 'allow-scripts allow-popups'

interface PreviewProps {
  choice: BuilderChoice
  /** Code to copy, which is also the code that is rendered. */
  code: string
  name: string
}

/** Renders the code on a page of its own. */
export function Preview({ choice, code, name }: PreviewProps) {
  if (choice.form === 'link') {
    return (
      <p className="builder-preview">
        <a href={code}>{name}</a>
      </p>
    )
  }
  if (choice.form !== 'player') return <Framed {...framedOf(choice)} name={name} />
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

/**
 * True once the element has come near the viewport. On a phone the form is above the preview, so the preview loads
 * later.
 */
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

/** Page of the voice in the iframe that the code creates. It has no sandbox, as on a page of another site. */
function Framed({ src, width, height, name }: ReturnType<typeof framedOf> & { name: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = document.createElement('iframe')
    const size = { width: String(width), height: String(height) }
    Object.assign(frame, { src, title: `Preview of ${name}`, allow: 'autoplay', ...size })
    place.current?.replaceChildren(frame)
  }, [src, width, height, name])
  return <div ref={place} className="builder-preview" />
}
