# Right: two records
def record_epsilons(flips):
    def loss(changed):
        worst = 0.0
        for told in itertools.product((0, 1), repeat=len(flips)):
            here = there = Fraction(1)
            for j, (p, a) in enumerate(zip(map(Fraction, flips), told)):
                here *= 1 - p if a == 0 else p
                there *= 1 - p if a == (j in changed) else p
            if here != there:
                if not here or not there:
                    return math.inf
                worst = max(worst, abs(math.log(here / there)))
        return worst

    return loss(range(len(flips))), max(loss({j}) for j in range(len(flips)))
