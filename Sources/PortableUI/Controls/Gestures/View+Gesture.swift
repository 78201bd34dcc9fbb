extension View {
  /// Recognizes a gesture on this view.
  ///
  /// Gestures of views inside take precedence. Pressing and long pressing are possible by the keyboard, dragging is not.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    GestureView(content: self, gesture: gesture, isEnabled: mask.contains(.gesture))
  }

  /// Recognizes a gesture on this view. Here, gestures of views inside take precedence nevertheless.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Recognizes a gesture on this view. Here, gestures of views inside take precedence nevertheless.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }
}

/// The gestures that are recognized on a view.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  /// The gesture of the modifier.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside, which are always recognized here.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Content with an element around it for each recognizer of a gesture.
private struct GestureView<Content: View, Recognized: Gesture> {
  let content: Content
  let gesture: Recognized
  let isEnabled: Bool

  init(content: Content, gesture: Recognized, isEnabled: Bool) {
    self.content = content
    self.gesture = gesture
    self.isEnabled = isEnabled
  }
}

extension GestureView: View {
  var body: some View {
    gesture._recognizers(_GestureOutput()).reduce(AnyView(content)) { view, recognizer in
      switch recognizer.kind {
      case .press(let press, let action):
        AnyView(PressableView(content: view, press: press, isEnabled: isEnabled, action: action))
      case .drag(let distance, let action):
        AnyView(DragArea(content: view, distance: distance, isEnabled: isEnabled, action: action))
      }
    }
  }
}

/// The element of a view that can be dragged.
private struct DragArea<Content: View> {
  let content: Content
  let distance: Int
  let isEnabled: Bool
  let action: @MainActor (Event.Drag) -> Void
}

extension DragArea: ElementView {
  static var modifiesContent: Bool { true }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .box, .draggable)
    description.isDisabled = !environment.isEnabled || !isEnabled
    if !description.isDisabled { description.set(.drag, "\(distance)") }
    description.events = .drag
    return description
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .drag(let drag) = action else { return .unhandledKind }
    self.action(drag)
    return .handled
  }
}
