import { embedCode } from '@voice-rankings/contract'
import type { EmbedTheme, MarkupNode } from '@voice-rankings/contract'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { EmbedPreview } from '../EmbedPreview.tsx'
import type { LoadedShareProps } from './LoadedShareProps.ts'

interface SettingsEmbedProps extends Pick<LoadedShareProps, 'texts' | 'origin' | 'copied' | 'onCopy'> {
  node: MarkupNode
  theme: EmbedTheme
}

/** Live preview of an embed, and its code to copy. */
export function SettingsEmbed({ texts, origin, copied, node, theme, onCopy }: SettingsEmbedProps) {
  const code = embedCode(origin, node)
  return (
    <>
      <EmbedPreview node={node} code={code} origin={origin} theme={theme} />
      <section part="embed-code" aria-label={texts.code}>
        <pre dir="ltr">
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton
        part="share-copy"
        label={texts.copyCode}
        copiedLabel={texts.copied}
        isCopied={copied === 'copied'}
        onClick={() => onCopy(code)}
      />
    </>
  )
}
