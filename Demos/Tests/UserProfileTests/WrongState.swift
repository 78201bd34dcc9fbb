/// The feature is not in the state that a test is about.
struct WrongState: Error {}
