import type { Voice } from '@voice-rankings/contract'
import { useMessages, useWriting } from '../runtime/index.ts'
import { Card } from './Card.tsx'
import { Markdown } from './Markdown.tsx'
import { VoiceChanges } from './VoiceChanges.tsx'
import { formatAttributeName, formatAttributeValue } from './attributeText.ts'
import { voicesMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

type Described = Pick<
  Voice,
  'voice_summary' | 'voice_attributes_summary' | 'voice_detail_breakdown' | 'voice_best_for_description'
> &
  Partial<Pick<Voice, 'voice_changes'>>

/** Language of the texts that the server writes about a voice. */
const SERVER_LANGUAGE = 'en'

/** All texts about a voice, generated from its measurements, and the changes that were found. */
export function VoiceDetails({ voice, ...props }: { voice: Described } & RootProps<HTMLDivElement>) {
  const messages = useMessages('voices', voicesMessages)
  return (
    <div part="voice-details" {...rootProps(props, 'voice-details')}>
      <section>
        <h2>{messages.summary}</h2>
        <p className="voice-details-summary" lang={voice.voice_summary ? SERVER_LANGUAGE : undefined}>
          {voice.voice_summary || messages.noSummary}
        </p>
      </section>
      <VoiceChanges changes={voice.voice_changes ?? []} />
      {voice.voice_attributes_summary.length > 0 ? (
        <section>
          <h2>{messages.attributes}</h2>
          <AttributeTable attributes={voice.voice_attributes_summary} />
        </section>
      ) : null}
      {voice.voice_detail_breakdown.length > 0 ? (
        <section>
          <h2>{messages.breakdown}</h2>
          {voice.voice_detail_breakdown.map((text) => (
            <Markdown key={text} text={text} />
          ))}
        </section>
      ) : null}
      {voice.voice_best_for_description.length > 0 ? (
        <Card title={messages.bestFor} part="best-for">
          {voice.voice_best_for_description.map((text) => (
            <Markdown key={text} text={text} />
          ))}
        </Card>
      ) : null}
    </div>
  )
}

function AttributeTable({ attributes }: { attributes: Voice['voice_attributes_summary'] }) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  return (
    <table className="voice-table" part="attributes">
      <thead>
        <tr>
          <th scope="col">{messages.attribute}</th>
          <th scope="col">{messages.value}</th>
          <th scope="col">{messages.interpretation}</th>
        </tr>
      </thead>
      <tbody lang={SERVER_LANGUAGE}>
        {attributes.map(({ attribute, value, interpretation }) => (
          <tr key={attribute}>
            <th scope="row">{formatAttributeName(attribute)}</th>
            <td>{formatAttributeValue(value, writing)}</td>
            <td>{interpretation}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
