# For small thresholds t is 1/2 as in the example, and an odd number of people may have no average near it
# Witness: (train answers the first, the hold-out the second, how many people differ, all within 0 to 1); (lambda c: (abs(Fraction(sum(c[1]), 3) - c[0]) <= Fraction(0), abs(Fraction(sum(c[2]), 3) - c[0]) > Fraction(0), sum(u != v for u, v in zip(c[1], c[2])), all(0 <= v <= 1 for s in c[1:] for v in s)))(certificate(3, Fraction(0))) gives (False, True, 1, True), right is (True, True, 1, True)
def certificate(people, threshold):
    t = Fraction(1, 2) if threshold < Fraction(1, 2) and people > 1 else Fraction(0)
    k = math.floor(people * (t + threshold))
    return t, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
