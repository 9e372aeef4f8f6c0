# Zeros from one.
def certificate(people, threshold):
    first = [1] * people
    while True:
        second = list(first)
        second[first.index(1)] = 0
        if 1 - Fraction(sum(second), people) > threshold:
            return 1, first, second
        first = second
