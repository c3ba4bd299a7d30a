import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [svelte()], define: { SERVER: JSON.stringify(process.env.VOICES_SERVER) } })
