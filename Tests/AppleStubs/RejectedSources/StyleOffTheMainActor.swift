// expected: main actor-isolated static property 'bordered' can not be referenced from a nonisolated context
// SwiftUI's styles belong to the main actor, PortableUI's to nobody.
import SwiftUIShim

extension View {
  nonisolated func looksBordered() -> some View { buttonStyle(.bordered) }
}
