# Zeros are appended to the caller's own table of noise. Input: any first that is shorter than 8.
def chance(values, threshold, place, first, second):
    for noise in (first, second):
        while len(noise) < 8:
            noise.append(Fraction(0))
    total = Fraction(0)
    for r in range(8):
        product = first[r]
        for i, value in enumerate(values[: place + 1]):
            yes = sum((second[k] for k in range(8) if value + k >= threshold + r), Fraction(0))
            product *= yes if i == place else 1 - yes
        total += product
    return total
