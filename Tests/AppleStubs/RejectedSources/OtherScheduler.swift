// expected: value of type 'DispatchQueue' has no member 'ocombine'
// OpenCombine gives schedulers another name than Combine.
import CombineShim
import Dispatch

let later = Just(1).receive(on: DispatchQueue.main.ocombine)
