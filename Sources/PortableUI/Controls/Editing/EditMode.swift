/// Whether the content of a view is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// Edited for a moment. Nothing here sets this mode.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the lists inside a view are being edited; `nil` outside a page.
  ///
  /// Each navigation level, tab and dialog, and the page itself, has a mode of its own. A view that sets a binding
  /// replaces the mode for the views inside.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? modeOfSurroundings }
    set { self[EditModeKey.self] = newValue }
  }

  /// A binding to the mode of what surrounds a view.
  private var modeOfSurroundings: Binding<EditMode>? {
    guard let host = livingHost else { return nil }
    let (pane, presentation, stage) = (pane, presentation, stage)
    // Environment values of a page are only read on the main actor.
    return Binding(MainActor.assumeIsolated { host.services.editModes.mode(of: pane ?? presentation ?? stage) })
  }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

/// The modes of the parts of a page that have one, created when they are first used.
@MainActor
private final class EditModes: PageService {
  private var modes: [Entry] = []

  private struct Entry {
    weak var owner: AnyObject?
    /// Whether it is the mode of the page itself.
    let isOfPage: Bool
    let mode: StateBox<EditMode>
  }

  /// Returns the mode of a part of the page, or without an owner of the page itself.
  func mode(of owner: AnyObject?) -> StateBox<EditMode> {
    if let known = modes.first(where: { $0.isOfPage == (owner == nil) && $0.owner === owner }) { return known.mode }
    modes.removeAll { !$0.isOfPage && $0.owner == nil }
    let mode = StateBox(EditMode.inactive)
    modes.append(Entry(owner: owner, isOfPage: owner == nil, mode: mode))
    return mode
  }
}

extension PageServices {
  fileprivate var editModes: EditModes { mutating get { service(orAdd: EditModes()) } }
}

/// A button that begins and ends editing of the lists around it, named `Edit` or `Done`.
public struct EditButton {
  @Environment(\.editMode) private var mode

  public init() {}
}

extension EditButton: View {
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button {
      mode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(isEditing ? PageWord.done : .edit)
    }
    .disabled(mode == nil)
  }
}
