// expected: no such module 'OpenCombine'
// It is linked only where Combine is missing, so what builds on it needs `#if !canImport(Combine)`.
import OpenCombine

let numbers = Just(1)
