/// One change to a page. A page that applies every operation in order shows what its view tree describes.
public enum Op: Hashable, Sendable {
  /// Inserts a new element into `parent`, before the sibling `before`, or at the end.
  case insert(RenderNode, parent: NodeID, before: NodeID?)
  /// Removes an element and everything below it.
  case remove(NodeID)
  /// Moves an element within its parent, before the sibling `before`, or to the end.
  case move(NodeID, before: NodeID?)
  /// Sets an attribute, or removes it with `nil`.
  case attribute(NodeID, Attribute.Name, String?)
  /// Replaces an element's text.
  case text(NodeID, String)
  /// Replaces the value of a field.
  case value(NodeID, FieldValue)
  /// Moves the keyboard focus to an element.
  case focus(NodeID)
  /// Removes the keyboard focus from an element.
  case blur(NodeID)
  /// Scrolls an element into view: until a point of the element and of the visible area are aligned, or with `nil` as
  /// little as possible.
  case scroll(NodeID, anchor: UnitPoint?, isAnimated: Bool)
  /// Navigates to another page of the same site; the target is relative.
  case navigate(String)
  /// Opens an address, as a link does: of any site, of an electronic mail, or of a telephone.
  case open(String)
  /// Changes the browser's history, and thereby the shown address.
  case history(HistoryStep)
  /// Announces a text to assistive technology, and with `isUrgent` instead of what it is reading.
  case announce(String, isUrgent: Bool)
  /// Sets the document's title.
  case title(String)
  /// Replaces the elements that views have added to the head of the document.
  case head([HeadElement])
  /// Performs operations with an animation, or with `nil` without the motion that dialogs otherwise have.
  case animated(Animation?, AnimationScope, [Op])
  /// Sets the motion of an element that the next operations of its animation insert or remove; with `nil`, it fades. An
  /// inserted element replaces an element that is still leaving, if `returning` is its identifier.
  case transition(NodeID, TransitionLooks?, returning: NodeID?)
}

/// A change of a browser's history.
///
/// Each entry has a key. The browser reports navigation with this key. The first entry of a page has the key
/// ``firstKey``.
public enum HistoryStep: Hashable, Sendable {
  /// Adds a new entry after the current one.
  case push(key: UInt64, path: String)
  /// Changes the address of the current entry.
  case replace(key: UInt64, path: String)
  /// Replaces the fragment of the current entry's address, or removes it with `nil`.
  case fragment(String?)
  /// Goes back by a number of entries.
  case back(Int)
  /// Confirms that the page shows the content of the entry that a person went to.
  case visited(key: UInt64, path: String)

  /// The key of the first entry of a page.
  public static let firstKey: UInt64 = 1
}
