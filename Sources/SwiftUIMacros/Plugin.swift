// Why: Documentation/Decisions/0073-macros-without-swift-syntax.md
import SwiftUIMacroExpansion

/// The program that expands SwiftUI's macros for the compiler.
@main
struct Plugin {
  static func main() throws { try Connection(input: .standardInput, output: .standardOutput).serve() }
}
