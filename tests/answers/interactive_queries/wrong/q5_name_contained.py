# All parts whose names contain the name that was asked pay.
def part_decisions(total, parts, requests):
    paid, said = {p: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = parts if name is None else [p for p in parts if name in p]
        fits = all(paid[p] + e <= total for p in touched)
        said.append(fits)
        if fits:
            for p in touched:
                paid[p] += e
    return said
