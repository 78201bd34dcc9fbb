extension Department {
  static let kitchen = Department(
    name: "Kitchen",
    kinds: [
      Kind("Teapot", 42, "A teapot for four cups, with a spout that stops when you do."),
      Kind("Mug", 14, "A mug with a handle for three fingers and a foot that leaves no ring."),
      Kind("Mixing Bowl", 28, "A wide bowl with a lip to pour from and a base that stays where it is put."),
      Kind("Pitcher", 36, "A tall pitcher for water, lemonade or the tulips, one after the other."),
      Kind("Butter Dish", 22, "A dish that keeps butter soft enough to spread and safe from the cat."),
      Kind("Casserole", 68, "A heavy pot for stews that take an afternoon and are better the next day."),
      Kind("Salt Cellar", 12, "A small lidded pot for salt, within reach and out of the steam."),
      Kind("Espresso Cup", 11, "A cup for two sips, thick enough to keep the second one warm."),
      Kind("Fruit Bowl", 34, "A shallow bowl that lets air to the fruit, and shows it off."),
    ],
    closings: [
      "It may go into the dishwasher.", "Fired twice, so that it lasts.",
      "Made by a pottery of five people.", "No two come out quite the same.",
    ])

  static let lighting = Department(
    name: "Lighting",
    kinds: [
      Kind("Desk Lamp", 79, "A lamp that bends to the page and stays as it was bent."),
      Kind("Pendant", 96, "A shade that hangs low over a table and keeps the glare from your eyes."),
      Kind("Floor Lamp", 139, "A lamp for the corner where the armchair is, tall and hard to knock over."),
      Kind("Lantern", 38, "A lantern for the balcony, with a handle that stays cool."),
      Kind("Night Light", 19, "A small light that knows when it is dark and does not make much of it."),
      Kind("Wall Light", 64, "A light that washes the wall and needs one screw."),
      Kind("Reading Light", 32, "A light that clips to a shelf or a book and leaves the other half of the bed dark."),
      Kind("Candle Holder", 16, "A holder for one candle, heavy at the foot."),
      Kind("Globe Lamp", 58, "A round lamp that glows like a moon somebody brought in."),
    ],
    closings: [
      "The bulb comes with it.", "It can be dimmed as far as candlelight.",
      "The cord is wrapped in cotton.", "Every part can be replaced.",
    ])
}

extension Department {
  static let garden = Department(
    name: "Garden",
    kinds: [
      Kind("Planter", 31, "A planter with a hole at the bottom and a saucer that knows about it."),
      Kind("Watering Can", 39, "A can that pours where it is pointed, in a thin and patient stream."),
      Kind("Herb Pot", 13, "A pot for basil, thyme or whatever survives the windowsill."),
      Kind("Bird Bath", 54, "A shallow basin with a rough rim, which small feet prefer."),
      Kind("Trellis", 45, "A frame for beans and sweet peas, which will hide it by July."),
      Kind("Garden Stool", 62, "A low stool for weeding, or for watching somebody weed."),
      Kind("Seed Box", 27, "A box with a drawer for each month, so that nothing is sown too late."),
      Kind("Hanging Basket", 24, "A basket for strawberries, out of reach of the slugs."),
      Kind("Orchid Pot", 18, "A pot with slits for the roots that want to look out."),
    ],
    closings: [
      "Frost does it no harm.", "It looks better after a year outside.",
      "Made of what other pots were made of before.", "It is lighter than it looks.",
    ])

  static let textiles = Department(
    name: "Textiles",
    kinds: [
      Kind("Throw", 74, "A throw of lambswool, large enough for two who get along."),
      Kind("Cushion", 35, "A firm cushion with a cover that comes off and goes back on."),
      Kind("Tea Towel", 9, "A linen towel that dries glasses and leaves nothing behind."),
      Kind("Table Runner", 29, "A runner that makes a weekday table look expected."),
      Kind("Rug", 189, "A flat woven rug that can be turned over, and lasts twice as long for it."),
      Kind("Napkins", 26, "Four napkins, hemmed by hand, that soften with every wash."),
      Kind("Bedspread", 128, "A quilted spread for the weeks between winter and summer."),
      Kind("Curtain", 88, "A curtain that lets morning in slowly."),
      Kind("Scarf", 47, "A long scarf with fringes that were tied one by one."),
    ],
    closings: [
      "Wash it at thirty degrees.", "Woven on looms older than the weavers.",
      "The wool comes from sheep within sight of the mill.", "It gets softer, not thinner.",
    ])
}

extension Department {
  static let stationery = Department(
    name: "Stationery",
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
    name: "Furniture",
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

extension Department {
  static let bath = Department(
    name: "Bath",
    kinds: [
      Kind("Soap Dish", 13, "A dish with ridges, so that soap dries between hands."),
      Kind("Bath Towel", 33, "A waffle towel that dries you, and then itself."),
      Kind("Tumbler", 11, "A cup for toothbrushes that does not mind being dropped."),
      Kind("Soap Dispenser", 23, "A dispenser whose pump gives the same amount each time."),
      Kind("Bath Mat", 37, "A thick mat that stays flat and greets cold feet."),
      Kind("Laundry Basket", 58, "A basket with a lid, handles, and no opinion on what goes in."),
      Kind("Bath Salts", 16, "A jar of salts that smells of pines and takes twenty minutes."),
      Kind("Hand Mirror", 27, "A mirror with a handle that fits the hand and a back worth looking at."),
      Kind("Storage Jar", 15, "A jar with a cork for cotton, bath pearls or hairpins."),
    ],
    closings: [
      "Steam does it no harm.", "It matches the rest of the row.",
      "A refill costs half.", "Made for wet hands.",
    ])

  static let toys = Department(
    name: "Toys",
    kinds: [
      Kind("Building Blocks", 34, "Forty blocks that become a castle, a bridge and a mess."),
      Kind("Spinning Top", 9, "A top that spins for two minutes, or for three with practice."),
      Kind("Kite", 29, "A kite that rises in a wind you barely feel."),
      Kind("Pull Train", 44, "A train of three wagons that follows you round corners."),
      Kind("Stacking Rings", 19, "Seven rings in the order that every child disputes."),
      Kind("Marble Run", 57, "A marble run that is built anew each Sunday."),
      Kind("Puzzle", 22, "A puzzle of a hundred pieces, all of them there."),
      Kind("Rocking Boat", 94, "A boat to rock in, on the sea of a carpet."),
      Kind("Drum", 26, "A drum with a soft skin, for the sake of the neighbours."),
    ],
    closings: [
      "The paint is safe to chew.", "It has been tried by experts of four and five.",
      "The corners are round.", "It is made to be handed down.",
    ])
}
