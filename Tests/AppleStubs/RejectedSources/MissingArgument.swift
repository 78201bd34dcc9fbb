// expected: argument passed to call that takes no arguments
// PortableUI may offer more than SwiftUI does; a feature that uses it is no feature on Apple platforms.
import SwiftUIShim

let insets = EdgeInsets(top: 8)
