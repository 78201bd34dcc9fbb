import Domain
import SwiftUIShim
import VSM

/// A feature with a domain whose types have the names of PortableUI's renderer.
enum DiaryViewState {
  case empty(EmptyDiary)
  case written(Event, tags: [Tag])
}

struct EmptyDiary {
  let others: OtherNames

  func write(_ name: String) -> DiaryViewState { .written(Event(name: name), tags: [Tag(text: "new")]) }
}

struct OtherNames {
  let animationScope: AnimationScope?
  let attribute: Attribute?
  let diagnostic: Diagnostic?
  let eventKinds: EventKinds?
  let eventOutcome: EventOutcome?
  let fieldValue: FieldValue?
  let historyStep: HistoryStep?
  let listLook: ListLook?
  let nodeID: NodeID?
  let op: Op?
  let pageAddress: PageAddress?
  let pageElement: PageElement?
  let paint: Paint?
  let paintName: PaintName?
  let pickerLook: PickerLook?
  let providedPreview: ProvidedPreview?
  let renderNode: RenderNode?
  let role: Role?
  let shapeGeometry: ShapeGeometry?
  let textFieldLook: TextFieldLook?
  let transitionLooks: TransitionLooks?
  let usage: Usage?
  let userAction: UserAction?
  let viewHost: ViewHost?
}

struct DiaryView: View {
  @ViewState var state: DiaryViewState

  var body: some View {
    switch state {
    case .empty(let diary): Button("Write") { $state.observe(diary.write("A walk")) }
    case .written(let event, let tags):
      Text(event.name)
      ForEach(tags, id: \.self) { tag in Text(tag.text) }
    }
  }
}
