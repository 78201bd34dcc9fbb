extension View {
  /// Animates changes of this view, its position included, whenever an update changes `value`.
  ///
  /// - Parameter animation: With `nil`, the view changes at once.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    TransactionModifier(content: self, change: ValueAnimation(animation: animation, value: value))
  }

  /// Animates every change of this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    TransactionModifier(
      content: self,
      change: TransactionTransform { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Changes the transaction of each update of this view and everything inside it.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionModifier(content: self, change: TransactionTransform(transform: transform))
  }

  /// Changes the transaction of each update that changes `value`.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionModifier(content: self, change: ValueTransform(value: value, transform: transform))
  }
}

/// A change of the transaction of a view.
protocol TransactionChange {
  /// Whether the change also applies to updates that start inside the view.
  static var isPermanent: Bool { get }

  /// Whether the change applies to the update from an older value.
  func applies(after old: Self) -> Bool

  func apply(to transaction: inout Transaction)
}

private struct ValueAnimation<Value: Equatable>: TransactionChange {
  let animation: Animation?
  let value: Value

  static var isPermanent: Bool { false }
  func applies(after old: Self) -> Bool { value != old.value }
  func apply(to transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

private struct ValueTransform<Value: Equatable>: TransactionChange {
  let value: Value
  let transform: (inout Transaction) -> Void

  static var isPermanent: Bool { false }
  func applies(after old: Self) -> Bool { value != old.value }
  func apply(to transaction: inout Transaction) { transform(&transaction) }
}

private struct TransactionTransform: TransactionChange {
  let transform: (inout Transaction) -> Void

  static var isPermanent: Bool { true }
  func applies(after old: Self) -> Bool { true }
  func apply(to transaction: inout Transaction) { transform(&transaction) }
}

/// Content whose updates have a changed transaction.
private struct TransactionModifier<Content: View, Change: TransactionChange> {
  let content: Content
  let change: Change
}

extension TransactionModifier: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TransactionNode(view, in: context)
  }
}

@MainActor
private final class TransactionNode<Content: View, Change: TransactionChange>:
  SingleChildNode<TransactionModifier<Content, Change>, Content>
{
  private var change: Change
  /// The flush in which the change applies.
  private var flush: UInt64?

  init(_ view: TransactionModifier<Content, Change>, in context: _NodeContext) {
    change = view.change
    super.init(in: context)
    makeChild(view.content)
    if Change.isPermanent { host.makeMotion().add(self) }
  }

  override func update(to view: TransactionModifier<Content, Change>) {
    let applies = view.change.applies(after: change)
    change = view.change
    guard applies else { return updateChild(to: view.content) }
    if !Change.isPermanent {
      let motion = host.makeMotion()
      flush = motion.flush
      motion.didApply(self)
    }
    var transaction = Transaction.current ?? Transaction()
    modify(&transaction)
    Transaction.run(transaction) { updateChild(to: view.content) }
  }

  private func updateChild(to content: Content) { child?.update(to: content) }

  override func modify(_ transaction: inout Transaction) {
    guard Change.isPermanent || flush == host.motion?.flush else { return }
    let before = transaction.effectiveAnimation
    change.apply(to: &transaction)
    if transaction.effectiveAnimation != before { transaction.scope = .inside(self) }
  }

  override func didUnmount() { host.motion?.remove(self) }
}
