Feature: Order what is in the cart

  Background:
    Given my cart holds
      | product     | quantity |
      | Moss Teapot | 1        |
      | Clay Mug    | 2        |
    And I have opened my cart

  Rule: I see what I order before I order it

    Scenario: Order
      When I tap "Check out"
      Then I should see the Reviewing screen
      And I should see "2 × Clay Mug"
      And the total should be "€75.70"
      When I tap "Place order"
      Then I should see the Placing screen
      And I should see the Placed screen
      And I should see "Thank you! Your order has the number 1."
      When I tap "Done"
      Then I should see "The cart is empty."
      And I should have placed 1 order

    Scenario Outline: Change my mind
      When I tap "Check out"
      And I <leave>
      Then I should not see "Place order"
      And I should have placed 0 orders

      Examples:
        | leave        |
        | tap "Cancel" |
        | press Escape |

    Scenario: What is sold out cannot be ordered
      When "Clay Mug" sells out
      Then I should see "Remove what is sold out before you order."
      And I should not see "Check out"

  Rule: An order that fails is placed again, and only once

    Scenario: Order once there is a connection
      Given I am not connected to the internet
      When I tap "Check out"
      And I tap "Place order"
      Then I should see "The order could not be placed. No connection."
      And I should have placed 0 orders
      When I am connected to the internet
      And I tap "Retry"
      Then I should see the Placed screen
      And I should have placed 1 order

  Rule: Nothing is ordered that I have not seen

    Scenario: The cart has changed meanwhile
      When I tap "Check out"
      And a "Coral Kite" is put into my cart on another device
      And I tap "Place order"
      Then I should see "The cart has changed since you saw it. Nothing was ordered; please look again."
      And the total should be "€107.60"
      And I should have placed 0 orders
      When I tap "Place order"
      Then I should see the Placed screen

    Scenario: The cart is empty meanwhile
      When I tap "Check out"
      And my cart is emptied on another device
      And I tap "Place order"
      Then I should see the Nothing to Order screen
      And I should have placed 0 orders
