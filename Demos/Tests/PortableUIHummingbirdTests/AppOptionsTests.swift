import Foundation
import Testing

@testable import PortableUIHummingbird

struct AppOptionsTests {
  private func options(_ arguments: String..., environment: [String: String] = [:]) throws -> AppOptions {
    try AppOptions(arguments: arguments, environment: environment)
  }

  @Test func appListensOnThisMachineByDefault() throws {
    let options = try options()
    #expect(options.address == ServerAddress(host: "127.0.0.1", port: 8080))
    #expect(options.configuration.allowedHosts == ["127.0.0.1"])
    #expect(!options.wantsHelp)
  }

  @Test func valuesFollowTheirOptionsOrAnEqualsSign() throws {
    let options = try options("--host", "shop.test", "--port=81", "--allowed-host=a.test", "--allowed-host", "b.test")
    #expect(options.address == ServerAddress(host: "shop.test", port: 81))
    #expect(options.configuration.allowedHosts == ["shop.test", "a.test", "b.test"])
  }

  @Test func proxiesAreTrusted() throws {
    let options = try options("--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8")
    #expect(options.configuration.trustedProxies == ["127.0.0.1", "10.0.0.0/8"])
  }

  @Test func processHasANameAndItsSiteHTTPS() throws {
    let options = try options("--process-name", "8081", "--https")
    #expect(options.configuration.processName == "8081" && options.configuration.isSecure)
    #expect(try !self.options().configuration.isSecure)
  }

  @Test func unitOfTheDeploymentPageStartsAnApp() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let unit = try String(
      contentsOf: root.appending(path: "Documentation/Deployment/site@.service").standardized, encoding: .utf8)
    let command = try #require(unit.firstMatch(of: /ExecStart=\S+ (.*)/)).1.replacing("%i", with: "8081")
    let options = try AppOptions(arguments: command.split(separator: " ").map(String.init), environment: [:])
    #expect(options.address.port == 8081)
    let configuration = options.configuration
    #expect(configuration.processName == "8081" && configuration.isSecure)
    #expect(configuration.trustedProxies == ["127.0.0.1"] && configuration.allowedHosts.contains("example.com"))
  }

  @Test func statesAreSealedWithTheKeysOfAFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(count: 32).base64EncodedString().write(to: file, atomically: true, encoding: .utf8)
    func problem(_ text: String) throws -> String {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return try #require(throws: AppOptions.Problem.self) { try options("--state-keys", file.path) }.description
    }
    #if Accounts
      let (one, two) = (try options("--state-keys", file.path), try options("--state-keys", file.path))
      let sealed = try #require(one.configuration.stateSeal).seal([1], context: [2])
      #expect(two.configuration.stateSeal?.open(sealed, context: [2]) == [1])
      #expect(try options().configuration.stateSeal?.open(sealed, context: [2]) == nil)
      #expect(try problem("key").contains("Line 1 of the file of keys is not a key."))
      try FileManager.default.removeItem(at: file)
      #expect(throws: AppOptions.Problem.self) { try options("--state-keys", file.path) }
    #else
      #expect(try problem("key").contains("trait Sodium"))
      #expect(try options().configuration.stateSeal == nil)
    #endif
  }

  @Test(arguments: ["0.0.0.0", "::"])
  func allAddressesAreNotTheNameOfAHost(host: String) throws {
    #expect(try options("--host", host).configuration.allowedHosts == [])
  }

  @Test func variableReplacesTheDefaultPort() throws {
    let environment = ["PORT": "4242"]
    #expect(try options(environment: environment).address.port == 4242)
    #expect(try options("--port", "81", environment: environment).address.port == 81)
  }

  @Test(arguments: [
    (["--colour", "red"], "--colour"), (["start"], "start"), (["--port"], "--port"), (["--port="], "--port"),
    (["--port", "x"], "--port"), (["--port", "65536"], "65536"),
    (["--allowed-host", "https://a.test"], "--allowed-host"),
    (["--trusted-proxy", "proxy.lan"], "proxy.lan"),
    (["--process-name", "a.b"], "a.b"), (["--https=yes"], "--https"),
  ])
  func aWrongArgumentIsNamed(arguments: [String], name: String) throws {
    let problem = try #require(throws: AppOptions.Problem.self) {
      try AppOptions(arguments: arguments, environment: [:])
    }
    #expect(problem.description.contains(name) && problem.description.hasSuffix("."))
  }

  @Test func aWrongVariableIsNamed() throws {
    let problem = try #require(throws: AppOptions.Problem.self) { try options(environment: ["PORT": "none"]) }
    #expect(problem.description.contains("PORT"))
  }

  @Test func helpListsTheOptions() throws {
    #expect(try options("--help", "--unknown").wantsHelp)
    let help = AppOptions.help(for: "ShoppingApp")
    for name in [
      "ShoppingApp", "--host", "--port", "--allowed-host", "--trusted-proxy", "--process-name", "--https",
      "--state-keys",
    ] {
      #expect(help.contains(name))
    }
  }
}
