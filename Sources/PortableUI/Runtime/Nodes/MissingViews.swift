/// A modifier that has no effect on content without views, such as an `EmptyView` or an `if` whose condition is false.
struct ViewDependentModifier {
  /// The modifier as it is written in source code.
  let name: String
  /// The consequence, and the way to avoid it.
  let advice: String
  /// The places that need a view in SwiftUI.
  var need = Need.everywhere

  enum Need {
    case everywhere
    /// Everywhere, but the modifier has an effect only when the content leaves.
    case atTheEnd
    /// Places that lay out each view of the content by itself. Elsewhere SwiftUI makes one view of the content.
    case inLayouts
  }
}

extension ViewDependentModifier {
  static let onAppear = action("onAppear(perform:)", "its action does not run before the content has a view")
  static let task = action("task(priority:_:)", "its task does not start before the content has a view")
  static let onChangeInitial = action("onChange(of:initial:_:)", "the initial call waits until the content has a view")
  static let onDisappear = action("onDisappear(perform:)", "its action does not run, since nothing appeared", .atTheEnd)

  private static func action(_ name: String, _ effect: String, _ need: Need = .everywhere) -> ViewDependentModifier {
    ViewDependentModifier(
      name: name,
      advice: "As in SwiftUI, \(effect). Show a view in each state, such as ProgressView() or Color.clear.", need: need)
  }

  /// A modifier that sets something around its content.
  static func setting(_ name: String) -> ViewDependentModifier {
    ViewDependentModifier(
      name: name,
      advice: """
        SwiftUI applies a modifier inside a stack or a list to each view of the content, so it has no effect there. \
        Apply it to a view.
        """, need: .inLayouts)
  }

  /// A modifier that presents something.
  static func presentation(_ name: String) -> ViewDependentModifier {
    ViewDependentModifier(
      name: name,
      advice: """
        SwiftUI applies a modifier inside a stack or a list to each view of the content, so nothing is presented \
        there. Apply it to a view, or to an EmptyView in a background: .background(EmptyView().\(name)).
        """, need: .inLayouts)
  }
}

extension _Node {
  /// Reports that a modifier of this node has no effect in SwiftUI, if the content has no views and is not covered.
  ///
  /// Each modifier is reported once for a page. Has no effect in release builds.
  func reportMissingViews(of modifier: ViewDependentModifier) {
    #if DEBUG
      guard isShown, !hasViews, modifier.need != .inLayouts || isInLayout else { return }
      let reports = host.services.service(orAdd: MissingViewReports())
      guard reports.names.insert(modifier.name).inserted else { return }
      host.diagnose(
        .contentWithoutViews,
        """
        \(modifier.name)\(typeOfOuterView.map { " in \($0)" } ?? "") is applied to content without views, such as an \
        EmptyView or an if whose condition is false. \(modifier.advice)
        """)
    #endif
  }

  /// Whether the nearest list or layout around it lays out each view of this content by itself.
  private var isInLayout: Bool {
    var node = place
    while let current = node {
      if let element = current.element {
        if element.laysOutViews { return true }
        if !element.modifiesContent { return false }
      }
      node = current.place
    }
    return false
  }

  /// The type of the nearest view around this node that is not one of PortableUI's own.
  private var typeOfOuterView: String? {
    var node: _Node? = self
    while let current = node {
      if let type = current.viewType, !String(reflecting: type).hasPrefix("PortableUI.") {
        return String(describing: type).split(separator: "<").first.map(String.init)
      }
      node = current.parent
    }
    return nil
  }
}

/// The modifiers that were reported for a page.
@MainActor
private final class MissingViewReports: PageService {
  var names: Set<String> = []
}
