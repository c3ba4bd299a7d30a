import { Download } from 'lucide-react'
import { useState } from 'react'
import { Menu, MenuItem } from '../../ui/index.ts'
import type { MenuProps } from '../../ui/index.ts'
import { prepareMenu } from '../../ui/useMenuPanel.ts'
import type { PlayerFile, VoicePlayerModel, VoicePlayerViewProps } from '../VoicePlayerModel.ts'

// The menu is open when first rendered.
prepareMenu()

const CAPTIONS = ['vtt', 'srt', 'json'] as const

export interface PlayerMenuProps {
  player: VoicePlayerModel & Pick<VoicePlayerViewProps, 'extras'>
  /** Button that opens the menu. */
  trigger: MenuProps['trigger']
}

/** Menu with the captions switch and the downloads of audio and word times. It is open when first rendered. */
export function PlayerMenu({ player, trigger }: PlayerMenuProps) {
  const { texts, variant, stage, hasCaptions, extras, onCaptionsChange, onDownload } = player
  const hasWords = stage.marks.length > 0
  const [open, setOpen] = useState(true)
  const fileItem = (file: PlayerFile) => (
    <MenuItem key={file} part="file" onSelect={() => onDownload(file)}>
      <Download aria-hidden="true" />
      {texts.downloads[file]}
    </MenuItem>
  )
  return (
    <Menu open={open} onOpenChange={setOpen} align="start" trigger={trigger} footer={extras?.formatNotes}>
      {variant === 'compact' && hasWords ? (
        <MenuItem part="captions" kind="checkbox" checked={hasCaptions} onSelect={() => onCaptionsChange(!hasCaptions)}>
          {texts.captions}
        </MenuItem>
      ) : null}
      {fileItem('audio')}
      {extras?.formats}
      {hasWords ? CAPTIONS.map(fileItem) : null}
    </Menu>
  )
}
