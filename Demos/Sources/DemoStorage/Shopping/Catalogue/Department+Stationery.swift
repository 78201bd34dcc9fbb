extension Department {
  static let stationery = Department(
    name: "Stationery", motif: .page,
    kinds: [
      Kind("Notebook", 15, "A notebook that lies flat at every page, with dots faint enough to ignore."),
      Kind("Pencil Case", 21, "A case for six pencils and one good eraser."),
      Kind("Letter Set", 18, "Twenty sheets and twenty envelopes, for people who still get an answer."),
      Kind("Planner", 24, "A planner without dates, which forgives the weeks you leave out."),
      Kind("Bookmark", 6, "A bookmark that cannot fall out and does not bend the page."),
      Kind("Desk Pad", 49, "A soft pad that makes any table a place to write at."),
      Kind("Sketchbook", 19, "A book of heavy paper that takes ink on both sides."),
      Kind("Pen Stand", 17, "A stand for the three pens you use and none of the others."),
      Kind("Wrapping Paper", 8, "Three sheets with a pattern that hides how they were folded."),
    ],
    closings: [
      "The paper is kind to fountain pens.", "Bound with thread, not with glue.",
      "Printed with ink made from soy.", "It fits into a coat pocket, nearly.",
    ])

  static let furniture = Department(
    name: "Furniture", motif: .frame,
    kinds: [
      Kind("Stool", 89, "A three-legged stool, which cannot wobble."),
      Kind("Side Table", 129, "A small table for a lamp, a book and the cup on top of the book."),
      Kind("Bookshelf", 249, "Five shelves that hold art books without a sigh."),
      Kind("Chair", 159, "A chair for long dinners, with a back that gives a little."),
      Kind("Bench", 198, "A bench for the hall, where shoes go under and people on."),
      Kind("Coat Rack", 76, "A rack with seven hooks, the lowest one for children."),
      Kind("Writing Desk", 389, "A desk with one drawer, since a second one only collects things."),
      Kind("Crate", 29, "A crate that stacks, and is a shelf when turned on its side."),
      Kind("Mirror", 112, "A mirror that makes a narrow hall admit more light."),
    ],
    closings: [
      "It is put together without tools.", "The wood is ash from managed forests.",
      "Scratches can be oiled away.", "It carries more than it weighs, many times over.",
    ])
}
