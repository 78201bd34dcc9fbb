import ErrorMessages
import SwiftUIShim
import VSM

/// The form of a keeper for an item, in a sheet that closes when it is saved.
struct ItemEditorView: View {
  @RestorableViewState private var state: ItemEditorViewState
  @Environment(\.dismiss) private var dismiss

  init(item: Item, keeping: any Keeping) {
    self.init(state: .editing(ItemEditorViewState.EditingModel(item: item, keeping: keeping)), keeping: keeping)
  }

  init(adding keeping: any Keeping) {
    self.init(state: .editing(ItemEditorViewState.EditingModel(item: nil, keeping: keeping)), keeping: keeping)
  }

  /// Starts in a given state, for previews and tests.
  init(state: ItemEditorViewState, keeping: any Keeping) {
    _state = RestorableViewState(wrappedValue: state, "item-editor") { ItemEditorViewState($0, keeping: keeping) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      switch state {
      case .editing(let model):
        TextField("Name", text: text(\.name, model))
          .textFieldStyle(.roundedBorder)
        TextField("Description", text: text(\.summary, model))
          .textFieldStyle(.roundedBorder)
        if let problem = model.problem { ErrorMessage(problem) }
        Button("Save") { $state.observe(model.save()) }
          .buttonStyle(.borderedProminent)
        Button("Cancel") { dismiss() }
          .buttonStyle(.bordered)
      case .saving:
        ProgressView("Saving")
      case .conflict(let model):
        ErrorMessage(String(localized: "Somebody else has changed the item.", bundle: .module))
        Text(model.newest.details.name)
        Text(model.newest.details.summary)
        Button("Save mine instead") { $state.observe(model.keepMine()) }
          .buttonStyle(.borderedProminent)
        Button("Continue with theirs") { $state.observe(model.takeTheirs()) }
          .buttonStyle(.bordered)
      case .saved:
        Text("Saved.")
      }
    }
    .padding()
    .onReceive($state.$state) { newest in
      if case .saved = newest { dismiss() }
    }
  }

  private func text(_ field: WritableKeyPath<ItemDetails, String>, _ model: ItemEditorViewState.EditingModel)
    -> Binding<String>
  {
    Binding {
      model.details[keyPath: field]
    } set: { text in
      $state.observe(model.edit(field, to: text))
    }
  }
}
