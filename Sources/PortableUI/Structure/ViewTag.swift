extension View {
  /// Sets the value by which a picker or tab view identifies this view.
  nonisolated public func tag(_ tag: some Hashable) -> some View {
    EnvironmentModifier(content: self, change: Tagging(tag: AnyHashable(tag)))
  }
}

private struct Tagging: EnvironmentChange {
  let tag: AnyHashable

  func apply(to values: inout EnvironmentValues) { values.viewTag?.value = tag }
}

/// The value by which an outer view identifies a view: its `tag`, or in a `ForEach` its element's ID.
struct ViewTag {
  var value: AnyHashable?
}

/// Enables tags for the views inside.
struct TagActivation: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) { values.viewTag = ViewTag() }
}

extension EnvironmentValues {
  /// The tag of a view; `nil` if no outer view uses tags.
  var viewTag: ViewTag? {
    get { self[ViewTagKey.self] }
    set { self[ViewTagKey.self] = newValue }
  }
}

private enum ViewTagKey: EnvironmentKey { static var defaultValue: ViewTag? { nil } }
