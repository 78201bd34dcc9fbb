/// One element of a page, as assistive technology presents it.
public struct PageElement: Hashable, Sendable {
  /// The element on the page.
  public let node: RenderNode
  public let role: Role
  /// The accessible name of the element: its label, or the text inside it.
  public let name: String
  /// The number of elements around it.
  package let depth: Int
  /// Whether the element only spells the name of an element around or beside it.
  package let isPartOfName: Bool
  /// Whether a dialog in front of the element prevents its use.
  public let isInert: Bool

  /// The identifier that the view has for tests.
  public var identifier: String? { node[.testID] }

  /// All text inside the element, in order.
  public var text: String { Self.text(of: node) }

  /// Whether the element is a disabled control.
  public var isDisabled: Bool { node[.disabled] != nil || node[.ariaDisabled] == "true" }

  /// The value of a field, or the text of the chosen option of a picker.
  public var value: String? {
    guard let value = node.value?.text else { return nil }
    guard role == .combobox else { return value }
    return options.first { $0[.value] == value }?.text
  }

  /// Whether this is the refresh button of a list, and not a button of the app with the same name.
  package var refreshesItsList: Bool {
    node[.class]?.split(separator: " ").contains(StyleClass.refresh.rawValue[...]) ?? false
  }

  package var options: [RenderNode] {
    node.children.flatMap { $0.tag == .option ? [$0] : $0.children.filter { $0.tag == .option } }
  }

  /// Returns `root` and every element below it, in page order.
  public static func all(in root: RenderNode) -> [PageElement] {
    var elements: [PageElement] = []
    let front = root.children.last { $0.tag == .dialog }
    /// The captions that name other elements, by their IDs.
    var captions: [String: String] = [:]
    func collectCaptions(_ node: RenderNode) {
      if let id = node[.id] { captions[id] = name(in: node) }
      node.children.forEach(collectCaptions)
    }
    collectCaptions(root)
    func visit(_ node: RenderNode, depth: Int, fieldLabel: String?, isPartOfName: Bool, isInert: Bool) {
      if node[.ariaHidden] == "true" || node[.hidden] != nil { return }
      let role = Role(node)
      let isInert = isInert && node.id != front?.id
      let name =
        node[.ariaLabelledBy].flatMap { captions[$0] } ?? node[.ariaLabel] ?? node[.alt] ?? node.componentName
        ?? fieldLabel.flatMap {
          node.value == nil && role != .filechooser ? nil : $0
        }
        ?? (node.isParagraph
          ? paragraph(node)
          : role.isNamedByContent ? name(in: node) : role.isDialog ? heading(in: node) : node.text ?? "")
      elements.append(
        PageElement(node: node, role: role, name: name, depth: depth, isPartOfName: isPartOfName, isInert: isInert))
      // Assistive technology presents an image as one element, whatever is inside.
      if role == .image { return }
      let captionNode = node.tag == .label ? node.children.first { $0.value == nil } : nil
      let label = node.tag == .label ? captionNode.map(caption(of:)) : fieldLabel
      for child in node.children {
        let isCaption = child.id == captionNode?.id && !hasControls(child)
        let spellsName = isPartOfName || role.isNamedByContent || node.isParagraph || isCaption
        visit(child, depth: depth + 1, fieldLabel: label, isPartOfName: spellsName, isInert: isInert)
      }
    }
    visit(root, depth: 0, fieldLabel: nil, isPartOfName: false, isInert: front != nil)
    return elements
  }

  private static func hasControls(_ node: RenderNode) -> Bool {
    !node.events.isEmpty || node.children.contains(where: hasControls)
  }

  /// Returns the name of a dialog that has none of its own: its first heading.
  private static func heading(in node: RenderNode) -> String {
    if Role(node) == .heading { return text(of: node) }
    return node.children.lazy.map(heading(in:)).first { !$0.isEmpty } ?? ""
  }

  /// Returns the name of an element that is named by its content, without its badge: the names of labeled elements
  /// inside, such as pictures, and the other texts.
  private static func name(in node: RenderNode) -> String {
    let parts = node.children.filter { $0[.class] != StyleClass.badge.rawValue }.map { child in
      child[.ariaHidden] == "true" || child[.hidden] != nil
        ? "" : child[.ariaLabel] ?? child[.alt] ?? name(in: child)
    }
    return ([node.text].compactMap(\.self) + parts).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the text of a label, in which pictures count with their names.
  private static func caption(of node: RenderNode) -> String {
    node.isParagraph ? paragraph(node) : node[.ariaLabel] ?? node[.alt] ?? name(in: node)
  }

  /// Returns the text of a paragraph, whose runs contain the spaces between them.
  private static func paragraph(_ node: RenderNode) -> String {
    (node.text ?? "") + node.children.map(paragraph).joined()
  }

  private static func text(of node: RenderNode) -> String {
    if node.isParagraph { return paragraph(node) }
    return ([node.text].compactMap(\.self) + node.children.map(text(of:))).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The role of an element, with ARIA's names.
public enum Role: String, Hashable, Sendable {
  case page = "main"
  case button, link, textbox, combobox, option, heading, text, list, listitem, progressbar, image, group, region
  case separator, dialog, alertdialog, `switch`, checkbox, slider, radio, radiogroup, tab, tablist, tabpanel
  /// A field for a date or a time of day. ARIA has no name for it.
  case datepicker
  /// A search field.
  case searchbox
  /// The part of a page that contains a search field.
  case search
  /// A menu, whose items are buttons.
  case menu
  /// A web component, whose inside a headless page does not have. ARIA has no name for it.
  case component
  /// A field with which a person chooses files. ARIA has no name for it.
  case filechooser
  /// A field that hides what is typed. ARIA has no name for it.
  case securefield

  /// Creates the role that an element declares, or else the role of its tag.
  public init(_ node: RenderNode) {
    if node[.component] != nil {
      self = .component
      return
    }
    if let stated = node[.role].flatMap({ $0 == "img" ? .image : Role(rawValue: $0) }) {
      self = stated
      return
    }
    switch node.tag {
    case _ where node.tag.isHeading && node[.role] == "none": self = .text
    case .main: self = .page
    case .button: self = .button
    case .a: self = .link
    case .input where ["date", "datetime-local", "time"].contains(node[.type] ?? ""): self = .datepicker
    case .input where node[.type] == "password": self = .securefield
    case .input where node[.type] == "file": self = .filechooser
    case .input where node[.type] == "search": self = .searchbox
    case .input where node[.type] == "range": self = .slider
    case .input where node[.type] == "radio": self = .radio
    case .input where node[.type] == "checkbox": self = .checkbox
    case .input, .textarea: self = .textbox
    case .select: self = .combobox
    case .option: self = .option
    case .h1, .h2, .h3: self = .heading
    case .ul: self = .list
    case .li: self = .listitem
    case .svg, .image: self = .image
    case .hr: self = .separator
    case .section: self = .region
    case .dialog: self = .dialog
    case .progress: self = .progressbar
    default: self = node.text == nil && !node.isParagraph ? .group : .text
    }
  }

  /// Whether elements of this role can be found by their names.
  package var isNamed: Bool {
    switch self {
    case .page, .text, .list, .listitem, .separator, .tablist: false
    default: true
    }
  }

  /// Whether the element has two positions, between which a press switches.
  package var isSwitched: Bool { self == .switch || self == .checkbox }

  /// Whether the element is in front of the page, which cannot be used meanwhile.
  package var isDialog: Bool { self == .dialog || self == .alertdialog }

  /// Whether the element is named by its content.
  package var isNamedByContent: Bool {
    switch self {
    case .button, .link, .option, .heading, .tab: true
    default: false
    }
  }
}

extension RenderNode {
  /// The name of the custom element of a web component.
  fileprivate var componentName: String? { self[.component]?.split(separator: " ").first.map(String.init) }

  /// Whether the element is a text that consists of several parts.
  fileprivate var isParagraph: Bool {
    text == nil && (tag == .span || tag.isHeading) && self[.class]?.split(separator: " ").first == "text"
  }
}
