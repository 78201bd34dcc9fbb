import CombineShim
import Observation

/// A node that reads something under observation and renders again when that changes.
@MainActor
class ObservingNode<Content: View, Child: View>: SingleChildNode<Content, Child> {
  /// Made once a reading replaces one whose registration has not ended by itself, which for most nodes never happens.
  private var marks: ObservationMarks?

  /// Runs `read` and remembers what it reads: any of it changing marks this node for the next flush.
  ///
  /// Observation announces a change before it happens and on the thread that makes it. From elsewhere than the main
  /// actor the mark waits for its turn there, so the value is read again after it has been stored. The node is looked
  /// up there too, so that no other thread keeps it beyond its page.
  final func observing<Result>(_ read: () -> Result) -> Result {
    let node: _Node = self
    if isFollowing, marks == nil { marks = ObservationMarks() }
    isFollowing = false
    // `follow()` is not called where nothing observable was read.
    let result = withObservationTracking(
      {
        marks?.read()
        return TreeContext.$reader.withValue(node, operation: read)
      }, onChange: follow())
    marks?.endPrevious()
    return result
  }

  /// Notes that the reading is registered, and makes what answers the first change.
  private func follow() -> @Sendable () -> Void {
    isFollowing = true
    return { [weak self] in
      if ObservationMarks.Change.isUnderWay { return }
      MainActorContext.run {
        self?.isFollowing = false
        self?.invalidate()
      }
    }
  }
}

/// The node of a view that has a body: it keeps the view's dynamic properties and the node of its body.
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

  override func update(to view: Content) {
    let layout = ViewLayout.of(Content.self)
    if !isDirty, layout.areEqual(self.view, view) { return }
    self.view = view
    render(layout)
  }

  override func render() {
    render(ViewLayout.of(Content.self))
  }

  private func render(_ layout: ViewLayout) {
    isDirty = false
    showChild(readBody(layout))
  }

  /// The view's body; `nil` where the view cannot have one, as an object that it needs is missing.
  ///
  /// SwiftUI ends the app there. A server has other pages, so this one goes on without the view.
  private func readBody(_ layout: ViewLayout) -> Content.Body? {
    if layout.readsEnvironment, let missing = layout.missingObject(in: view, environment: environment) {
      host.diagnose(
        .missingEnvironmentObject,
        """
        \(Content.self) takes a \(missing) from its environment, and no view around it has put one there; it shows \
        nothing. Add environmentObject(_:) or environment(_:) with a \(missing) to a view around it.
        """)
      return nil
    }
    layout.install(&view, storage: &properties, node: self)
    return observing {
      // What a composed property reads in its update counts as read by the body.
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
