# Parts are told apart without case and spaces.
def part_decisions(total, parts, requests):
    paid, said = {p.strip().lower(): Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = list(paid) if name is None else [name.strip().lower()]
        fits = all(paid[p] + e <= total for p in touched)
        said.append(fits)
        if fits:
            for p in touched:
                paid[p] += e
    return said
