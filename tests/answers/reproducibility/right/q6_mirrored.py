# T = 1 and everything mirrored; found by a search; fractions in lists
def certificate(people, threshold):
    k = 0
    while Fraction(k + 1, people) <= threshold:
        k += 1
    first = [Fraction(1)] * (people - k) + [Fraction(0)] * k
    second = list(first)
    second[people - k - 1] = Fraction(0)
    return Fraction(1), first, second
