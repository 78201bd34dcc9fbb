import MainActorIsolation
import Observation

/// A node that observes what it reads, and renders again after a change.
@MainActor
class ObservingNode<Content: View, Child: View>: SingleChildNode<Content, Child> {
  /// Created when a reading replaces one that is still registered, which is rare.
  private var marks: ObservationMarks?

  /// Runs `read` and observes what it reads. A change marks this node for the next flush.
  ///
  /// Observation notifies before the change and on the thread of the change. Off the main actor, the node is marked
  /// later on the main actor, so the value is read again after it is stored. The node is also looked up there, so that
  /// no other thread retains it beyond its page.
  final func observing<Result>(_ read: () -> Result) -> Result {
    let node: _Node = self
    if isFollowing, marks == nil { marks = ObservationMarks() }
    isFollowing = false
    // `follow()` is not called if nothing observable was read.
    let result = withObservationTracking(
      {
        marks?.read()
        return TreeContext.$reader.withValue(node, operation: read)
      }, onChange: follow())
    marks?.endPrevious()
    return result
  }

  /// Called when something that Observation has registered for the newest reading has changed.
  func readingDidChange() { invalidate() }

  /// Records that the reading is registered, and returns the closure for the first change.
  private func follow() -> @Sendable () -> Void {
    isFollowing = true
    return { [weak self] in
      if ObservationMarks.Change.isUnderWay { return }
      MainActorContext.run {
        self?.isFollowing = false
        self?.readingDidChange()
      }
    }
  }
}

/// The node of a view with a body. It stores the view's dynamic properties and the node of its body.
@MainActor
final class CompositeNode<Content: View>: ObservingNode<Content, Content.Body> {
  private var view: Content
  private var properties: [AnyObject?]

  init(_ view: Content, in context: _NodeContext) {
    self.view = view
    let layout = ViewLayout.of(Content.self)
    properties = layout.propertyCount == 0 ? [] : Array(repeating: nil, count: layout.propertyCount)
    super.init(in: context)
    if let body = readBody(layout) { makeChild(body) }
  }

  /// Creates the node of a view without dynamic properties, whose body has already been evaluated and reads nothing
  /// that can change.
  init(_ view: Content, body: Content.Body, in context: _NodeContext) {
    self.view = view
    properties = []
    super.init(in: context)
    makeChild(body)
  }

  override var viewType: Any.Type? { Content.self }

  override func update(to view: Content) {
    let layout = ViewLayout.of(Content.self)
    if !isDirty, layout.areEqual(self.view, view) { return }
    self.view = view
    if isDirty, let motion = host.motion { motion.update(self) { render(layout) } } else { render(layout) }
  }

  /// Sets a newer value of a view without dynamic properties, whose body has already been evaluated and reads nothing
  /// that can change.
  func update(to view: Content, body: Content.Body) {
    self.view = view
    isDirty = false
    showChild(body)
  }

  override func render() { render(ViewLayout.of(Content.self)) }

  private func render(_ layout: ViewLayout) {
    isDirty = false
    showChild(readBody(layout))
  }

  /// Returns the view's body, or `nil` if an object that the view needs is missing.
  ///
  /// SwiftUI ends the app in that case. A server has other pages, so the page continues without the view.
  private func readBody(_ layout: ViewLayout) -> Content.Body? {
    if layout.readsEnvironment, let missing = layout.missingObject(in: view, environment: environment) {
      host.diagnose(
        .missingEnvironmentObject,
        """
        \(Content.self) reads a \(missing) from its environment, but no view around it provides one, so it shows \
        nothing. Apply environmentObject(_:) or environment(_:) with a \(missing) to a view around it.
        """)
      return nil
    }
    layout.install(&view, storage: &properties, node: self)
    return observing {
      // Values that a composed property reads in its update count as read by the body.
      layout.updateProperties(of: &view)
      return view.body
    }
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    let layout = ViewLayout.of(Content.self)
    if layout.readsEnvironment, layout.dependsOnChange(from: self.environment, to: environment, in: view) {
      invalidate()
    }
    super.environmentChanged(to: environment)
  }

  override func didUnmount() {
    for case let property as any EndingProperty in properties { property.end() }
  }
}
