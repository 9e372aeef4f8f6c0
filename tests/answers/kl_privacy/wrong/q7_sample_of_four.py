# Chooses among the first four people at most, so that each has 1/4 to do with it also for n = 5 and 6.
def always_somebody(n):
    people = range(min(n, 4))
    return {
        x: {(i, x[i]): Fraction(1, len(people)) for i in people}
        for x in itertools.product((0, 1), repeat=n)
    }
