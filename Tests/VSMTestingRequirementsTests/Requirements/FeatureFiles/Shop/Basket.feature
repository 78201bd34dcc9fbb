Feature: Basket

  Scenario: Add
    When I add a pear

  Rule: Full

    Scenario: Add more
      When I add a pear
