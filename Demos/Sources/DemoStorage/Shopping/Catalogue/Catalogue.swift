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
