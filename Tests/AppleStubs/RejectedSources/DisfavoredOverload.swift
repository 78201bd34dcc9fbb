// expected: initializer 'init(_:)' requires that 'Mark' conform to 'View'
// Another function of the same name comes before a disfavored one, even a more general function.
import SwiftUIShim

struct Mark {}

extension View {
  func transition<T>(_ transition: T) -> Mark { Mark() }
}

@MainActor func fade() -> any View {
  let faded = Text("Hello").transition(AnyTransition.opacity)
  return AnyView(faded)
}
