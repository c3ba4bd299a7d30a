import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/kernel/database/schema.ts', './src/kernel/database/*Tables.ts'],
  out: './migrations',
})
