/// The focus of assistive technology as a value that a view reads and sets.
///
/// Setting it makes a screen reader continue at a view, such as the message of an error:
///
/// ```swift
/// @AccessibilityFocusState private var isMessageFocused: Bool
///
/// var body: some View {
///   Text(message).accessibilityFocused($isMessageFocused)
///   Button("Send") { if !send() { isMessageFocused = true } }
/// }
/// ```
///
/// Browsers do not tell pages where a screen reader is. A page moves the keyboard focus instead, which screen readers
/// follow, and the value changes with it while it is at a control.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var keyboard: FocusState<Value>

  /// Creates a state that is true while a view has the focus, and initially false.
  public init() where Value == Bool { keyboard = FocusState() }

  /// Creates a state with the value of the view that has the focus, initially `nil`.
  public init<Place: Hashable>() where Value == Place? { keyboard = FocusState() }

  /// The value of the view that has the focus; `false` or `nil` while no view has it.
  public var wrappedValue: Value {
    get { keyboard.wrappedValue }
    nonmutating set { keyboard.wrappedValue = newValue }
  }

  /// A binding for `accessibilityFocused` and for other views.
  public var projectedValue: Binding { Binding(keyboard: keyboard.projectedValue) }

  /// A binding to the focus state of another view.
  @propertyWrapper
  public struct Binding {
    let keyboard: FocusState<Value>.Binding

    /// The value of the view that has the focus. Outside a page, setting it only reports a diagnostic.
    public var wrappedValue: Value {
      get { keyboard.wrappedValue }
      nonmutating set { keyboard.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Binds the focus of assistive technology on this view to a value.
  ///
  /// Setting the state to the value moves the focus to the first control inside, or else to the view itself.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedModifier(content: self, binding: binding.keyboard, value: value, reach: .allElements)
  }

  /// Binds the focus of assistive technology on this view to a state, which is true while the view has it.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    FocusedModifier(content: self, binding: condition.keyboard, value: true, reach: .allElements)
  }
}
