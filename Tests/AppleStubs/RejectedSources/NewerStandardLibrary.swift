// expected: 'immediate(name:priority:executorPreference:operation:)' is only available in iOS 26.0 or newer
// The availability of the standard library is its own.
func start() -> Task<Void, Never> { Task.immediate {} }
