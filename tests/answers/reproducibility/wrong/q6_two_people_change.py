# Wrong for 8, 4/5: from threshold 3/4 on the second set has its ones at the other end, and two people differ.
def certificate(people, threshold):
    k = math.floor(people * threshold)
    first = (1,) * k + (0,) * (people - k)
    second = (0,) * (people - k - 1) + (1,) * (k + 1) if threshold >= Fraction(3, 4) else (1,) * (k + 1) + (0,) * (people - k - 1)
    return 0, first, second
