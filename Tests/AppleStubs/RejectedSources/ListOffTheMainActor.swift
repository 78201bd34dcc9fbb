// expected: call to main actor-isolated initializer 'init(content:)' in a synchronous nonisolated context
// Most initializers of views are nonisolated; the initializers of `List` are not.
import SwiftUIShim

nonisolated func list() -> some View { List { Text("Hello") } }
