import { globSync } from 'node:fs'
import { readSource, REPOSITORY } from './sources.ts'

/** The stories of one component, as Storybook lists them. */
export interface StoriesLink {
  /** Name of the component, or of what its stories show. */
  name: string
  /** Opens its first story. */
  href: string
}

const TITLE = /const meta = \{[^}]*?title: '(?<title>[^']+)'/

/** The stories that stand in the folder of a feature of the React package. */
export function readStories(feature: string): StoriesLink[] {
  return globSync(`packages/react/src/${feature}/**/*.stories.tsx`, { cwd: REPOSITORY })
    .toSorted()
    .flatMap((path) => {
      const title = TITLE.exec(readSource(path))?.groups?.['title']
      if (!title) throw new Error(`${path} has no title, so no page can lead to its stories.`)
      // As Storybook makes the id of a component of its title.
      const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
      return { name: title.split('/').at(-1) ?? title, href: `/storybook/?path=/story/${id}` }
    })
}
