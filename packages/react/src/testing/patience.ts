import { configure } from '@testing-library/react'

// What loads late takes longer than the second that is the default, where several checks share a machine.
configure({ asyncUtilTimeout: 5000 })
