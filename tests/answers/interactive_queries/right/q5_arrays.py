# Keeps an array of fractions.
def part_decisions(total, parts, requests):
    paid = np.array([Fraction(0)] * len(parts), dtype=object)
    said = []
    for name, epsilon in requests:
        who = np.array([name is None or name == part for part in parts])
        fits = bool((paid[who] + epsilon <= total).all())
        if fits:
            paid[who] = paid[who] + epsilon
        said.append(fits)
    return said
