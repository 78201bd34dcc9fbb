/// The error that test upstreams fail with.
enum Oops: Error, Equatable {
  case first
  case second
}
