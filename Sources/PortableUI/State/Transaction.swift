import MainActorIsolation

// Why: Documentation/Decisions/0049-animations-travel-with-the-flush.md
/// The context of a change of state, with the animation of everything that changes because of it.
public struct Transaction: Sendable {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether no view animates the change, with an `animation(_:value:)` of its own either.
  public var disablesAnimations = false
  /// The changes that the animation applies to.
  var scope = Scope.page

  enum Scope {
    case page
    /// The elements of the node whose modifier has set the animation.
    case inside(_Node)
    /// Only an element that appears or leaves.
    case nothing
  }

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  /// Whether a change in the transaction differs from one without a transaction.
  var hasEffect: Bool { animation != nil || disablesAnimations }

  /// The animation, unless animations are disabled.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}

extension Transaction {
  /// The transaction of the code that runs: the closure of `withTransaction`, or the rendering of a view.
  @MainActor static var current: Transaction?

  /// Runs `body` in a transaction.
  @MainActor static func run<Result>(_ transaction: Transaction?, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = transaction
    defer { current = outer }
    return try body()
  }

  @MainActor fileprivate static func exchange(_ transaction: Transaction?) -> Transaction? {
    defer { current = transaction }
    return current
  }
}

/// Runs `body`, and animates what changes because of it.
///
/// States that `body` sets are displayed with the animation. A task that it starts is not part of it. Off the main
/// actor, nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, whose changes of state belong to a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  guard MainActorContext.isCurrent else { return try body() }
  let outer = MainActor.assumeIsolated { Transaction.exchange(transaction) }
  defer { MainActor.assumeIsolated { _ = Transaction.exchange(outer) } }
  return try body()
}

/// Runs `body` in a transaction with one property set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Binding {
  /// Returns a binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding whose changes belong to a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let binding = self
    return Binding(
      read: { binding.wrappedValue },
      write: { value in withTransaction(transaction) { binding.wrappedValue = value } })
  }
}
