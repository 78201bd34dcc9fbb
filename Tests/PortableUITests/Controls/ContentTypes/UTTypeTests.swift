#if !canImport(UniformTypeIdentifiers)
  import Testing

  @testable import PortableUI

  struct UTTypeTests {
    @Test(arguments: [("jpg", "public.jpeg"), ("JPEG", "public.jpeg"), ("csv", "public.comma-separated-values-text")])
    func extensionsHaveTypes(name: String, identifier: String) {
      #expect(UTType(filenameExtension: name)?.identifier == identifier)
    }

    @Test func unknownExtensionHasATypeOfItsOwn() throws {
      let type = try #require(UTType(filenameExtension: "Recipe", conformingTo: .json))
      #expect(type.isDynamic && !type.isDeclared)
      #expect(type.preferredFilenameExtension == "recipe")
      #expect(type.conforms(to: .json) && type.conforms(to: .text) && type.conforms(to: .item))
      #expect(UTType(filenameExtension: "") == nil)
    }

    @Test func extensionOfAnotherKindIsNoType() {
      #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
      #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    }

    @Test func mediaTypesHaveTypes() {
      #expect(UTType(mimeType: "image/png") == .png)
      #expect(UTType(mimeType: "Text/HTML; charset=utf-8") == .html)
      #expect(UTType(mimeType: "x/unknown") == nil)
      #expect(UTType.json.preferredMIMEType == "application/json")
    }

    @Test func typesConformToTheirSupertypes() {
      #expect(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text, .data, .item, .content]))
      #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
      #expect(!UTType.png.isSubtype(of: .png) && !UTType.png.conforms(to: .jpeg))
    }

    @Test func everyParentOfAKnownTypeIsKnown() {
      let parents = TypeDeclaration.all.flatMap(\.parents)
      #expect(parents.filter { TypeDeclaration.named($0) == nil }.isEmpty)
      #expect(Set(TypeDeclaration.all.map(\.identifier)).count == TypeDeclaration.all.count)
      let extensions = TypeDeclaration.all.flatMap(\.extensions)
      #expect(Set(extensions).count == extensions.count)
    }

    @Test func typeOfAnAppIncludesTheFilesOfItsParents() {
      let recipe = UTType(exportedAs: "com.example.Recipe", conformingTo: .json)
      #expect(recipe.includes(.json) && !recipe.includes(.png))
      #expect(UTType(importedAs: "com.example.other").includes(.png))
    }

    @Test(
      arguments: [
        ("notes.txt", UTType.plainText), ("archive.tar.gz", .gzip), ("README", .data), (".profile", .data),
        ("picture.PNG", .png),
      ])
    func nameOfAFileGivesItsType(name: String, type: UTType) { #expect(UTType.ofFile(named: name) == type) }

    @Test func listForABrowserNamesExtensionsAndMediaTypes() {
      #expect([UTType.image].acceptList == "image/*")
      #expect([UTType.pdf, .movie].acceptList == ".pdf,application/pdf,video/*")
      // A browser cannot tell these from other files.
      #expect([UTType.pdf, .data].acceptList == nil)
      #expect([UTType]().acceptList == nil)
    }
  }
#endif
