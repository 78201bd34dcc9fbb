/// One change to a page. A page that applies every operation in order shows what its view tree describes.
public enum Op: Hashable, Sendable {
  /// Puts a new element under `parent`, in front of the sibling `before`, or last.
  case insert(RenderNode, parent: NodeID, before: NodeID?)
  /// Takes an element and everything below it off the page.
  case remove(NodeID)
  /// Moves an element within its parent, in front of the sibling `before`, or to the end.
  case move(NodeID, before: NodeID?)
  /// Sets an attribute, or with `nil` takes it away.
  case attribute(NodeID, Attribute.Name, String?)
  /// Replaces an element's text.
  case text(NodeID, String)
  /// Replaces what a field holds.
  case value(NodeID, FieldValue)
  /// Moves the keyboard focus to an element.
  case focus(NodeID)
  /// Takes the keyboard focus off an element.
  case blur(NodeID)
  /// Leaves for another page of the same site; the target is relative.
  case navigate(String)
  /// Changes the browser's history, and with it the address that it shows.
  case history(HistoryStep)
  /// Sets the document's title.
  case title(String)
}
