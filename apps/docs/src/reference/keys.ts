/** Row of a keyboard table: keys, focused element, effect. */
type KeyRow = readonly [keys: string, where: string, effect: string]

/** Keyboard behaviour of each control, shared by all components that have it. Tests press each key. */
export const KEYS = {
  buttons: [
    ['Tab', 'anywhere', 'moves to the next control'],
    ['Space, Enter', 'a button', 'activates it'],
  ],
  waveform: [
    ['← → ↑ ↓', 'the waveform', 'seeks by one second, or by five if the sound lasts a minute or more'],
    ['Control with ← →', 'the waveform', 'seeks to the previous or next word'],
    ['Page Up, Page Down', 'the waveform', 'seeks by a tenth of the sound'],
  ],
  player: [
    ['E', 'the player, except fields', 'moves to the text, to edit it'],
    ['S', 'the player, except fields', 'takes the next playback speed, and after the fastest the slowest'],
    ['D', 'the player, except fields', 'downloads the audio'],
    ['Space', 'the player, except fields and buttons', 'plays and pauses'],
  ],
  text: [['Alt with Enter', 'the text', 'plays from the word at the cursor']],
  menu: [
    ['Enter, Space, ↓', 'the button of a menu', 'opens the menu at its first item'],
    ['↑', 'the button of a menu', 'opens the menu at its last item'],
    ['↓ ↑', 'an item', 'moves to the next or previous item, wrapping around'],
    ['Home, End', 'an item', 'moves to the first or last item'],
    ['a letter', 'an item', 'moves to the next item with this first letter'],
    ['Escape', 'an item', 'closes the menu and returns the focus to its button'],
    ['Tab', 'an item', 'closes the menu and moves to the control after its button'],
  ],
  dialog: [
    ['Tab, Shift with Tab', 'a dialog', 'moves inside the dialog, wrapping around'],
    ['Escape', 'a dialog', 'closes it and restores the focus'],
  ],
  combobox: [
    ['↓ ↑', 'the field', 'selects a result, wrapping around'],
    ['Enter', 'the field', 'confirms the selected result, or the first one'],
    ['Escape', 'the field', 'closes the list; a second press clears the field'],
    ['Alt with ↓ ↑', 'the field', 'opens or closes the list without selecting'],
  ],
  tabs: [
    ['← →', 'a tab of a dialog', 'shows the next or previous tab, wrapping around'],
    ['Home, End', 'a tab of a dialog', 'shows the first or last tab'],
  ],
  stars: [
    ['← → ↑ ↓', 'the stars', 'selects one star more or less, wrapping around, without rating'],
    ['Home, End', 'the stars', 'selects one or five stars'],
    ['Space, Enter', 'the stars', 'sends the rating'],
  ],
  ranges: [
    ['← → ↑ ↓', 'a thumb of a range', 'moves by one step; thumbs never pass each other'],
    ['Page Up, Page Down', 'a thumb of a range', 'moves by several steps'],
    ['Home, End', 'a thumb of a range', 'moves to the end'],
  ],
  choices: [['← → ↑ ↓', 'a segmented control', 'selects the next or previous option']],
  map: [
    ['← → ↑ ↓', 'the map', 'moves to the nearest voice in that direction'],
    ['Space', 'the map', 'plays the active voice'],
    ['Enter', 'the map', 'opens the active voice'],
    ['Shift with Space', 'the map', 'selects the active voice'],
    ['+, -, 0', 'the map', 'zooms in, zooms out, shows all'],
    ['Escape', 'the map', 'clears the active voice, then the selection'],
  ],
  compare: [
    ['X', 'the comparison, except text fields', 'continues with the next voice at the same word'],
    ['1 to 4', 'the comparison, except text fields', 'continues with that voice at the same word'],
    ['Space', 'the comparison, except text fields and buttons', 'plays and pauses'],
  ],
} as const satisfies Record<string, readonly KeyRow[]>

export type KeyedControl = keyof typeof KEYS
