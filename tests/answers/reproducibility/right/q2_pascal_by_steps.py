# By pascal by steps.
def better_way(people):
    law = {0: Fraction(1)}  # of hits minus misses
    for _ in range(people):
        new = {}
        for gap, p in law.items():
            for step in (-1, 1):
                new[gap + step] = new.get(gap + step, 0) + p / 2
        law = new
    return sum(p * (1 + Fraction(abs(gap), people)) / 2 for gap, p in law.items())
