import { packageBuild } from '../../tsup.base.ts'

export default packageBuild(['src/process.ts'], { platform: 'node' })
