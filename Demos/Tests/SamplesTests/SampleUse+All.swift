extension SampleUse {
  static let all = social + store + forms + chat + settings + tutorials

  static let social = [
    SampleUse(
      "feed", .tap("Like, 4", shows: ["Like, 5"], hides: ["Like, 4"]), .tap("Like, 5", shows: ["Like, 4"]),
      .tap("Boost, 1", shows: ["Boost, 2"]), Turn(.refresh, shows: ["Post number 4 has just arrived."]),
      .tap("New post", shows: ["A composer would be here."])),
    SampleUse(
      "status-row",
      .tap("Show", shows: ["The captain was the navigator all along, and the map was never lost."], hides: ["Show"]),
      .tap("Bookmark", shows: ["Remove bookmark"]), .tap("Mute", shows: ["Unmute", "Muted"]),
      .tap("Delete post", shows: ["Delete this post?"]), .tap("Delete", shows: ["Post deleted"])),
    SampleUse("profile-header", .tap("Follow", hides: ["Follow"])),
    SampleUse(
      "composer", .type("Hello", into: "What is on your mind?", shows: ["275 characters left"], enables: ["Post"]),
      .tap("Post", shows: ["Posted to everyone: Hello"]), .type("Draft", into: "What is on your mind?"),
      .tap("Discard", shows: ["Discard this draft?"]), .tap("Discard draft", shows: ["280 characters left"])),
    SampleUse("notifications", .tap("Mark all as read", shows: ["0 unread"], hides: ["3 unread"])),
    SampleUse(
      "media-grid", .tap("Dunes", shows: ["Add to favorites"]),
      .tap("Add to favorites", shows: ["Remove from favorites", "1 favorites"]),
      .tap("Done", hides: ["Remove from favorites"])),
    SampleUse("poll", .tap("Sea"), .tap("Vote", shows: ["90 votes", "40%"])),
    SampleUse(
      "trending", .type("night", into: "Search hashtags", hides: ["#gardening"]),
      .tap("Follow nightsky", shows: ["Following nightsky", "Unfollow nightsky"])),
  ]

  static let store = [
    SampleUse(
      "product-grid", .tap("Like Field Lamp", shows: ["Unlike Field Lamp"]), .tap("Only new", hides: ["Oak Stool"])),
    SampleUse(
      "product-detail", .tap("Clay", shows: ["Color: Clay"]), .increment("Quantity: 1", shows: ["Quantity: 2"]),
      .tap("Add to cart", shows: ["2 in cart: Clay, size M"])),
    SampleUse(
      "filter-sheet", .tap("Filter…"), .toggle("In stock only"), .toggle("Alder"),
      .tap("Apply", shows: ["2 filters active"], hides: ["No filters"])),
    SampleUse(
      "basket", .type("WINTER", into: "Code"), .tap("Apply", shows: ["This code is not valid."]),
      .tap("OK", hides: ["This code is not valid."]), .type("spring", into: "Code"), .tap("Apply", shows: ["10%"]),
      .tap("Check out", shows: ["Thank you!"]), .tap("Continue", shows: ["Your basket is empty"])),
    SampleUse("order-history", .tap("A-0977 Tuesday, May 5 Delivered"), .tap("Return this order", shows: ["Returned"])),
    SampleUse(
      "reviews", .tap("Write a review", shows: ["Please choose at least one star."]),
      .tap("4 stars", hides: ["Please choose at least one star."], enables: ["Send"]),
      .type("Solid.", into: "Your experience"), .tap("Send", shows: ["4 reviews", "Solid."])),
    SampleUse(
      "checkout-flow", .tap("Next", shows: ["Invoice"]), .tap("Invoice", enables: ["Next"]),
      .tap("Next", shows: ["Place order"]), .tap("Place order", shows: ["Your order has been placed."])),
  ]

  static let forms = [
    SampleUse(
      "registration", .type("Ada", into: "Name"),
      .type("ada", into: "Email", shows: ["This is not an email address."]),
      .type("ada@example.com", into: "Email", hides: ["This is not an email address."]),
      .type("engine", into: "Password", shows: ["At least 8 characters are needed."]),
      .type("analytical engine", into: "Password", hides: ["At least 8 characters are needed."]),
      .type("analytical engine", into: "Repeat the password"),
      .toggle("I accept the terms of use", enables: ["Create account"]),
      .tap("Create account", shows: ["Welcome, Ada!", "We sent a link to ada@example.com."])),
    SampleUse(
      "address-form", .tap("Save address", shows: ["Please enter: street, postcode, city."]),
      .type("Storgata 5", into: "Street and number", hides: ["Please enter: street, postcode, city."]),
      .type("9008", into: "Postcode"), .type("Tromsø", into: "City"),
      .tap("Save address", shows: ["Storgata 5", "9008 Tromsø"])),
    SampleUse(
      "booking", .increment("Adults: 2", shows: ["Adults: 3"]), .type("2026-09-05", into: "Departure", shows: ["4"]),
      .select("Suite, 210 €", in: "Room"), .tap("Book", shows: ["Booked: Suite for 4 nights"])),
    SampleUse(
      "survey", .toggle("Friend"), Turn(.slide("How do you feel?", to: 1), shows: ["Happy"]),
      .tap("Yes", enables: ["Send answers"]),
      .tap("Send answers", shows: ["Thank you!", "67% of the optional questions answered."])),
    SampleUse(
      "expense", .type("Coffee", into: "Title"), .type("4", into: "Amount", enables: ["Add expense"]),
      .tap("Add expense", shows: ["Coffee"])),
    SampleUse(
      "sign-in", .type("ada", into: "User name"), .type("rhine", into: "Password", enables: ["Sign in"]),
      .tap("Sign in", shows: ["The password is wrong."]), .tap("Try again", hides: ["The password is wrong."]),
      .type("danube", into: "Password"), .tap("Sign in", shows: ["Hello, ada!"])),
  ]

  static let chat = [
    SampleUse(
      "conversation-list", .type("book", into: "Search", hides: ["Landlord"]),
      .type("zebra", into: "Search", hides: ["Book club"]), .type("", into: "Search", shows: ["Landlord"])),
    SampleUse(
      "chat-thread", .type("Hi", into: "Message", enables: ["Send"]), .tap("Send", shows: ["Hi", "You said “Hi”."])),
    SampleUse(
      "message-input", .tap("Attach", shows: ["Photo"]), .tap("Photo", shows: ["Remove Photo"]),
      .type("Look", into: "Message"), .tap("Send", shows: ["Look [Photo]"], hides: ["Remove Photo"])),
    SampleUse(
      "reactions", .tap("We reached the summit!", shows: ["React with 👍"]),
      .tap("React with 👍", shows: ["👍 1"], hides: ["React with 👍"])),
    SampleUse(
      "chat-search", .type("ferry", into: "Search messages", shows: ["2 messages"]),
      .tap("Piet", shows: ["1 messages"])),
  ]

  static let settings = [
    SampleUse(
      "settings-home", .toggle("Airplane mode", shows: ["Off"], hides: ["Fjord-5G"]),
      .tap("Sounds", shows: ["Volume: 60%"]), .tap("Mute", shows: ["Volume: 0%"])),
    SampleUse("appearance-settings", .tap("Forest", shows: ["Forest theme"], hides: ["Ocean theme"])),
    SampleUse(
      "notification-settings", .toggle("Quiet hours"),
      .toggle("Allow notifications", shows: ["All notifications are off."], hides: ["Tell me about"])),
    SampleUse(
      "account-settings", .tap("Edit profile"), .type("Nadia R.", into: "Display name"),
      .tap("Save", shows: ["Nadia R."], hides: ["Nadia Roth"]), .tap("Sign out"),
      .tap("Sign out now", shows: ["You are signed out."])),
    SampleUse(
      "about", .tap("App icon"), .tap("App icon"), .tap("App icon", shows: ["Developer mode is on"]),
      .tap("Write to us", shows: ["Opened mailto:help@lantern.example"])),
    SampleUse(
      "privacy-settings", .tap("Delete my data…"),
      .tap(
        "Delete everything", shows: ["Everything has been deleted, with 3 blocked people."], hides: ["Loud Larry"])),
  ]

  static let tutorials = [
    SampleUse(
      "landmarks", .tap("Needle Rock", shows: ["About Needle Rock"]), .tap("Toggle favorite"),
      .tap("Landmarks", shows: ["Needle Rock Favorite"]), .toggle("Favorites only", hides: ["Salt Arch"])),
    SampleUse(
      "task-list", .type("Bake", into: "New task", enables: ["Add"]), .tap("Add", shows: ["Bake", "4 open"]),
      .tap("Bake", shows: ["3 open"]), .tap("Hide done", hides: ["Bake"])),
    SampleUse(
      "recipe", .increment("Loaves: 1", shows: ["Loaves: 2", "500 g"]), .tap("Steps"),
      .tap("Mix flour, water and starter."), .tap("Let it rest until it has doubled."),
      .tap("Bake at 220 °C until it sounds hollow.", shows: ["Enjoy your bread!"])),
    SampleUse(
      "countdown", .tap("+1 min", shows: ["6:00"]), Turn(.tap("Start"), shows: ["Running"], isEndless: true),
      .tap("Pause", shows: ["Paused"])),
    SampleUse("tip-calculator", .select("25%", in: "Tip percentage", shows: ["$100.00", "$50.00"])),
    SampleUse(
      "quiz", .tap("Danube", shows: ["Score: 1"], enables: ["Continue"]),
      .tap("Continue", shows: ["Question 2 of 3"]), .tap("None"), .tap("Continue", shows: ["What is H₂O?"])),
    SampleUse(
      "weather", .tap("°F", shows: ["75°"], hides: ["24°"]), .tap("Change the time of day", shows: ["51°"])),
    SampleUse(
      "calculator", .tap("7", shows: ["Result 7"]), .tap("×"), .tap("8"), .tap("=", shows: ["Result 56"]),
      .tap("÷"), .tap("5"), .tap("=", shows: ["Result 11.2"]), .tap("AC", shows: ["Result 0"])),
    SampleUse(
      "unit-converter", .select("Miles", in: "To", shows: ["0.06"]), .tap("Swap units", shows: ["160,934"])),
    SampleUse(
      "scoreboard", .select("3", in: "Play to"), .tap("Point for Home"), .tap("Point for Home"),
      .tap("Point for Home", shows: ["Home win!"]), .tap("Undo", hides: ["Home win!"])),
    SampleUse(
      "memory-game", .tap("Card 1", shows: ["Card 1, 🦊", "Moves: 1"]), .tap("Card 8", shows: ["Card 8, 🦊"]),
      .tap("Card 2"), .tap("Card 7"), .tap("Card 3"), .tap("Card 6"), .tap("Card 4"),
      .tap("Card 5", shows: ["You found all pairs!"])),
    SampleUse(
      "color-mixer", Turn(.slide("Red", to: 1), shows: ["#FF99CC"]), .tap("Add to palette", shows: ["Use #FF99CC"]),
      .tap("Random", hides: ["#FF99CC"]), .tap("Use #FF99CC", shows: ["#FF99CC"])),
    SampleUse(
      "habit-tracker", .tap("Read, day 5", shows: ["5 check-ins this week"]), .tap("Add habit"),
      .type("Sing", into: "Habit"), .tap("Create", shows: ["Sing", "Sing, day 1"])),
    SampleUse(
      "guess-the-flag", .tap("Flag of France", shows: ["Correct"]), .tap("Continue", shows: ["Ireland"]),
      .tap("Flag of Estonia", shows: ["Wrong, that is Estonia"])),
    SampleUse(
      "breathing", .tap("Begin", shows: ["Breathe in"]), .tap("Next", shows: ["Hold"]),
      .tap("Next", shows: ["Breathe out"]), .tap("Next", shows: ["1 breaths"])),
  ]
}
