import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct TextFieldFormatTests {
  private struct Amounts: View {
    @State private var amount = 1234.5
    @State private var limit: Int? = 3

    var body: some View {
      TextField("Amount", value: $amount, format: .number)
      TextField("Limit", value: $limit, format: .number)
      Text(verbatim: "\(amount) \(limit.map(String.init) ?? "none")")
    }
  }

  private var german: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "de_DE")
    return values
  }

  @Test func aFieldShowsAndParsesAValue() {
    let page = TestPage(environment: german) { Amounts() }
    #expect(page.first(.input)?.value?.text == "1.234,5")
    page.type("7,25", into: 0)
    #expect(page.texts.last == "7.25 3")
    page.type("", into: 1)
    #expect(page.texts.last == "7.25 none")
  }

  @Test func textThatIsNoValueKeepsTheValue() {
    let page = TestPage(environment: german) { Amounts() }
    page.type("viel", into: 0)
    #expect(page.texts.last == "1234.5 3")
    #expect(page.first(.input)?.value?.text == "viel")
  }

  @Test func theTextIsFormattedWhenThePersonHasEnded() throws {
    let page = TestPage(environment: german) { Amounts() }
    let field = try #require(page.first(.input))
    page.host.dispatch(Event(field.id, .focus))
    page.type("2000", into: 0)
    #expect(page.first(.input)?.value?.text == "2000")
    page.host.dispatch(Event(field.id, .blur))
    #expect(page.first(.input)?.value?.text == "2.000")
    page.type("3000", into: 0, revision: 2)
    page.submit(0)
    #expect(page.first(.input)?.value?.text == "3.000")
  }

  @Test func aVerticalFieldHasSeveralLines() throws {
    struct Page: View {
      @State private var text = ""

      var body: some View {
        TextField("Comment", text: $text, prompt: Text("Say something"), axis: .vertical).lineLimit(2...5)
        Text(text)
      }
    }
    let page = TestPage { Page() }
    let field = try #require(page.first(.textarea))
    #expect(field[.rows] == "2" && field[.placeholder] == "Say something")
    #expect(field[.class] == "input editor growing")
    #expect(page.host.dispatch(Event(field.id, .input("a\nb", revision: 1))) == .handled)
    #expect(page.texts.last == "a\nb")
  }
}
