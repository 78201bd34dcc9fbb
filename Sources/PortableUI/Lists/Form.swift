/// Controls for entering and settings, laid out as the page lays out forms.
public struct Form<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View {
    Container(.div, class: .form, naming: .here) { content }
  }
}
