import type { ComponentType, ReactNode } from 'react'
import type { RuntimeOptions } from '../runtime/index.ts'

/** Component with props for a test. */
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

/** Story files by path. */
export type StoryModules = Record<string, Record<string, Part>>

declare global {
  interface ImportMeta {
    /** Vite's import of many modules. */
    glob<Module>(patterns: string[], options: { eager: true; query?: string }): Record<string, Module>
  }
}

/** Components of all stories, without Storybook. */
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
