import Observation
import Testing

@testable import PortableUI

@MainActor
@Suite struct BindableTests {
  @Observable
  final class Profile: Identifiable {
    var name = "Ada"
    var isMember = false
    let id = 7
  }

  private struct Editor: View {
    @Bindable var profile: Profile
    let log: Log
    var body: some View {
      let _ = log.note("body")
      TextField("Name", text: $profile.name)
      Toggle("Member", isOn: $profile.isMember)
    }
  }

  @Test func bindingsReadAndWriteTheObject() {
    let profile = Profile()
    let page = TestPage { Editor(profile: profile, log: Log()) }
    #expect(page.first(.input)?.value?.text == "Ada")
    page.type("Bo")
    page.type("on", into: 1)
    #expect(profile.name == "Bo")
    #expect(profile.isMember)
    profile.name = "Cy"
    page.host.flush()
    #expect(page.first(.input)?.value?.text == "Cy")
  }

  @Test func sameObjectInANewViewEvaluatesNoBody() {
    struct Page: View {
      let profile: Profile
      let log: Log
      @State private var count = 0
      var body: some View {
        Editor(profile: profile, log: log)
        Button("\(count)") { count += 1 }
      }
    }
    let log = Log()
    let page = TestPage { Page(profile: Profile(), log: log) }
    page.press("0")
    #expect(log.take() == ["body"])
  }

  @Test func bindableCanBeCreatedAnywhere() {
    let profile = Profile()
    let bindable = Bindable(profile)
    bindable.name.wrappedValue = "Bo"
    #expect(profile.name == "Bo")
    #expect(bindable.id == 7)
    #expect(bindable.projectedValue.wrappedValue === profile)
  }
}
