import { packageBuild } from '../../tsup.base.ts'

export default packageBuild(['src/index.ts', 'src/audio/index.ts', 'src/session/index.ts'])
