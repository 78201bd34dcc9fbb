extension View {
  /// Sets the value of a preference for the views around this one, in place of the values of the views inside.
  nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    BehaviorModifier(
      content: EnvironmentModifier(content: self, change: CollectorSetting<Key>(collector: nil)),
      behavior: PreferenceSetting<Key>(value: value))
  }

  /// Changes the value that the views inside this one set, for the views around this one.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceReader<Self, Key>(content: self, transform: callback, didChange: { _ in })
  }

  /// Calls `action` with the value that the views inside this one set, at first and after each change.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceObserver<Self, Key>(content: self, action: action)
  }

  /// Shows a view in front of this one that depends on the value that the views inside set.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Front: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Front
  ) -> some View where Key.Value: Equatable {
    PreferenceLayer(content: self, key: key, isInFront: true, alignment: alignment, layer: transform)
  }

  /// Shows a view behind this one that depends on the value that the views inside set.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Behind: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Behind
  ) -> some View where Key.Value: Equatable {
    PreferenceLayer(content: self, key: key, isInFront: false, alignment: alignment, layer: transform)
  }
}

/// The value that a view sets while it is on the page.
private struct PreferenceSetting<Key: PreferenceKey> {
  let value: Key.Value
}

extension PreferenceSetting: Behavior {
  func mount(in node: _Node) -> PreferenceCollector<Key>? {
    let collector = node.environment[collectorOf: Key.self]
    collector?.set(value, of: node)
    return collector
  }

  func update(from old: Self, kept: inout PreferenceCollector<Key>?, in node: _Node) { kept?.set(value, of: node) }

  func unmount(_ kept: PreferenceCollector<Key>?, in node: _Node) { kept?.set(nil, of: node) }
}

/// Content whose values are collected, and passed on to the views around it.
private struct PreferenceReader<Content: View, Key: PreferenceKey> {
  @State private var collector = PreferenceCollector<Key>()
  private let content: Content
  private let transform: ((inout Key.Value) -> Void)?
  private let didChange: (Key.Value) -> Void

  init(content: Content, transform: ((inout Key.Value) -> Void)?, didChange: @escaping (Key.Value) -> Void) {
    self.content = content
    self.transform = transform
    self.didChange = didChange
  }
}

extension PreferenceReader: View {
  var body: some View {
    BehaviorModifier(
      content: EnvironmentModifier(content: content, change: CollectorSetting(collector: collector)),
      behavior: PreferenceForwarding(collector: collector, transform: transform, didChange: didChange))
  }
}

/// Passes the collected value on, after the views are rendered.
private struct PreferenceForwarding<Key: PreferenceKey> {
  let collector: PreferenceCollector<Key>
  let transform: ((inout Key.Value) -> Void)?
  let didChange: (Key.Value) -> Void
}

extension PreferenceForwarding: Behavior {
  final class Kept {
    var behavior: PreferenceForwarding
    let outer: PreferenceCollector<Key>?
    var isDue = false
    var isUnmounted = false

    init(_ behavior: PreferenceForwarding, outer: PreferenceCollector<Key>?) {
      self.behavior = behavior
      self.outer = outer
    }
  }

  func mount(in node: _Node) -> Kept {
    let kept = Kept(self, outer: node.environment[collectorOf: Key.self])
    collector.follow { [weak node, weak kept] in
      if let node, let kept { Self.schedule(kept, in: node) }
    }
    Self.schedule(kept, in: node)
    return kept
  }

  func update(from old: Self, kept: inout Kept, in node: _Node) {
    kept.behavior = self
    if transform != nil { Self.schedule(kept, in: node) }
  }

  func unmount(_ kept: Kept, in node: _Node) {
    kept.isUnmounted = true
    kept.outer?.set(nil, of: node)
  }

  @MainActor private static func schedule(_ kept: Kept, in node: _Node) {
    guard !kept.isDue else { return }
    kept.isDue = true
    node.host.afterRendering(answersChange: true) { [kept, node] in
      kept.isDue = false
      guard !kept.isUnmounted else { return }
      let behavior = kept.behavior
      var value = behavior.collector.value
      if let transform = behavior.transform {
        var changed = value ?? Key.defaultValue
        transform(&changed)
        value = changed
      }
      kept.outer?.set(value, of: node)
      behavior.didChange(value ?? Key.defaultValue)
    }
  }
}

/// Content whose value is reported when it differs from the last one.
private struct PreferenceObserver<Content: View, Key: PreferenceKey> where Key.Value: Equatable {
  @State private var last = LastPreference<Key.Value>()
  private let content: Content
  private let action: (Key.Value) -> Void

  init(content: Content, action: @escaping (Key.Value) -> Void) {
    self.content = content
    self.action = action
  }
}

extension PreferenceObserver: View {
  var body: some View {
    PreferenceReader<Content, Key>(content: content, transform: nil) { [last, action] value in
      guard last.value != value else { return }
      last.value = value
      action(value)
    }
  }
}

private final class LastPreference<Value> {
  var value: Value?

  init() {}
}

/// Content with a view in front of it or behind it that depends on a value of the content.
private struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View> where Key.Value: Equatable {
  @State private var value: Key.Value?
  private let content: Content
  private let isInFront: Bool
  private let alignment: Alignment
  private let layer: (Key.Value) -> Layer

  init(
    content: Content, key: Key.Type, isInFront: Bool, alignment: Alignment, layer: @escaping (Key.Value) -> Layer
  ) {
    self.content = content
    self.isInFront = isInFront
    self.alignment = alignment
    self.layer = layer
  }
}

extension PreferenceLayer: View {
  var body: some View {
    let observed = content.onPreferenceChange(Key.self) { value = $0 }
    if isInFront {
      observed.overlay(alignment: alignment) { layer(value ?? Key.defaultValue) }
    } else {
      observed.background(alignment: alignment) { layer(value ?? Key.defaultValue) }
    }
  }
}
