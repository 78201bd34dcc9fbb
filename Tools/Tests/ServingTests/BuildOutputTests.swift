import Testing

@testable import Serving

struct BuildOutputTests {
  @Test func errorsHaveTheirPlacesWordsAndExcerpts() {
    let output = """
      [1/4] Compiling Site main.swift
      /home/me/App/Sources/Site/main.swift:3:14: error: cannot find 'Plant' in scope
       1 | import Hummingbird
       2 |
       3 | let view = { Plant() }
         |              `- error: cannot find 'Plant' in scope
      /home/me/App/Sources/Site/main.swift:9:1: warning: unused
       9 | x
         | `- warning: unused
      /home/me/App/Sources/Site/main.swift:3:14: error: cannot find 'Plant' in scope
       1 | import Hummingbird
       2 |
       3 | let view = { Plant() }
         |              `- error: cannot find 'Plant' in scope
      error: fatalError
      """
    let excerpt = """
       1 | import Hummingbird
       2 |
       3 | let view = { Plant() }
         |              `- error: cannot find 'Plant' in scope
      """
    #expect(
      BuildError.errors(in: output, root: "/home/me/App")
        == [
          BuildError(
            place: "Sources/Site/main.swift:3:14", message: "cannot find 'Plant' in scope", excerpt: excerpt)
        ])
  }

  @Test func anErrorWithoutAPlaceShowsTheEndOfTheOutput() {
    let output = "[1/2] Linking Site\n\nerror: link command failed with exit code 1\n"
    #expect(
      BuildError.errors(in: output, root: "/app")
        == [
          BuildError(
            place: nil, message: "The build ended with an error.",
            excerpt: "[1/2] Linking Site\nerror: link command failed with exit code 1")
        ])
  }
}
