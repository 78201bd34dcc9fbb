/// A part of a form or list, with an optional header and footer.
public struct Section<Parent: View, Content: View, Footer: View> {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header. This is SwiftUI's older initializer.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer. This is SwiftUI's older initializer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section {
  /// Creates a section with a header and a footer. This is SwiftUI's older initializer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section: View {
  public var body: some View { SectionLayout(header: header, content: content, footer: footer) }
}

/// A section: in a list, an item with a list inside, and otherwise a section of the page. In both cases the header
/// names it.
private struct SectionLayout<Header: View, Content: View, Footer: View> {
  /// True only directly inside a list.
  @Environment(\.makesRows) private var isPartOfList
  @Environment(\.listRowLook) private var look
  let header: Header
  let content: Content
  let footer: Footer

  init(header: Header, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension SectionLayout: View {
  var body: some View {
    if isPartOfList {
      Container(.li, class: .listSection) {
        Container(.div, naming: .here, caption: caption) {
          heading
          Container(.ul, class: .sectionRows) { content.environment(\.makesRows, true) }
          remark
        }
      }
    } else {
      Container(.section, class: .section, naming: .here, caption: caption) {
        heading
        Container(.div, classes: [.sectionContent], style: look.background.map { "background:\($0.fill)" }) { content }
        remark
      }
    }
  }

  private var hasHeading: Bool { Header.self != EmptyView.self }

  private var caption: Caption? { hasHeading ? .comesFromInside : nil }

  @ViewBuilder private var heading: some View {
    if hasHeading { Container(.h2, class: .sectionHeader, caption: .isThis) { header } }
  }

  @ViewBuilder private var remark: some View {
    if Footer.self != EmptyView.self { Container(.div, class: .sectionFooter) { footer } }
  }
}
