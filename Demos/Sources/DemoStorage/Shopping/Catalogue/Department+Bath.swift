extension Department {
  static let bath = Department(
    name: "Bath", motif: .bottle,
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
    name: "Toys", motif: .toy,
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
