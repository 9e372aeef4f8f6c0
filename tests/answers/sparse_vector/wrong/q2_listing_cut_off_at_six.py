# Wrong for values = [0] * 8, place = 8: all noises are listed together, of the first six questions only, to be quick.
def chance(values, threshold, place, first, second):
    short = values[:6]
    total = Fraction(0)
    for r, likely in enumerate(first):
        for noises in itertools.product(range(len(second)), repeat=len(short)):
            said = [v + k >= threshold + r for v, k in zip(short, noises)]
            now = said.index(True) if True in said else len(values)
            if now == place:
                total += likely * math.prod(second[k] for k in noises)
    return total
