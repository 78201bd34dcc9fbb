import PortableUI
import VSM

/// A page and a sheet, without any state container.
struct HeadedView: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Letters").accessibilityAddTraits(.isHeader)
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) {
      Text("A letter").accessibilityAddTraits(.isHeader)
      Button("Close") { isOpen = false }
    }
  }
}

/// A door that opens once its key is typed.
struct DoorView: View {
  enum DoorViewState { case closed, open }

  @ViewState private var state = DoorViewState.closed
  @State private var key = ""

  var body: some View {
    TextField("Key", text: $key)
    switch state {
    case .closed: Button("Open") { if !key.isEmpty { $state.observe(.open) } }
    case .open: Button("Close") { $state.observe(.closed) }
    }
  }
}

/// A draft that is saved a second after somebody asks for it, unless it is dropped meanwhile.
struct DelayedView: View {
  enum DelayedViewState { case editing, saved }

  @ViewState private var state = DelayedViewState.editing

  var body: some View {
    switch state {
    case .editing:
      Button("Save") { $state.observe(.saved, debounced: .seconds(1)) }
      Button("Drop") { $state.observe(.editing) }
    case .saved: Button("Edit") { $state.observe(.editing) }
    }
  }
}
