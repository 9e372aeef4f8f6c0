# Everybody is at the threshold and one person is raised by a third, perhaps above 1
# Witness: (train answers the first, the hold-out the second, how many people differ, all within 0 to 1); (lambda c: (abs(Fraction(sum(c[1]), 2) - c[0]) <= Fraction(3, 4), abs(Fraction(sum(c[2]), 2) - c[0]) > Fraction(3, 4), sum(u != v for u, v in zip(c[1], c[2])), all(0 <= v <= 1 for s in c[1:] for v in s)))(certificate(2, Fraction(3, 4))) gives (True, True, 1, False), right is (True, True, 1, True)
def certificate(people, threshold):
    first = (threshold,) * people
    return 0, first, (threshold + Fraction(1, 3),) + first[1:]
