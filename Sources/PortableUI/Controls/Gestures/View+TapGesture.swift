public import Foundation

extension View {
  /// Runs `action` after a press of this view, or after several presses in quick succession.
  ///
  /// The view is a button for the keyboard and for assistive technology, unless it contains controls. A press of a
  /// control inside only reaches that control.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    PressableView(content: self, press: .taps(max(count, 1)), action: action)
  }

  /// Runs `action` when a pointer or finger has been held on this view for a time, or when it is used by the keyboard.
  ///
  /// - Parameters:
  ///   - maximumDistance: Has no effect: a movement of ten points ends the gesture.
  ///   - onPressingChanged: Has no effect, which is reported: the page only sends the end of the gesture.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    if onPressingChanged != nil { UnsupportedFeature.pressingChanges.report() }
    return PressableView(content: self, press: .hold(forSeconds: minimumDuration), action: action)
  }
}

extension UnsupportedFeature {
  static let pressingChanges = UnsupportedFeature(
    message: """
      onLongPressGesture(… onPressingChanged:) does not call that closure, since a page only sends the end of a \
      gesture. Use the closure `perform`.
      """)
}

/// A kind of press of a view.
enum Press: Equatable {
  /// A number of presses in quick succession.
  case taps(Int)
  /// A press that lasts for a time, in milliseconds.
  case hold(Int)

  static func hold(forSeconds seconds: Double) -> Press {
    .hold(Int((seconds.isFinite ? min(max(seconds, 0.05), 60) : 0.5) * 1000))
  }
}

/// Content that runs an action when it is pressed.
struct PressableView<Content: View> {
  @State private var contents = PressableContents()
  private let content: Content
  private let press: Press
  private let isEnabled: Bool
  private let action: () -> Void

  init(content: Content, press: Press, isEnabled: Bool = true, action: @escaping () -> Void) {
    self.content = content
    self.press = press
    self.isEnabled = isEnabled
    self.action = action
  }
}

extension PressableView: View {
  var body: some View {
    PressableArea(content: content, press: press, isEnabled: isEnabled, contents: contents, action: action)
  }
}

/// Whether a pressable area contains controls, as it was last rendered.
@MainActor
private final class PressableContents {
  var hasControls = false

  nonisolated init() {}
}

/// The element of a view that can be pressed.
private struct PressableArea<Content: View> {
  let content: Content
  let press: Press
  let isEnabled: Bool
  let contents: PressableContents
  let action: () -> Void
}

extension PressableArea: ElementView {
  static var modifiesContent: Bool { true }

  /// Describes a button. A button cannot contain controls, so an area with controls is only for pointers.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .box, .pressable)
    switch press {
    case .taps(let count): if count > 1 { description.set(.taps, "\(count)") }
    case .hold(let duration): description.set(.hold, "\(duration)")
    }
    description.events = .click
    description.isDisabled = !environment.isEnabled || !isEnabled
    guard !contents.hasControls else { return description }
    description.set(.role, "button")
    description.set(.tabindex, description.isDisabled ? nil : "0")
    if description.isDisabled { description.set(.ariaDisabled, "true") }
    description.add(environment.accessibility)
    return description
  }

  /// The name and the traits belong to the button, if there is one.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    if !contents.hasControls { inner.accessibility = AccessibilityProperties() }
    return inner
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    self.action()
    return .handled
  }

  func didRender(_ node: ElementNode<Self>) {
    var hasControls = false
    node.forEachChild { hasControls = hasControls || $0.containsControl }
    guard hasControls != contents.hasControls else { return }
    contents.hasControls = hasControls
    node.invalidate()
  }
}

extension _Node {
  /// Whether an element of this view is a control, or handles presses itself.
  fileprivate var containsControl: Bool {
    if let element, element.tag.isControl || !element.events.isDisjoint(with: [.click, .input, .select]) {
      return true
    }
    var contains = false
    forEachChild { contains = contains || $0.containsControl }
    return contains
  }
}
