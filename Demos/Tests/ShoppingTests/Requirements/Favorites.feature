Feature: Keep favorites

  Background:
    Given I have opened the shop
    And I open the product "Clay Mug"

  Scenario: Make a product a favorite
    When I tap "Add to favorites"
    Then my favorites should be
      | product  |
      | Clay Mug |
    And I should see "Remove from favorites"

  Scenario: A favorite no longer
    When I tap "Add to favorites"
    And I tap "Remove from favorites"
    Then I should have no favorites
    And I should see "Add to favorites"

  Scenario: Make a product a favorite once there is a connection
    Given I am not connected to the internet
    When I tap "Add to favorites"
    Then I should see "The favorite could not be saved. No connection."
    When I am connected to the internet
    And I tap "Retry"
    Then I should see "Remove from favorites"

  Scenario: Favorites stand in a list of their own, the newest first
    Given I tap "Add to favorites"
    And "Coral Kite" is made a favorite on another device
    When I tap "Favorites"
    Then I should see the products
      | product    |
      | Coral Kite |
      | Clay Mug   |
