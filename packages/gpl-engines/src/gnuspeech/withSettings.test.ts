import { expect, it } from 'vitest'
import { withSettings } from './withSettings.ts'

const FILE = '# cm\nvocal_tract_length = 17.5\n\n#\nbreathiness = 0.5\n'

it('withSettings replaces the given settings and keeps the rest of the file', () => {
  const changed = withSettings(FILE, { vocal_tract_length: 15, breathiness: undefined, unheard_of: 1 })
  expect(changed).toBe('# cm\nvocal_tract_length = 15\n\n#\nbreathiness = 0.5\n')
})
