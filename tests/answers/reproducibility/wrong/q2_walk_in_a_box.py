# The walk is kept within 40 steps of the middle: people 60.
def better_way(people):
    ways = {0: 1}
    for _ in range(people):
        after = {}
        for place, number in ways.items():
            for step in (-1, 1):
                to = max(-40, min(40, place + step))
                after[to] = after.get(to, 0) + number
        ways = after
    distance = Fraction(sum(abs(place) * number for place, number in ways.items()), 2**people)
    return (1 + distance / people) / 2
