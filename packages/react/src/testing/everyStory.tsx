import type { ComponentType, ReactNode } from 'react'
import type { RuntimeOptions } from '../runtime/index.ts'

/** A component with properties to show it with. */
export interface Shown {
  /** For example `player/VoicePlayer Sample`. */
  readonly name: string
  readonly options: RuntimeOptions
  render(): ReactNode
}

interface Part {
  component?: ComponentType<object>
  args?: object
  parameters?: { runtime?: RuntimeOptions }
  render?: (args: object) => ReactNode
}

/** The story files, by path. */
export type StoryModules = Record<string, Record<string, Part>>

declare global {
  interface ImportMeta {
    /** Vite's import of many modules at once. */
    glob<Module>(patterns: string[], options: { eager: true; query?: string }): Record<string, Module>
  }
}

/** Everything a story shows, without Storybook around it. */
export function everyStory(modules: StoryModules): Shown[] {
  return Object.entries(modules).flatMap(([file, { default: meta = {}, ...stories }]) =>
    Object.entries(stories).map(([name, story]): Shown => {
      const args = { ...meta.args, ...story.args }
      const { component: Component } = meta
      const render = story.render ?? meta.render ?? ((props: object) => (Component ? <Component {...props} /> : null))
      return {
        name: `${file.replace(/^\.\.\//, '').replace('.stories.tsx', '')} ${name}`,
        options: story.parameters?.runtime ?? meta.parameters?.runtime ?? {},
        render: () => render(args),
      }
    }),
  )
}
