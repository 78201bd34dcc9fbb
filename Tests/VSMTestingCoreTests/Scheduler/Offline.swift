/// A failure for publishers in tests.
struct Offline: Error, Equatable {}
