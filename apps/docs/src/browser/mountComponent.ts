import type { ComponentType } from 'react'
import type { Component as SvelteComponent } from 'svelte'
import type { Component as VueComponent } from 'vue'
import { loadStyles } from './loadStyles.ts'

interface Module<Component> {
  default: Component
}

const FOLDER = '../../../../examples/'
const react = import.meta.glob<Module<ComponentType>>('../../../../examples/*/*.tsx')
const vue = import.meta.glob<Module<VueComponent>>('../../../../examples/*/*.vue')
const svelte = import.meta.glob<Module<SvelteComponent>>('../../../../examples/*/*.svelte')

/** Mounts a component with its framework, which is loaded on demand. */
async function show(place: HTMLElement): Promise<void> {
  const path = FOLDER + place.dataset['component']
  const [inReact, inVue, inSvelte] = [react[path]?.(), vue[path]?.(), svelte[path]?.()]
  if (inReact) {
    const [{ default: Example }, { createElement }, { createRoot }] = await Promise.all([
      inReact,
      import('react'),
      import('react-dom/client'),
      loadStyles(),
    ])
    createRoot(place).render(createElement(Example))
  }
  if (inVue) (await import('vue')).createApp((await inVue).default).mount(place)
  if (inSvelte) (await import('svelte')).mount((await inSvelte).default, { target: place })
}

const place = document.querySelector<HTMLElement>('[data-component]')
if (place) void show(place)
