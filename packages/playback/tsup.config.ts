import { packageBuild } from '../../tsup.base.ts'

export default packageBuild(['src/index.ts', 'src/captions/index.ts', 'src/frame/index.ts'])
