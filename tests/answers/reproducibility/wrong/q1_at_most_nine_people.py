# Wrong for people 10: at most nine people are looked at.
def best_by_luck(people, models, hits):
    ways = list(itertools.product((0, 1), repeat=min(people, 9)))
    one = Fraction(sum(sum(way) >= hits for way in ways), len(ways))
    return 1 - (1 - one) ** models
