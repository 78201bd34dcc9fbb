// expected: 'onChange(of:perform:)' is deprecated
// A warning there is a warning too many here.
import SwiftUIShim

@MainActor func watch(_ text: String) -> some View {
  Text(text).onChange(of: text) { newText in print(newText) }
}
