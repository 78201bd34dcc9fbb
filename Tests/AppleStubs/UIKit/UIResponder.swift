@MainActor open class UIResponder: NSObject {
  override public init() { fatalError() }

  open var next: UIResponder? { fatalError() }
  open var isFirstResponder: Bool { fatalError() }
  open func becomeFirstResponder() -> Bool { fatalError() }
  open func resignFirstResponder() -> Bool { fatalError() }
}
