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
    guard let host = environment.livingHost else { return description }
    for service in host.services.all { service.describePage(&description, on: host) }
    return description
  }
}
