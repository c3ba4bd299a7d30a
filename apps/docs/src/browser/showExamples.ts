import { editExamples } from './editExamples.ts'
import { showFrames } from './showFrames.ts'

showFrames()
editExamples()
