# Random walk.
def better_way(people):
    """One half and half the mean distance of a walk, by counting the ways."""
    ways = {0: 1}
    for _ in range(people):
        after = {}
        for place, number in ways.items():
            for step in (-1, 1):
                after[place + step] = after.get(place + step, 0) + number
        ways = after
    distance = Fraction(sum(abs(place) * number for place, number in ways.items()), 2**people)
    return (1 + distance / people) / 2
