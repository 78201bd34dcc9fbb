import Shopping

/// The products in a new database: each kind of product in each finish, composed from word lists.
///
/// The numbers of the products are stable, since addresses and pictures depend on them.
enum Catalogue {
  static let all: [CatalogueEntry] = departments.enumerated().flatMap { index, department in
    department.kinds.enumerated().flatMap { kind in
      Finish.allCases.map { CatalogueEntry(department: department, kind: kind.offset, finish: $0, in: index) }
    }
  }

  static let departments = [
    Department.kitchen, .lighting, .garden, .textiles, .stationery, .furniture, .bath, .toys,
  ]
}

/// One product of the catalog, and the data for its texts and its picture.
struct CatalogueEntry {
  let id: Int
  let department: Department
  /// The index of the kind in its department.
  let kindIndex: Int
  let finish: Finish

  var kind: Kind { department.kinds[kindIndex] }

  init(department: Department, kind: Int, finish: Finish, in departmentIndex: Int) {
    let finishes = Finish.allCases.count
    id = (departmentIndex * department.kinds.count + kind) * finishes + finish.rawValue + 1
    self.department = department
    kindIndex = kind
    self.finish = finish
  }

  var name: String { "\(finish.name) \(kind.name)" }

  var description: String {
    "\(kind.sentence) \(finish.sentence) \(department.closings[id % department.closings.count])"
  }

  /// The price in cents: whole euros, which include the surcharge of the finish, and 90 cents.
  var minorUnits: Int {
    kind.euros * (100 + finish.surcharge) / 100 * 100 + 90
  }

  var isSoldOut: Bool { id % 29 == 11 }
}

/// The look of a product: the first word of its name and the color of its picture.
enum Finish: Int, CaseIterable {
  case moss, clay, midnight, saffron, plum, slate, coral

  var name: String {
    switch self {
    case .moss: "Moss"
    case .clay: "Clay"
    case .midnight: "Midnight"
    case .saffron: "Saffron"
    case .plum: "Plum"
    case .slate: "Slate"
    case .coral: "Coral"
    }
  }

  var sentence: String {
    switch self {
    case .moss: "In the green of a forest floor after rain."
    case .clay: "In the warm brown of a riverbank in August."
    case .midnight: "In a blue so deep that it passes for black until noon."
    case .saffron: "In a yellow that is cheerful about it."
    case .plum: "In the dark purple of the last plum of the year."
    case .slate: "In the quiet grey of a roof in the north."
    case .coral: "In a pink that has seen the sea."
    }
  }

  /// The addition to the price, in percent.
  var surcharge: Int {
    switch self {
    case .slate, .clay: 0
    case .moss, .coral: 8
    case .plum, .saffron: 15
    case .midnight: 25
    }
  }

  /// The hue in degrees and the saturation in percent.
  var color: (hue: Int, saturation: Int) {
    switch self {
    case .moss: (100, 32)
    case .clay: (20, 42)
    case .midnight: (226, 48)
    case .saffron: (44, 84)
    case .plum: (300, 32)
    case .slate: (210, 12)
    case .coral: (8, 74)
    }
  }
}

/// A department of the shop, with the kinds of products in it.
struct Department {
  let name: String
  let kinds: [Kind]
  /// The last sentences of descriptions, which fit all products of the department.
  let closings: [String]
}

/// A kind of product, which is sold in several finishes.
struct Kind {
  let name: String
  let euros: Int
  let sentence: String

  /// The name of the file with its drawing.
  var drawing: String { name.lowercased().replacing(" ", with: "-") }

  init(_ name: String, _ euros: Int, _ sentence: String) {
    self.name = name
    self.euros = euros
    self.sentence = sentence
  }
}
