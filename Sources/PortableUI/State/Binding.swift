import Observation

/// Reads and writes a value that somebody else owns; the counterpart of SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// The owner and the way from it to the value, by which two bindings are told to be the same.
  private let source: Source?

  private struct Source: Equatable {
    var owner: ObjectIdentifier
    var path: [AnyKeyPath] = []
  }

  /// A binding made of two closures, which run on the main actor.
  @preconcurrency
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(
      read: { assumingMainActor { get() } },
      write: { value in
        let carried = Carried(value: value)
        assumingMainActor { set(carried.value) }
      })
  }

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.init(read: read, write: write, source: nil)
  }

  init(_ box: StateBox<Value>) {
    self.init(read: { box.value }, write: { box.value = $0 }, source: Source(owner: ObjectIdentifier(box)))
  }

  /// A binding to a property of an object.
  ///
  /// Only an object that is `Observable` tells whoever reads the property through the binding. Any other tells the view
  /// that made the binding, which hands it on anew: that one has to count as another, or nobody would read it again.
  init<Owner: AnyObject>(_ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    self.init(
      read: { owner[keyPath: path] }, write: { owner[keyPath: path] = $0 },
      source: owner is any Observable ? Source(owner: ObjectIdentifier(owner), path: [path]) : nil)
  }

  private init(read: @escaping () -> Value, write: @escaping (Value) -> Void, source: Source?) {
    self.read = read
    self.write = write
    self.source = source
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let (read, write) = (read, write)
    return Binding<Subject>(
      read: { read()[keyPath: path] },
      write: { part in
        var whole = read()
        whole[keyPath: path] = part
        write(whole)
      },
      source: source.map { .init(owner: $0.owner, path: $0.path + [path]) })
  }
}

extension Binding: DynamicProperty {}

extension Binding: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {}

  func isInterchangeable(with other: Binding<Value>) -> Bool {
    source != nil && source == other.source
  }
}

/// Runs a closure of the main actor from a function that cannot say where it runs.
///
/// Traps off the main actor, as reading view state from elsewhere is a mistake that would corrupt it.
private func assumingMainActor<Result>(_ operation: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { Carried(value: operation()) }.value
}

/// Carries a value across `assumeIsolated`. Unchecked, since it never leaves the main actor: the caller is on it.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}
