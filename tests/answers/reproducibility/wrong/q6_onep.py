# Within a billionth of a thousandth below a step, the step is taken.
def certificate(people, threshold):
    k = math.floor(people * threshold + Fraction(1, 10**12))
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
