/// A container of controls for input and settings, with the style sheet's form layout.
public struct Form<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View {
    Container(.div, class: .form, naming: .here) { content }
  }
}
