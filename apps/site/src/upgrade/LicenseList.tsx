import type { License } from '@voice-rankings/contract'
import { Link } from 'react-router'
import { useUpgradeTexts } from './useUpgradeTexts.ts'

/** Licenses of the visitor, newest first. */
export function LicenseList({ licenses }: { licenses: readonly License[] }) {
  const { texts, date } = useUpgradeTexts()
  const { title, states, until, open } = texts.licenses
  if (licenses.length === 0) return null
  return (
    <section className="site-licenses" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {licenses.map(({ license_id, plan_name, license_state: state, expires_at }) => (
          <li key={license_id}>
            <strong>
              <bdi>{plan_name}</bdi>
            </strong>
            <span className="site-hint">
              {states[state]}
              {expires_at !== null && (state === 'active' || state === 'unused') && ` · ${until(date(expires_at))}`}
            </span>
            {state === 'unused' && <Link to="/license-key-success">{open}</Link>}
          </li>
        ))}
      </ul>
    </section>
  )
}
