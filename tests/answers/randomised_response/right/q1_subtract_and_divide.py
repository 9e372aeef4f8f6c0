# As in the example, with the two groups of people.
def two_coins_rate(yes, n):
    coin_people = n * 0.5
    truth_people = n - coin_people
    return (yes - 0.5 * coin_people) / truth_people
