public struct Transaction {
  public init() { fatalError() }
  public init(animation: Animation?) { fatalError() }

  public var animation: Animation? {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(*, unavailable)
extension Transaction: Sendable {}
