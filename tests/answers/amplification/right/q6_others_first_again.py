# The law of the others' count, to which one person's answer is added; one order is enough by symmetry.
def shuffled_delta(people, p, factor):
    worst = Fraction(0)
    for ones in range(people):
        others = {0: Fraction(1)}
        for i in range(people - 1):
            q = 1 - p if i < ones else p
            grown = {}
            for k, chance in others.items():
                grown[k] = grown.get(k, 0) + chance * (1 - q)
                grown[k + 1] = grown.get(k + 1, 0) + chance * q
            others = grown
        delta = Fraction(0)
        for k in range(people + 1):
            here, below = others.get(k, 0), others.get(k - 1, 0)
            excess = (p * here + (1 - p) * below) - factor * ((1 - p) * here + p * below)
            if excess > 0:
                delta += excess
        worst = max(worst, delta)
    return worst
