import type { NextConfig } from 'next'

export default { env: { VOICES_SERVER: process.env.VOICES_SERVER }, turbopack: { root: '/' } } satisfies NextConfig
