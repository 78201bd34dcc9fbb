import MainActorIsolation

/// The part that ``AppStorage`` and ``SceneStorage`` have in common.
struct StoredProperty<Value> {
  let initial: Value
  let key: StorageKey
  let coding: StorageCoding<Value>
  private var place: StoredPlace?

  init(_ initial: Value, key: StorageKey, coding: StorageCoding<Value>) {
    self.initial = initial
    self.key = key
    self.coding = coding
  }

  var value: Value {
    get { place?.box.value.flatMap(coding.value) ?? initial }
    nonmutating set {
      let text = coding.text(newValue)
      MainActorContext.run { [place, key] in place?.values?.set(text, for: key) }
    }
  }

  var binding: Binding<Value> {
    let property = self
    return Binding(read: { property.value }, write: { property.value = $0 })
  }

  @MainActor mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    if let known = storage as? StoredPlace, known.key == key {
      place = known
    } else {
      let values = node.host.storedValues
      let made = StoredPlace(key: key, box: values.box(for: key), values: values)
      storage = made
      place = made
    }
  }
}

/// The text of a property in the page that it belongs to.
final class StoredPlace: Sendable {
  let key: StorageKey
  let box: StateBox<String?>
  // The reference is read on the main actor only.
  @MainActor private(set) weak var values: StoredValues?

  @MainActor init(key: StorageKey, box: StateBox<String?>, values: StoredValues) {
    self.key = key
    self.box = box
    self.values = values
  }
}
