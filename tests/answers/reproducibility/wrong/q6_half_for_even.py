# Wrong for 2, 1/2: the training average 1/2 leaves no gap above 1/2.
def certificate(people, threshold):
    if people % 2:
        k = math.floor(people * threshold)
        return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
    k = people // 2
    while k < people and Fraction(k + 1, people) - Fraction(1, 2) <= threshold:
        k += 1
    k = min(k, people - 1)
    return Fraction(1, 2), (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
