# The last person's value makes the gap just τ.
def certificate(people, threshold):
    k = math.floor(people * threshold)
    rest = people * threshold - k
    first = [Fraction(1)] * k + [Fraction(rest)] + [Fraction(0)] * (people - k - 1)
    second = [Fraction(1)] * (k + 1) + [Fraction(0)] * (people - k - 1)
    return Fraction(0), first, second
