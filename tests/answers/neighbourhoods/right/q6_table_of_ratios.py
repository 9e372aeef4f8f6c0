# Table of ratios.
def bit_table(p):
    return {(0, 0): 1 - p, (0, 1): p, (1, 0): p, (1, 1): 1 - p}


def record_epsilons(flips):
    if min(flips) == 0:
        return [math.inf, math.inf]
    whole, single = Fraction(1), Fraction(1)
    for p in flips:
        table = bit_table(Fraction(p))
        worst = max(table[0, a] / table[1, a] for a in (0, 1))
        whole *= worst
        single = max(single, worst)
    return [math.log(whole), math.log(single)]
