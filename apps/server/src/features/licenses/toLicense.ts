import type { License, LicenseState } from '@voice-rankings/contract'
import type { PlansSettings } from '../../kernel/config/plansFile.ts'
import type { LicenseRow } from '../../kernel/database/licenseTables.ts'

/** A license as the API shows it to its buyer or user. */
export function toLicense(row: LicenseRow, userId: string, plans: PlansSettings | undefined): License {
  const state = stateOf(row, userId)
  return {
    license_id: row.license_id,
    plan_id: row.plan_id,
    plan_name: plans?.plans.find(({ id }) => id === row.plan_id)?.name ?? row.plan_id,
    license_state: state,
    account_level: row.account_level,
    plan_credits: row.credits,
    created_at: row.created_at.toISOString(),
    activated_at: row.activated_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    is_revealable: state === 'unused' && row.buyer_id === userId && row.shown_at === null,
  }
}

/** State of a license for a user. */
export function stateOf(row: LicenseRow, userId: string | null): LicenseState {
  if (row.revoked_at) return 'revoked'
  if (row.activated_at && row.user_id !== userId) return 'given'
  if (row.expires_at && row.expires_at.getTime() <= Date.now()) return 'expired'
  return row.activated_at ? 'active' : 'unused'
}
