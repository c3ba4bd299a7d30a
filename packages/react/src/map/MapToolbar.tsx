import { AudioLines, Map as MapIcon, Table, Volume2, VolumeX } from 'lucide-react'
import { attributeUnit } from '../runtime/index.ts'
import { IconButton, Segmented, Select } from '../ui/index.ts'
import { MAP_AXES } from './mapAxisName.ts'
import type { VoiceMapModel } from './useVoiceMap.ts'

/** Controls for the axes, the drag and hover behaviour, and the table view. */
export function MapToolbar(map: VoiceMapModel) {
  const { texts, writing, store, chosen, shown, dragging, hears } = map
  const options = MAP_AXES.map((value) => ({
    value,
    label: texts.axis(texts.axes[value], attributeUnit(value, writing)),
  }))
  const choose = (side: 'x' | 'y') => (value: string) => {
    const axis = MAP_AXES.find((name) => name === value)
    if (axis) store.setAxes({ [side]: axis })
  }
  return (
    <div part="map-toolbar">
      {shown === 'map' ? (
        <>
          <Select label={texts.xAxis} value={chosen.x} options={options} onValueChange={choose('x')} />
          <Select label={texts.yAxis} value={chosen.y} options={options} onValueChange={choose('y')} />
        </>
      ) : null}
      {shown === 'table' ? null : (
        <>
          <Segmented
            label={texts.dragging}
            options={[
              { value: 'select', label: texts.dragSelects },
              { value: 'move', label: texts.dragMoves },
            ]}
            value={dragging}
            onValueChange={map.onDraggingChange}
          />
          <IconButton label={texts.hearing} aria-pressed={hears} onClick={() => map.onHearsChange(!hears)}>
            {hears ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
          </IconButton>
        </>
      )}
      <Segmented
        label={texts.shown}
        options={[
          { value: 'map', label: texts.map, icon: <MapIcon size={17} aria-hidden="true" /> },
          { value: 'sound', label: texts.bySound, icon: <AudioLines size={17} aria-hidden="true" /> },
          { value: 'table', label: texts.table, icon: <Table size={17} aria-hidden="true" /> },
        ]}
        value={shown}
        onValueChange={map.onShownChange}
      />
    </div>
  )
}
