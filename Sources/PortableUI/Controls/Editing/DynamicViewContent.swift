public import Foundation

/// Views that are created from a collection.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  associatedtype _Editable: DynamicViewContent

  /// The collection.
  var data: Data { get }

  /// Returns the same views as rows that can be edited. Do not implement this outside PortableUI.
  nonisolated func _editable(_ actions: _EditActions) -> _Editable
}

/// The actions that a person can use on the rows of a list. Actions that are not set keep their previous value.
public struct _EditActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension DynamicViewContent {
  /// Lets a person delete the rows of a list.
  ///
  /// Each row has a menu with the item `Delete`, and in edit mode a button instead. A row with `swipeActions` of the
  /// trailing edge has those in its menu, and the button in edit mode.
  ///
  /// - Parameter action: Deletes the elements at offsets of the collection. With `nil`, rows cannot be deleted.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _editable(_EditActions(delete: action))
  }

  /// Lets a person move the rows of a list, which in edit mode have buttons for one step up or down.
  ///
  /// - Parameter action: Moves the elements at offsets of the collection to the place before another offset. With
  ///   `nil`, rows cannot be moved.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _editable(_EditActions(move: action))
  }
}

extension ForEach: DynamicViewContent where Content: View {
  nonisolated public func _editable(_ actions: _EditActions) -> _EditableForEach<Data, ID, Content> {
    _EditableForEach(rows: self, actions: actions)
  }
}

/// A `ForEach` whose rows can be edited in a list.
public struct _EditableForEach<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let rows: ForEach<Data, ID, Content>
  var actions: _EditActions
}

extension _EditableForEach: DynamicViewContent {
  public var data: Data { rows.data }

  nonisolated public func _editable(_ actions: _EditActions) -> Self {
    var merged = self
    if let delete = actions.delete { merged.actions.delete = delete }
    if let move = actions.move { merged.actions.move = move }
    return merged
  }

  public var body: some View {
    ForEach(
      data: rows.data,
      content: { EditableRow(content: rows.content($0), edits: edits(of: rows.id($0))) },
      id: rows.id)
  }

  @MainActor private func edits(of id: ID) -> RowEdits {
    let data = rows.data
    return RowEdits(
      actions: actions, isFirst: data.first.map(rows.id) == id, isLast: data.last.map(rows.id) == id,
      // Only a press needs the offset.
      offset: {
        data.firstIndex { rows.id($0) == id }.map { data.distance(from: data.startIndex, to: $0) }
      })
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at the given offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets to the place before the element at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    func rest(_ offsets: Range<Int>) -> [Element] { offsets.filter { !source.contains($0) }.map { elements[$0] } }
    let moved = source.map { elements[$0] }
    let arranged = rest(0..<destination) + moved + rest(destination..<elements.count)
    for (index, element) in zip(indices, arranged) { self[index] = element }
  }
}
