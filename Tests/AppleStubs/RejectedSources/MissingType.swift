// expected: cannot find 'ViewHost' in scope
// Elsewhere the shim brings PortableUI along, and with it what SwiftUI has nothing like.
import SwiftUIShim

@MainActor let host = ViewHost { Text("Hello") }
