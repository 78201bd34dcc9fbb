/// A kind of value that views pass to the views around them.
public protocol PreferenceKey {
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }

  /// Combines the values of several views, in the order of the page.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The values that the views inside a view set for a key.
@MainActor
final class PreferenceCollector<Key: PreferenceKey> {
  private var values: [(owner: _Node, value: Key.Value)] = []
  /// Called after a value has changed.
  private var didChange: () -> Void = {}

  nonisolated init() {}

  func follow(_ didChange: @escaping () -> Void) { self.didChange = didChange }

  /// Sets the value of a node, or removes it with `nil`.
  func set(_ value: Key.Value?, of owner: _Node) {
    let index = values.firstIndex { $0.owner === owner }
    switch (index, value) {
    case (let index?, let value?): values[index].value = value
    case (let index?, nil): values.remove(at: index)
    case (nil, let value?): values.append((owner, value))
    case (nil, nil): return
    }
    didChange()
  }

  /// The combined value; `nil` if no view sets one.
  var value: Key.Value? {
    let ordered = values.sorted { $0.owner.precedes($1.owner) }
    guard var combined = ordered.first?.value else { return nil }
    for entry in ordered.dropFirst() { Key.reduce(value: &combined) { entry.value } }
    return combined
  }
}

/// The collector of the views around a view.
private enum CollectorKey<Key: PreferenceKey>: EnvironmentKey {
  static var defaultValue: PreferenceCollector<Key>? { nil }
}

extension EnvironmentValues {
  subscript<Key: PreferenceKey>(collectorOf key: Key.Type) -> PreferenceCollector<Key>? {
    get { self[CollectorKey<Key>.self] }
    set { self[CollectorKey<Key>.self] = newValue }
  }
}

/// Sets the collector of the views inside a view.
struct CollectorSetting<Key: PreferenceKey>: EnvironmentChange {
  let collector: PreferenceCollector<Key>?

  func apply(to values: inout EnvironmentValues) { values[collectorOf: Key.self] = collector }
}
