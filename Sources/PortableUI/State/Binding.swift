import Observation

/// Access to a value with another owner.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// The owner and the key path to the value, by which two bindings are compared.
  private let source: Source?

  private struct Source: Equatable {
    var owner: ObjectIdentifier
    var path: [AnyKeyPath] = []
  }

  /// Creates a binding from two closures, which run on the main actor.
  @preconcurrency
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(
      read: { assumingMainActor { get() } },
      write: { value in
        let carried = Transferred(value: value)
        assumingMainActor { set(carried.value) }
      })
  }

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.init(read: read, write: write, source: nil)
  }

  init(_ box: StateBox<Value>) {
    self.init(read: { box.value }, write: { box.value = $0 }, source: Source(owner: ObjectIdentifier(box)))
  }

  /// Creates a binding to a property of an object.
  ///
  /// Only an `Observable` object notifies readers of the property. Other objects notify the view that created the
  /// binding, which passes it on again. That binding must count as different, so that its readers are updated.
  init<Owner: AnyObject>(_ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    self.init(
      read: {
        MainActor.preconditionIsolated("A binding to a property of an object is used off the main actor.")
        return owner[keyPath: path]
      },
      write: { value in
        MainActor.preconditionIsolated("A binding to a property of an object is used off the main actor.")
        owner[keyPath: path] = value
      },
      source: owner is any Observable ? Source(owner: ObjectIdentifier(owner), path: [path]) : nil)
  }

  private init(read: @escaping () -> Value, write: @escaping (Value) -> Void, source: Source?) {
    self.read = read
    self.write = write
    self.source = source
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to a value that never changes.
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

/// Unchecked, since a binding consists of two closures. For a `State` they read and write a box with a lock; for an
/// object and for closures of an app they trap off the main actor. A constant and a part of a value have no state.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {}

  func isInterchangeable(with other: Binding<Value>) -> Bool {
    source != nil && source == other.source
  }
}

/// Runs a main-actor closure from a nonisolated function.
///
/// Traps off the main actor, since accessing view state from elsewhere would corrupt it.
private func assumingMainActor<Result>(_ operation: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { Transferred(value: operation()) }.value
}

/// Transfers a value out of `assumeIsolated`. Unchecked, since it never leaves the main actor: the caller is on it.
private struct Transferred<Value>: @unchecked Sendable {
  let value: Value
}
