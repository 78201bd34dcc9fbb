public import Foundation

extension View {
  /// Receives files that a person drops onto this view, or pastes while the focus is inside.
  ///
  /// A person without a pointer needs another way, such as `fileImporter` or a ``PhotosPicker``. For files whose failure
  /// is shown, use `fileImporter`, onto whose dialog files are dropped too.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values, whose representations decide which files are accepted.
  ///   - action: Gets the values once all files have arrived, and the place at which they were dropped, in points from the
  ///     view's corner. Files that do not arrive, or give no value, are left out; without a value, `action` is not called.
  ///     The result has no effect: a browser is not told whether files were of use.
  ///   - isTargeted: Called when files are dragged over the view, and when they are not any more.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor ([T], CGPoint) -> Bool,
    isTargeted: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    DropArea(content: self, action: action, isTargeted: isTargeted)
  }
}

/// The element of a view onto which files are dropped.
private struct DropArea<Content: View, Item: Transferable> {
  let content: Content
  let action: @MainActor ([Item], CGPoint) -> Bool
  let isTargeted: (@MainActor (Bool) -> Void)?
}

extension DropArea: ElementView {
  static var modifiesContent: Bool { true }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .box, .dropArea)
    if environment.isEnabled { description.events = .files }
    if isTargeted != nil { description.set(.followsTarget, "") }
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    switch action {
    case .files(.targeted(let isOver)):
      isTargeted?(isOver)
      return .handled
    case .files(.dropped(let files, let place)):
      let request = FileRequest(types: Item.forms.importers.map(\.type), allowsMany: true)
      guard let incoming = node.host.fileTransfers.receive(files, request) else { return .invalidPayload }
      load(incoming.map { FileUpload($0) }, at: CGPoint(x: place.x, y: place.y))
      return .handled
    default:
      return .invalidPayload
    }
  }

  @MainActor private func load(_ uploads: [FileUpload], at place: CGPoint) {
    let action = action
    Task { @MainActor in
      var items: [Item] = []
      for upload in uploads {
        if let item = try? await upload.value(of: Item.self) { items.append(item) }
      }
      if !items.isEmpty { _ = action(items, place) }
    }
  }
}
