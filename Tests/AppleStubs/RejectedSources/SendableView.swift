// expected: conformance of 'VStack<Content>' to 'Sendable' is unavailable
// Types on the main actor are `Sendable` unless their module says otherwise, and SwiftUI says otherwise.
import SwiftUIShim

@MainActor func stack() -> any Sendable { VStack { Text("Hello") } }
