import { builderAddress, EMBED_FORMS, embedCode, embedNode, soundNode } from '@voice-rankings/contract'
import type { MarkupNode } from '@voice-rankings/contract'
import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../runtime/index.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Audience } from './Audience.tsx'
import { EmbedChoices } from './EmbedChoices.tsx'
import type { EmbedChoice } from './EmbedChoices.tsx'
import { EmbedPreview } from './EmbedPreview.tsx'
import { isPrivate } from './isPrivate.ts'
import { shareMessages } from './messages.ts'
import type { ShareEmbed, SharePanelProps } from './useShare.ts'

/** Form and look of an embed, its live preview, and its code. */
export function EmbedPanel(props: SharePanelProps) {
  const texts = useMessages('share', shareMessages)
  const { embed, shared, copied, visibility, onCopyEmbed } = props
  const [choice, setChoice] = useState<EmbedChoice>({ form: 'player', theme: 'auto', color: null })
  const forms = EMBED_FORMS.filter((form) => form !== 'sound' || embed.soundUrl !== null)
  const node = nodeOf(embed, shared.url, choice)
  const code = embedCode(embed.origin, node)
  // The builder has no sounds without a player.
  const look = { ...choice, form: choice.form === 'sound' ? ('player' as const) : choice.form }
  return (
    <>
      <EmbedChoices
        {...{ choice, forms }}
        gender={embed.gender}
        onChange={(part) => setChoice({ ...choice, ...part })}
      />
      {/* A snippet that has become public is loaded again. */}
      <EmbedPreview key={visibility?.status} {...{ node, code }} origin={embed.origin} theme={choice.theme} />
      <section part="embed-code" aria-label={texts.code}>
        <pre dir="ltr">
          <code>{code}</code>
        </pre>
      </section>
      <div part="embed-end">
        <Audience {...props} />
        <div part="embed-bar">
          <a href={builderAddress(embed, look)} target="_blank" rel="noopener">
            {texts.builder}
            <ArrowUpRight aria-hidden="true" />
            <span className="voice-hidden">{texts.opensApart}</span>
          </a>
          {embed.snippet === null || isPrivate(props) ? null : (
            <span part="embed-shows">{visibility === null ? texts.showsOnly : texts.revocable}</span>
          )}
          <CopyButton
            part="share-copy"
            copiedLabel={texts.copied}
            label={texts.copyCode}
            isCopied={copied === 'embed'}
            disabled={isPrivate(props)}
            onClick={() => onCopyEmbed(code)}
          />
        </div>
      </div>
    </>
  )
}

function nodeOf(embed: ShareEmbed, href: string, choice: EmbedChoice): MarkupNode {
  const { form, ...look } = choice
  if (form !== 'sound') return embedNode(embed, { form, ...look })
  return soundNode({ name: embed.name, href, src: embed.soundUrl ?? '' })
}
