import SwiftUIShim
import VSM

/// A struct state with bindings to its properties.
struct VolumeViewState: MutatingCopyable {
  var level = ""
  var isMuted = false

  func set(level: String) async -> VolumeViewState { copy(mutating: { $0.level = level }) }
  func mute(_ isMuted: Bool) -> VolumeViewState { copy(mutatingPath: \.isMuted, value: isMuted) }
}

struct VolumeView: View {
  @ViewState var state = VolumeViewState()

  var body: some View {
    // snippet.older
    TextField("Level", text: $state.bindAsync(\.level, to: VolumeViewState.set))
    // warning: 'bindAsync(_:to:file:line:column:)' is deprecated: renamed to 'bind'
    // snippet.end
    TextField("Level", text: $state.bindAsync(\.level, to: { state, level in await state.set(level: level) }))
    // warning: 'bindAsync(_:to:file:line:column:)' is deprecated: renamed to 'bind'
    Picker("Muted", selection: $state.bind(\.isMuted, to: VolumeViewState.mute)) {
      Text("Yes").tag(true)
      Text("No").tag(false)
    }
    .onAppear { $state._debug() }
    // warning: '_debug(options:)' is deprecated: Write `startLogging()`.
  }
}
