/// A failure to end publishers with.
struct Offline: Error, Equatable {}
