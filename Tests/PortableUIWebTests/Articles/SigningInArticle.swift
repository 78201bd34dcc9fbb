import PortableUI
import Testing
import VSMTestingPages

@testable import PortableUIWeb

// snippet.form
struct SignInForm: View {
  let signIn: (_ name: String, _ password: String) async -> Bool
  @State private var name = ""
  @State private var password = ""
  @State private var isRefused = false

  var body: some View {
    TextField("Name", text: $name)
    SecureField("Password", text: $password)
    Button("Sign in") { Task { isRefused = !(await signIn(name, password)) } }
    if isRefused { Text("The name or the password is wrong.") }
  }
}
// snippet.end

/// The sessions of members, for the article.
@MainActor final class Members {
  var secrets: [String: String] = [:]

  func session(name: String, password: String) async -> String? {
    guard password == "correct horse" else { return nil }
    secrets["s1"] = name
    return "s1"
  }
}

// snippet.door
struct DoorPage: View {
  @Environment(\.setCookies) private var setCookies
  let members: Members
  /// The parameter of the address that says where to go afterwards.
  let next: String?

  var body: some View {
    SignInForm { name, password in
      guard let secret = await members.session(name: name, password: password),
        let cookie = try? BrowserCookie("session", secret, for: .time(.seconds(86_400)))
      else { return false }
      setCookies([cookie], thenLoad: next.flatMap { SitePath($0) } ?? "/account")
      return true
    }
  }
}
// snippet.end

/// The code of the article about signing in.
@MainActor struct SigningInArticleTests {
  // snippet.recorded
  @Test func theRightPasswordSetsACookie() async throws {
    var recorded: [(cookies: [BrowserCookie], target: SitePath)] = []
    let page = HeadlessPage {
      DoorPage(members: Members(), next: "//evil.test")
        .environment(\.setCookies, SetCookiesAction { recorded.append(($0, $1)) })
    }
    try page.type("correct horse", into: "Password")
    try page.tap("Sign in")
    await page.settle()
    #expect(recorded.first?.cookies.first?.value == "s1")
    #expect(recorded.first?.target == "/account")
  }
  // snippet.end

  @Test func aPersonSignsOutEverywhere() async throws {
    let pages = LivePages()
    // snippet.adapter
    var request = LiveRequest(method: .get)
    request.host = "localhost"
    request.person = "7"
    let response = try await pages.respond(to: request) { Text("Hello") }
    // snippet.end
    #expect(response.status == 200 && pages.sessionCount == 1)
    // snippet.ends
    try await pages.end(person: "7")
    // snippet.end
    #expect(pages.sessionCount == 0)
  }
}
