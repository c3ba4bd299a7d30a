import { OFFERED_FORMATS } from '@voice-rankings/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Menu, MenuItem } from '../../ui/index.ts'
import type { MenuProps } from '../../ui/index.ts'
import { prepareMenu } from '../../ui/useMenuPanel.ts'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

// The menu is open when first rendered.
prepareMenu()

const CAPTIONS = ['vtt', 'srt', 'json'] as const

export interface PlayerMenuProps {
  player: VoicePlayerModel
  /** Button that opens the menu. */
  trigger: MenuProps['trigger']
}

/** Menu with the captions switch and the downloads of audio, its other formats and word times. It is open when first rendered. */
export function PlayerMenu({ player, trigger }: PlayerMenuProps) {
  const { texts, variant, stage, hasCaptions, hasFormats, onCaptionsChange, onDownload } = player
  const hasWords = stage.marks.length > 0
  const [open, setOpen] = useState(true)
  return (
    <Menu open={open} onOpenChange={setOpen} align="start" trigger={trigger}>
      {variant === 'compact' && hasWords ? (
        <MenuItem part="captions" kind="checkbox" checked={hasCaptions} onSelect={() => onCaptionsChange(!hasCaptions)}>
          {texts.captions}
        </MenuItem>
      ) : null}
      <MenuItem part="file" onSelect={() => onDownload('audio')}>
        <Download aria-hidden="true" />
        {texts.downloads.audio}
      </MenuItem>
      {hasFormats && variant === 'full'
        ? OFFERED_FORMATS.map((format) => (
            <MenuItem key={format} part="file" onSelect={() => onDownload(format)}>
              <Download aria-hidden="true" />
              {texts.downloads.as(format)}
            </MenuItem>
          ))
        : null}
      {hasWords
        ? CAPTIONS.map((file) => (
            <MenuItem key={file} part="file" onSelect={() => onDownload(file)}>
              <Download aria-hidden="true" />
              {texts.downloads[file]}
            </MenuItem>
          ))
        : null}
    </Menu>
  )
}
