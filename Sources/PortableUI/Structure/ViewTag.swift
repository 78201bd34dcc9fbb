extension View {
  /// Gives this view a value by which a picker or tab view around it knows it.
  nonisolated public func tag(_ tag: some Hashable) -> some View {
    EnvironmentModifier(content: self, change: Tagging(tag: AnyHashable(tag)))
  }
}

private struct Tagging: EnvironmentChange {
  let tag: AnyHashable

  func apply(to values: inout EnvironmentValues) { values.viewTag?.value = tag }
}

/// The value by which a view around a view knows it: its `tag`, or in a `ForEach` its element's identity.
struct ViewTag {
  var value: AnyHashable?
}

/// Lets a view know the views inside it by their tags.
struct TagRequest: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) { values.viewTag = ViewTag() }
}

extension EnvironmentValues {
  /// The tag of a view; `nil` where no view around it asks for tags.
  var viewTag: ViewTag? {
    get { self[ViewTagKey.self] }
    set { self[ViewTagKey.self] = newValue }
  }
}

private enum ViewTagKey: EnvironmentKey { static var defaultValue: ViewTag? { nil } }
