// A domain with types of the names that PortableUI's renderer has.
// `Scripts/checks/exports.py` checks that no such name is missing.

public struct AnimationScope {}
public struct Attribute {}
public struct ChosenFile {}
public struct ComponentReport {}
public struct Diagnostic {}
public struct EventKinds {}
public struct EventOutcome {}
public struct Event {
  public let name: String

  public init(name: String) { self.name = name }
}
public struct FieldValue {}
public struct FileReport {}
public struct HeadElement {}
public struct HistoryStep {}
public struct ListLook {}
public struct NodeID {}
public struct Op {}
public struct PageAddress {}
public struct PageElement {}
public struct PageRobots {}
public struct PageStatus {}
public struct Paint {}
public struct PaintName {}
public struct PageWord {}
public struct PageWords {}
public struct PickerLook {}
public struct ProvidedPreview {}
public struct RenderNode {}
public struct Role {}
public struct ShapeGeometry {}
public struct StorageKey {}
public struct Tag: Hashable {
  public let text: String

  public init(text: String) { self.text = text }
}
public struct TextFieldLook {}
public struct TransitionLooks {}
public struct Usage {}
public struct UserAction {}
public struct ViewHost {}
public struct InsettedShape {}
public struct StrokedShape {}
public struct TrimmedShape {}
