import { packageBuild } from '../../tsup.base.ts'

// Every entry of the exports map. The banner tells server renderers that these components live in the browser too.
export default packageBuild(['src/index.ts', 'src/{player,voices,search,similar}/index.ts'], {
  banner: { js: '"use client";' },
})
