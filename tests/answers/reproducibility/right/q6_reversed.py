# The last people have the ones.
def certificate(people, threshold):
    k = int(people * threshold)
    zeros = people - k
    return Fraction(0), [0] * zeros + [1] * k, [0] * (zeros - 1) + [1] * (k + 1)
