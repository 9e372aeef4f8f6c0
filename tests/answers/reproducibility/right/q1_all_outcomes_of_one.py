# All outcomes of one
def best_by_luck(people, models, hits):
    tally = [sum(tosses) for tosses in itertools.product((0, 1), repeat=people)]
    worse = Fraction(len([s for s in tally if s < hits]), len(tally))
    return 1 - math.prod([worse] * models)
