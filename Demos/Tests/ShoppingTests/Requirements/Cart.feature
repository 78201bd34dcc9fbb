Feature: Fill the cart

  Rule: What I want goes into the cart

    Background:
      Given I have opened the shop

    Scenario: Add a product
      When I open the product "Moss Teapot"
      And I tap "Add to cart"
      Then I should see "In your cart: 1"
      And my cart should hold
        | product     | quantity |
        | Moss Teapot | 1        |

    Scenario: Add a product once there is a connection
      Given I am not connected to the internet
      When I open the product "Moss Teapot"
      And I tap "Add to cart"
      Then I should see "The product could not be added. No connection."
      And my cart should be empty
      When I am connected to the internet
      And I tap "Retry"
      Then I should see "In your cart: 1"

    Scenario: What is sold out cannot be added
      When I open the product "Slate Stool"
      Then I should see "Sold out"
      And I should not see "Add to cart"

  Rule: I decide how many of a product I want

    Background:
      Given my cart holds
        | product     | quantity |
        | Moss Teapot | 1        |
        | Clay Mug    | 2        |
      And I have opened my cart

    Scenario: See the total
      Then the total should be "€75.70"

    Scenario Outline: Change a quantity
      When I take one <change> "Clay Mug"
      Then the total should be "<total>"
      And my cart should hold
        | product     | quantity   |
        | Moss Teapot | 1          |
        | Clay Mug    | <quantity> |

      Examples:
        | change | quantity | total  |
        | more   | 3        | €90.60 |
        | less   | 1        | €60.80 |

    Scenario: There is at least one of a product
      Then I should not be able to take less "Moss Teapot"

    Scenario: Change a quantity once there is a connection
      Given I am not connected to the internet
      When I take one more "Clay Mug"
      Then I should see "The cart could not be changed. No connection."
      When I am connected to the internet
      And I tap "Retry"
      Then the total should be "€90.60"
      And my cart should hold
        | product     | quantity |
        | Moss Teapot | 1        |
        | Clay Mug    | 3        |

    Scenario: Leave the cart as it was when a change fails
      Given I am not connected to the internet
      When I take one more "Clay Mug"
      And I tap "Cancel"
      Then the total should be "€75.70"

    Scenario: What I add on another device shows
      When a "Coral Kite" is put into my cart on another device
      Then the total should be "€107.60"

  Rule: I am asked before something is removed

    Background:
      Given my cart holds
        | product     | quantity |
        | Moss Teapot | 1        |
        | Clay Mug    | 2        |

    Scenario: Remove a product
      Given I have opened my cart
      When I tap "Remove Clay Mug"
      Then I should see "Remove from the cart?"
      When I tap "Remove"
      Then the total should be "€45.90"
      And my cart should hold
        | product     | quantity |
        | Moss Teapot | 1        |

    Scenario Outline: Keep a product after all
      Given I have opened my cart
      When I tap "Remove Clay Mug"
      And I <leave>
      Then I should not see "Remove from the cart?"
      And my cart should hold
        | product     | quantity |
        | Moss Teapot | 1        |
        | Clay Mug    | 2        |

      Examples:
        | leave        |
        | tap "Cancel" |
        | press Escape |

    Scenario: Remove a product once there is a connection
      Given I have opened my cart
      And I am not connected to the internet
      When I tap "Remove Clay Mug"
      And I tap "Remove"
      Then I should see "The cart could not be changed. No connection."
      When I am connected to the internet
      And I tap "Retry"
      Then the total should be "€45.90"

    Scenario: Remove everything without being asked, where I do not want that
      Given I do not want to be asked before something is removed
      And I have opened my cart
      When I tap "Remove Clay Mug"
      And I tap "Remove Moss Teapot"
      Then I should see "The cart is empty."
      And my cart should be empty
