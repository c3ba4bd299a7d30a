import { useMessages } from '../runtime/index.ts'
import { Card } from './Card.tsx'
import { Markdown } from './Markdown.tsx'
import { voicesMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

/** Short recommendations for a voice; nothing if there are none. */
export function RecommendedFor({ texts, ...props }: { texts: readonly string[] } & RootProps) {
  const messages = useMessages('voices', voicesMessages)
  if (texts.length === 0) return null
  return (
    <Card title={messages.recommended} part="recommended-for" {...rootProps(props)}>
      {texts.map((text) => (
        <Markdown key={text} text={text} />
      ))}
    </Card>
  )
}
