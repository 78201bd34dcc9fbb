/// The error of test upstreams.
enum Oops: Error, Equatable {
  case first
  case second
}
