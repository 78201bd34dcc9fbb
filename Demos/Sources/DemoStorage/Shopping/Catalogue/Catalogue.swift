import Shopping

/// The products that a new database starts with: each kind of thing in each finish, made from word lists.
///
/// The same numbers name the same products each time, since addresses and pictures go by them.
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

/// One product of the catalogue, and all that its words and its picture are made from.
struct CatalogueEntry {
  let id: Int
  let department: Department
  /// The place of the kind in its department.
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

  /// Ends in 90 cents, a little more or less by the finish.
  var minorUnits: Int {
    kind.euros * (100 + finish.surcharge) / 100 * 100 + 90
  }

  var isSoldOut: Bool { id % 29 == 11 }
}
