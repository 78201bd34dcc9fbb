import PortableUI
import VSM

/// A page and a sheet without state containers.
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

/// A door that opens after its key has been typed.
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

/// A draft that is saved after a delay of one second, unless it is dropped in the meantime.
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

/// A lamp with a container of its own, which never breaks.
struct LampView: View {
  enum LampViewState { case off, on, broken }

  let name: String
  @ViewState private var state = LampViewState.off

  var body: some View {
    Button(name) { $state.observe(state == .off ? .on : .off) }
  }
}
