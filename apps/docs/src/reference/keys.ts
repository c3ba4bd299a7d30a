/** Row of a keyboard table: keys, focused element, effect. */
type KeyRow = readonly [keys: string, where: string, effect: string]

/** Keyboard behaviour of each control, shared by all components that have it. Tests press each key. */
export const KEYS = {
  buttons: [
    ['Tab', 'anywhere', 'goes from control to control'],
    ['Space, Enter', 'a button', 'presses it'],
  ],
  waveform: [
    ['← → ↑ ↓', 'the waveform', 'a second back or forward; five in a minute or more'],
    ['Control with ← →', 'the waveform', 'the word before or after'],
    ['Page Up, Page Down', 'the waveform', 'a tenth of the sound'],
  ],
  text: [['Alt with Enter', 'the text', 'plays from the word at the cursor']],
  menu: [
    ['Enter, Space, ↓', 'the button of a menu', 'opens it at its first item'],
    ['↑', 'the button of a menu', 'opens it at its last item'],
    ['↓ ↑', 'an item', 'the next and the one before, round and round'],
    ['Home, End', 'an item', 'the first and the last'],
    ['a letter', 'an item', 'the next item that begins with it'],
    ['Escape', 'an item', 'closes the menu; the focus is on its button again'],
    ['Tab', 'an item', 'closes the menu and goes on behind its button'],
  ],
  dialog: [
    ['Tab, Shift with Tab', 'a dialog', 'goes round inside, and never out'],
    ['Escape', 'a dialog', 'closes it; the focus is where it came from'],
  ],
  combobox: [
    ['↓ ↑', 'the box', 'chooses among what was found, round and round'],
    ['Enter', 'the box', 'takes what is chosen, or the first that was found'],
    ['Escape', 'the box', 'closes the list; once more empties the box'],
    ['Alt with ↓ ↑', 'the box', 'opens and closes the list without choosing'],
  ],
  tabs: [
    ['← →', 'a tab of a dialog', 'shows the one beside it, round and round'],
    ['Home, End', 'a tab of a dialog', 'shows the first and the last'],
  ],
  stars: [
    ['← → ↑ ↓', 'the stars', 'chooses one more or one less, round and round, and sends nothing'],
    ['Home, End', 'the stars', 'chooses one star, five stars'],
    ['Space, Enter', 'the stars', 'sends what is chosen'],
  ],
  ranges: [
    ['← → ↑ ↓', 'a thumb of a range', 'one step; the thumbs never pass each other'],
    ['Page Up, Page Down', 'a thumb of a range', 'several steps'],
    ['Home, End', 'a thumb of a range', 'as far as it goes'],
  ],
  choices: [['← → ↑ ↓', 'a row of choices', 'chooses the one beside it']],
  map: [
    ['← → ↑ ↓', 'the map', 'goes to the nearest voice in that direction'],
    ['Space', 'the map', 'plays the voice at hand'],
    ['Enter', 'the map', 'opens it'],
    ['Shift with Space', 'the map', 'selects it'],
    ['+, -, 0', 'the map', 'goes nearer, farther, and sees all'],
    ['Escape', 'the map', 'lets go of the voice, then of the selection'],
  ],
  compare: [
    ['X', 'anywhere in it but a text', 'goes on in the next voice, at the same word'],
    ['1 to 4', 'anywhere in it but a text', 'goes on in that voice, at the same word'],
    ['Space', 'anywhere in it but a text or a button', 'plays and pauses'],
  ],
} as const satisfies Record<string, readonly KeyRow[]>

export type KeyedControl = keyof typeof KEYS
