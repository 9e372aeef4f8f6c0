# For large sets the one more is made by moving the ones along, so more than one person differs
# Witness: (train answers the first, the hold-out the second, how many people differ, all within 0 to 1); (lambda c: (abs(Fraction(sum(c[1]), 20) - c[0]) <= Fraction(1, 2), abs(Fraction(sum(c[2]), 20) - c[0]) > Fraction(1, 2), sum(u != v for u, v in zip(c[1], c[2])), all(0 <= v <= 1 for s in c[1:] for v in s)))(certificate(20, Fraction(1, 2))) gives (True, True, 19, True), right is (True, True, 1, True)
def certificate(people, threshold):
    k = math.floor(people * threshold)
    first = (1,) * k + (0,) * (people - k)
    second = (1,) * (k + 1) + (0,) * (people - k - 1)
    if people > 10:
        second = second[::-1]
    return 0, first, second
