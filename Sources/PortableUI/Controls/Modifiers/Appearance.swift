/// The effect of a modifier that begins when its content appears, and ends when that disappears.
///
/// Content appears while it has a view and no pane around it is covered. As in SwiftUI, content without views, such as
/// an `EmptyView` or an `if` whose condition is false, never appears. Content of several views appears with the first
/// of them, and disappears with the last.
@MainActor
protocol AppearanceBehavior {
  /// The added view, task or handler that exists while the content appears.
  associatedtype Running

  /// The modifier, as it is reported if its content has no views; `nil` if appearing has no effect.
  var modifier: ViewDependentModifier? { get }

  /// Called after the views are rendered, when the content has appeared.
  func appear(on host: ViewHost) -> Running

  /// Called with a newer value of the modifier. `running` is `nil` while the content does not appear, and stays so.
  func update(from old: Self, running: inout Running?, on host: ViewHost)

  /// Called after the views are rendered, when the content has disappeared.
  func disappear(_ running: Running, on host: ViewHost)
}

extension AppearanceBehavior {
  func update(from old: Self, running: inout Running?, on host: ViewHost) {}
}

extension AppearanceBehavior where Running == Void {
  func disappear(_ running: Void, on host: ViewHost) {}
}

// Why: Documentation/Decisions/0064-content-without-views-does-not-appear.md
struct AppearanceModifier<Content: View, Added: AppearanceBehavior> {
  let content: Content
  let behavior: Added
  /// Whether content without views appears too, for modifiers of PortableUI's own views.
  var needsViews = true
}

extension AppearanceModifier: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { AppearanceNode(view, in: context) }
}

@MainActor
private final class AppearanceNode<Content: View, Added: AppearanceBehavior>:
  SingleChildNode<AppearanceModifier<Content, Added>, Content>
{
  private var behavior: Added
  private let needsViews: Bool
  private var phase = Phase.new
  private var isCheckScheduled = false

  private enum Phase {
    /// The content has never appeared.
    case new
    case appearing(Added.Running)
    case disappeared
  }

  init(_ view: AppearanceModifier<Content, Added>, in context: _NodeContext) {
    behavior = view.behavior
    needsViews = view.needsViews
    super.init(in: context)
    // Before the checks of the modifiers inside.
    scheduleCheck()
    makeChild(view.content)
  }

  override func update(to view: AppearanceModifier<Content, Added>) {
    let old = behavior
    behavior = view.behavior
    var running: Added.Running? = if case .appearing(let running) = phase { running } else { nil }
    behavior.update(from: old, running: &running, on: host)
    if let running { phase = .appearing(running) }
    child?.update(to: view.content)
  }

  override func contentDidChange() { scheduleCheck() }

  override func paneDidChange(isShown: Bool) {
    scheduleCheck()
    super.paneDidChange(isShown: isShown)
  }

  override func didUnmount() {
    switch phase {
    case .new: reportMissingViews(at: .atTheEnd)
    case .appearing(let running): host.afterRendering { [behavior, host] in behavior.disappear(running, on: host) }
    case .disappeared: break
    }
  }

  /// Finds out after the rendering whether the content appears: a view that leaves may have a successor.
  private func scheduleCheck() {
    guard !isCheckScheduled, behavior.modifier != nil else { return }
    isCheckScheduled = true
    host.afterRendering { [self] in check() }
  }

  private func check() {
    isCheckScheduled = false
    guard !isUnmounted else { return }
    let appears = isShown && (!needsViews || hasViews)
    switch phase {
    case .new where !appears:
      reportMissingViews(at: .everywhere)
    case .new, .disappeared:
      guard appears else { return }
      let running = behavior.appear(on: host)
      // The action may have closed the page.
      if isUnmounted { behavior.disappear(running, on: host) } else { phase = .appearing(running) }
    case .appearing(let running):
      guard !appears else { return }
      phase = .disappeared
      behavior.disappear(running, on: host)
    }
  }

  private func reportMissingViews(at need: ViewDependentModifier.Need) {
    guard needsViews, let modifier = behavior.modifier, modifier.need == need else { return }
    reportMissingViews(of: modifier)
  }
}
