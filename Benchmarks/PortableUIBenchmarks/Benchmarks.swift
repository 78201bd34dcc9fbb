import Benchmark
import Measuring

/// The rows of the table: the same page in three sizes, which shows how the work scales.
let benchmarks: @Sendable () -> Void = {
  for (rows, number) in [(50, "50"), (500, "500"), (5_000, "5,000")] {
    let page = "page of \(number) rows"
    row(
      "\(page), built", operations: max(1, 500 / rows),
      subject: { Building.page(rows: rows) }, floor: { Building.byHand(rows: rows) })
    row(
      "\(page), a label changes", operations: 200,
      subject: { Changing.label(rows: rows) }, floor: { Changing.labelByHand(rows: rows) })
    row(
      "\(page), a row is toggled", operations: 200,
      subject: { Changing.toggle(rows: rows) }, floor: { Changing.toggleByHand(rows: rows) })
    row(
      "\(page), a letter is typed", operations: 200,
      subject: { Changing.typing(rows: rows) }, floor: { Changing.typingByHand(rows: rows) })
    row(
      "\(page), a row is inserted", operations: 8,
      subject: { Rearranging.page(rows: rows, Rearranging.insert) },
      floor: {
        Rearranging.byHand(rows: rows) { page, index in
          page.insert(Item(1_000_000 + index), at: page.rows.count / 2)
        }
      })
    row(
      "\(page), a row is deleted", operations: 8,
      subject: { Rearranging.page(rows: rows, Rearranging.delete) },
      floor: { Rearranging.byHand(rows: rows) { page, _ in page.remove(at: page.rows.count / 2) } })
    row(
      "\(page), a row is moved", operations: 8,
      subject: { Rearranging.page(rows: rows, Rearranging.move) },
      floor: { Rearranging.byHand(rows: rows, order: Rearranging.move) })
    row(
      "\(page), reversed", operations: 8,
      subject: { Rearranging.page(rows: rows, Rearranging.reverse) },
      floor: { Rearranging.byHand(rows: rows, order: Rearranging.reverse) })
    row(
      "\(page), shuffled", operations: 8,
      subject: { Rearranging.page(rows: rows, Rearranging.shuffle(rows: rows)) },
      floor: { Rearranging.byHand(rows: rows, order: Rearranging.shuffle(rows: rows)) })
  }
  let list = "list of 500 texts and buttons"
  row(
    "\(list), built", operations: 1,
    subject: { Building.plainList(rows: 500) }, floor: { Building.byHand(rows: 500) })
  row(
    "\(list), a row is inserted", operations: 8,
    subject: { Rearranging.plainList(rows: 500, Rearranging.insert) },
    floor: { Rearranging.byHand(rows: 500, order: Rearranging.insert) })
  row(
    "\(list), a row is deleted", operations: 8,
    subject: { Rearranging.plainList(rows: 500, Rearranging.delete) },
    floor: { Rearranging.byHand(rows: 500, order: Rearranging.delete) })
  row(
    "\(list), a row is moved", operations: 8,
    subject: { Rearranging.plainList(rows: 500, Rearranging.move) },
    floor: { Rearranging.byHand(rows: 500, order: Rearranging.move) })
  let long = "list of 50,000 rows"
  row(
    "\(long), built", operations: 1,
    subject: { LongLists.built(rows: 50_000) }, floor: { LongLists.built(rows: 500) })
  row(
    "\(long), a row is deleted or inserted", operations: 8,
    subject: { LongLists.changed(rows: 50_000, \.removed) }, floor: { LongLists.changed(rows: 500, \.removed) })
  row(
    "\(long), a row is moved", operations: 8,
    subject: { LongLists.changed(rows: 50_000, \.moved) }, floor: { LongLists.changed(rows: 500, \.moved) })
  row(
    "\(long), scrolled by 50 rows", operations: 8,
    subject: { LongLists.scrolled(rows: 50_000) }, floor: { LongLists.scrolled(rows: 1_000) })
}
