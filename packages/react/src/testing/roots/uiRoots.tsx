import * as all from '../features.ts'
import type { Row } from './Row.ts'

const noop = () => {}
const trigger = <button type="button">Open it</button>

/** Controls. */
export const UI_ROOTS = {
  Alert: { root: 'voice-alert', Show: (given) => <all.Alert title="It failed" {...given} /> },
  Bar: { root: 'voice-bar', Show: (given) => <all.Bar share={0.5} part="bar" {...given} /> },
  Button: { root: 'voice-button', Show: (given) => <all.Button {...given}>Go</all.Button> },
  Dialog: {
    root: 'voice-backdrop',
    Show: (given) => (
      <all.Dialog title="A dialog" closeLabel="Close" open onOpenChange={noop} {...given}>
        <p>Inside</p>
      </all.Dialog>
    ),
  },
  FailedNotice: {
    root: 'voice-notice',
    Show: (given) => (
      <all.FailedNotice
        texts={{ failed: 'It failed', failedHint: 'Wait.', retry: 'Retry' }}
        onRetry={noop}
        {...given}
      />
    ),
  },
  Flag: { root: 'voice-flag', Show: (given) => <all.Flag languageCode="en-GB" {...given} /> },
  IconButton: {
    root: 'voice-icon-button',
    Show: (given) => (
      <all.IconButton label="Go" {...given}>
        →
      </all.IconButton>
    ),
  },
  PlainIconButton: {
    root: 'voice-icon-button',
    Show: (given) => (
      <all.PlainIconButton label="Go" {...given}>
        →
      </all.PlainIconButton>
    ),
  },
  Link: {
    root: 'voice-button',
    Show: ({ className, ...given }) => (
      <all.Link href="/voices" className={`voice-button ${className}`} {...given}>
        Voices
      </all.Link>
    ),
  },
  Menu: {
    root: 'voice-menu',
    Show: (given) => (
      <all.Menu trigger={trigger} open {...given}>
        <all.MenuItem>One</all.MenuItem>
      </all.Menu>
    ),
  },
  MenuChoice: {
    root: 'host-class',
    Show: (given) => (
      <all.Menu trigger={trigger} open>
        <all.MenuChoice value="a" onValueChange={noop} options={[{ value: 'a', label: 'A' }]} {...given} />
      </all.Menu>
    ),
  },
  MenuItem: {
    root: 'voice-menu-item',
    Show: (given) => (
      <all.Menu trigger={trigger} open>
        <all.MenuItem {...given}>One</all.MenuItem>
      </all.Menu>
    ),
  },
  Notice: { root: 'voice-notice', Show: (given) => <all.Notice title="Empty" hint="Come back." {...given} /> },
  Popover: {
    root: 'voice-popover',
    Show: (given) => (
      <all.Popover label="A panel" trigger={trigger} open {...given}>
        Inside
      </all.Popover>
    ),
  },
  RangeSlider: {
    root: 'voice-range',
    Show: (given) => (
      <all.RangeSlider
        label="Pitch"
        lowLabel="lowest"
        highLabel="highest"
        min={0}
        max={10}
        step={1}
        value={[2, 8]}
        onValueChange={noop}
        formatValue={String}
        formatRange={String}
        {...given}
      />
    ),
  },
  Segmented: {
    root: 'voice-segmented',
    Show: (given) => (
      <all.Segmented label="View" options={[{ value: 'a', label: 'A' }]} value="a" onValueChange={noop} {...given} />
    ),
  },
  Select: {
    root: 'voice-select',
    Show: (given) => (
      <all.Select label="Sort" options={[{ value: 'a', label: 'A' }]} value="a" onValueChange={noop} {...given} />
    ),
  },
  Spinner: { root: 'voice-spinner', Show: (given) => <all.Spinner {...given} /> },
  Tooltip: {
    root: 'voice-tooltip',
    Show: (given) => (
      <all.Tooltip text="More about it" {...given}>
        <button type="button">Focus it</button>
      </all.Tooltip>
    ),
    opens: 'Focus it',
  },
} satisfies Record<string, Row>
