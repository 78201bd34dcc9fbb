import Testing

@testable import StringCatalogs

/// The specifiers of values in keys.
struct SpecifierTests {
  private static let declarations = """
    struct Product { let name: String; let stock: Int; let price: Double; let size: Size; let weight: Weight? }
    enum Size: Int { case small; var label: String { "small" } }
    typealias Weight = Double
    struct Cart { var lines: [Product] = []; var note: String?; func total(of kind: Int) -> Double { 0 } }
    enum AViewState { case loaded(Product, page: Int), failed(String) }
    """
  private static let members = """
    let product: Product
    @State private var cart = Cart()
    @State private var tries = 3
    @Binding var ratio: CGFloat
    let state: AViewState
    var small: Int32 { 1 }
    """

  @Test(arguments: [
    ("3", "%lld"), ("2.5", "%lf"), (#""a""#, "%@"), ("tries", "%lld"), ("self.tries", "%lld"), ("ratio", "%lf"),
    ("small", "%d"), ("product.name", "%@"), ("product.stock", "%lld"), ("product.price", "%lf"),
    ("product.size.rawValue", "%lld"), ("product.size.label", "%@"), ("product.weight!", "%lf"),
    ("product.weight ?? 0", "%lld"), ("cart.lines.count", "%lld"), ("cart.lines[0].stock", "%lld"),
    ("cart.total(of: 1)", "%lf"), ("Int(product.price)", "%lld"), ("product.stock + 1", "%lld"), ("-tries", "%lld"),
    ("product.price * 2", "%lf"), ("tries == 1 ? \"a\" : \"b\"", "%@"), ("product.price.formatted()", "%@"),
    ("Text(\"a\")", "%@"), ("product.name.uppercased()", "%@"), ("cart.note ?? \"\"", "%@"), ("cart.note", "%@"),
    ("product.price, specifier: \"%.2f\"", "%.2f"), ("product.price, format: .number", "%@"),
    ("date, style: .time", "%@"), ("max(tries, 1)", "%lld"), ("Float(1)", "%f"), ("UInt(1)", "%llu"),
  ])
  func typeThatTheSyntaxShowsGivesItsSpecifier(value: String, specifier: String) throws {
    let code = "Section(\"[\\(\(value))]\") {}"
    let found = try keys(
      in: Self.declarations + "\nstruct A: View {\n\(Self.members)\nvar body: some View { \(code) } }")
    #expect(found.map(\.key).filter { $0.hasPrefix("[") } == ["[\(specifier)]"])
    #expect(found.allSatisfy { $0.unknownValues.isEmpty })
  }

  @Test(arguments: [
    ("ForEach(cart.lines) { line in Text(\"[\\(line.stock)]\") }", "%lld"),
    ("ForEach(0..<3) { number in Text(\"[\\(number)]\") }", "%lld"),
    ("ForEach((1...5).reversed(), id: \\.self) { number in Text(\"[\\(number)]\") }", "%lld"),
    ("ForEach(cart.lines.indices, id: \\.self) { Text(\"[\\($0 + 1)]\") }", "%lld"),
    ("ForEach(Size.allCases) { size in Text(\"[\\(size.rawValue)]\") }", "%lld"),
    ("if let note = cart.note { Text(\"[\\(note)]\") }", "%@"),
    ("if let weight = product.weight, let ratio = Optional(weight) { Text(\"[\\(weight)]\") }", "%lf"),
    ("if let tries { Text(\"[\\(tries)]\") }", "%lld"),
    ("switch state { case .loaded(_, let page): Text(\"[\\(page)]\")\n case .failed: EmptyView() }", "%lld"),
    ("switch state { case let .loaded(product, page): Text(\"[\\(product.price)]\")\n default: EmptyView() }", "%lf"),
    ("let number = cart.lines.count * 2; Text(\"[\\(number)]\")", "%lld"),
  ])
  func typeOfALocalNameIsReadFromItsDeclaration(code: String, specifier: String) throws {
    let found = try keys(
      in: Self.declarations + "\nstruct A: View {\n\(Self.members)\nvar body: some View { \(code) } }")
    #expect(found.map(\.key) == ["[\(specifier)]"])
    #expect(found.allSatisfy { $0.unknownValues.isEmpty })
  }

  @Test func innerDeclarationHidesTheOuterOne() throws {
    #expect(
      try keys(
        in:
          "struct A { var a = 1\nfunc b(_ a: String) { Text(\"[\\(a)]\") }\nfunc c() { let a = 2.5; Text(\"[\\(a)]\") } }"
      ).map(\.key) == ["[%@]", "[%lf]"])
  }

  @Test func unknownTypeIsATextAndIsNamed() throws {
    let found = try keys(in: #"let a = Text("\(other.value) of \(b())")"#)
    #expect(found.map(\.key) == ["%@ of %@"])
    #expect(found.first?.unknownValues == ["other.value", "b()"])
  }

  @Test func membersOfTheSameNameWithDifferentTypesAreUnknown() throws {
    let declarations = "struct A { let id: Int }\nstruct B { let id: String }\n"
    #expect(try keys(in: declarations + #"let a = Text("\(c.id)")"#).first?.unknownValues == ["c.id"])
  }

  @Test func aliasesThatDifferAreUnknown() throws {
    let declarations = "struct A { typealias Key = Int }\nstruct B { typealias Key = String }\nlet key: A.Key\n"
    #expect(try keys(in: declarations + #"let a = Text("\(key)")"#).first?.unknownValues == ["key"])
  }

  @Test func declarationsThatReferToOneAnotherEnd() throws {
    #expect(try keys(in: "let a = b\nlet b = a\nlet c = Text(\"\\(a)\")").first?.unknownValues == ["a"])
  }

  @Test(arguments: [
    ("%lld of %2$@ %% %#@items@ %arg, 100 % sure", 4), ("%.1f%", 1), ("%-5d %+ld %'d", 3), ("%y %", 0),
  ])
  func specifiersOfATextAreFound(text: String, count: Int) {
    let pieces = FormatSpecifier.split(text)
    #expect(pieces.count { if case .text = $0 { false } else { true } } == count)
  }
}
