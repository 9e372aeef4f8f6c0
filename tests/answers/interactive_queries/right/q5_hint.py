# As in the hint
def part_decisions(total, parts, requests):
    paid, said = {p: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = parts if name is None else [name]
        fits = all(paid[p] + e <= total for p in touched)
        said.append(fits)
        if fits:
            for p in touched:
                paid[p] += e
    return said
