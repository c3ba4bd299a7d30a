import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, REPOSITORY } from './sources.ts'

/** Storybook stories of one component. */
export interface StoriesLink {
  /** Name of the component or of the subject of its stories. */
  name: string
  /** Link to the first story. */
  href: string
}

const TITLE = /const meta = \{[^}]*?title: '(?<title>[^']+)'/

/** Stories in the folder of a feature of the React package; none if the Storybook is not built. */
export function readStories(feature: string): StoriesLink[] {
  if (!existsSync(join(REPOSITORY, 'apps/storybook/dist/served.json'))) return []
  return globSync(`packages/react/src/${feature}/**/*.stories.tsx`, { cwd: REPOSITORY })
    .toSorted()
    .flatMap((path) => {
      const title = TITLE.exec(readSource(path))?.groups?.['title']
      if (!title) throw new Error(`${path} has no title, so no page can lead to its stories.`)
      // Storybook derives a component's id from its title like this.
      const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
      return { name: title.split('/').at(-1) ?? title, href: `/storybook/?path=/story/${id}` }
    })
}
