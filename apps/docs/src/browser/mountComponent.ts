import { mount } from 'svelte'
import type { Component as SvelteComponent } from 'svelte'
import { createApp } from 'vue'
import type { Component as VueComponent } from 'vue'

const FOLDER = '../../../../examples/'
const vue = import.meta.glob<{ default: VueComponent }>('../../../../examples/*/*.vue')
const svelte = import.meta.glob<{ default: SvelteComponent }>('../../../../examples/*/*.svelte')

/** Puts a component of another framework in its place, the way its own documentation has it. */
async function show(place: HTMLElement): Promise<void> {
  const path = FOLDER + place.dataset['component']
  if (vue[path]) createApp((await vue[path]()).default).mount(place)
  if (svelte[path]) mount((await svelte[path]()).default, { target: place })
}

const place = document.querySelector<HTMLElement>('[data-component]')
if (place) void show(place)
