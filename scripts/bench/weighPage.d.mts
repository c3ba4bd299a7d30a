import type { Page } from 'playwright'

export interface PageWeight {
  scriptBytes: number
  styleBytes: number
  fileCount: number
  layoutShift: number
}

export function weighPage(page: Page, url: string): Promise<PageWeight>
