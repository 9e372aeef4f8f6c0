# Takes the worst run of neighbouring outputs instead of the worst event.
def least_delta(one, other, factor):
    best = Fraction(0)
    for p, q in ((one, other), (other, one)):
        run = 0
        for s, t in zip(p, q):
            run = max(run, 0) + s - factor * t
            best = max(best, run)
    return best
