# For the threshold 0 all zeros and all ones are returned, which differ for everybody
# Witness: (train answers the first, the hold-out the second, how many people differ, all within 0 to 1); (lambda c: (abs(Fraction(sum(c[1]), 2) - c[0]) <= Fraction(0), abs(Fraction(sum(c[2]), 2) - c[0]) > Fraction(0), sum(u != v for u, v in zip(c[1], c[2])), all(0 <= v <= 1 for s in c[1:] for v in s)))(certificate(2, Fraction(0))) gives (True, True, 2, True), right is (True, True, 1, True)
def certificate(people, threshold):
    if threshold == 0:
        return 0, (0,) * people, (1,) * people
    k = math.floor(people * threshold)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
