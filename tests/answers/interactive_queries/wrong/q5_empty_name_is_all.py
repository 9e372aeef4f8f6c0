# An empty name is taken for the whole data set.
def part_decisions(total, parts, requests):
    paid, said = {p: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = [name] if name else parts
        fits = all(paid[p] + e <= total for p in touched)
        said.append(fits)
        if fits:
            for p in touched:
                paid[p] += e
    return said
