/// The outermost element of a host. The content in front of the page comes last.
struct Page {
  let content: TupleView<AnyView, PortalView>

  init(content: AnyView, front: Portal) {
    self.content = TupleView(content: (content, PortalView(portal: front)))
  }
}

extension Page: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.main)
    for service in environment.livingHost?.services.all ?? [] { service.describePage(&description) }
    return description
  }
}
