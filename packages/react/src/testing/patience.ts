import { configure } from '@testing-library/react'

// Lazy chunks take longer than the default second when several checks share a machine.
configure({ asyncUtilTimeout: 5000 })
