import Foundation
import Testing

@testable import PortableUI

@Suite struct NavigationPathCodableTests {
  struct Product: Codable, Hashable {
    var id: Int
  }

  private struct Unwritten: Hashable {}

  private struct Hidden: Codable, Hashable {}

  enum Page<Value: Codable & Hashable>: Codable, Hashable {
    case about(Value)
  }

  @Test func pathSurvivesEncodingAndDecoding() throws {
    var path = NavigationPath([Product(id: 7)])
    path.append("review")
    path.append(3)
    path.append(Page.about([Product(id: 8)]))
    let data = try JSONEncoder().encode(path.codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(read == path.codable)
    #expect(NavigationPath(read) == path)
    #expect(NavigationPath(read).count == 4)
  }

  @Test func emptyPathIsEncodedAsAnEmptyArray() throws {
    #expect(String(decoding: try JSONEncoder().encode(NavigationPath().codable), as: UTF8.self) == "[]")
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data("[]".utf8))
    #expect(NavigationPath(read).isEmpty)
  }

  @Test func pathWithAnUnencodableValueIsNotCodable() {
    var path = NavigationPath([1])
    path.append(Unwritten())
    #expect(path.codable == nil)
  }

  @Test func valueOfAPrivateTypeIsNotEncoded() throws {
    let codable = try #require(NavigationPath([Hidden()]).codable)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(codable) }
  }

  @Test(arguments: [#"["$s4None7NothingV",1]"#, #"["Si"]"#, #"["Si","one"]"#, "{}", #"[1]"#])
  func invalidPathsThrow(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
    }
  }
}
