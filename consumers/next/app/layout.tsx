import '@voice-rankings/react/styles.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'Voices in Next' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
