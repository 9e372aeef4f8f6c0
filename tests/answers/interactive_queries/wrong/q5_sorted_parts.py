# Wrong for parts = ["A", 1]: texts and numbers cannot be sorted.
def part_decisions(total, parts, requests):
    paid, said = {part: Fraction(0) for part in sorted(parts)}, []
    for name, e in requests:
        touched = list(paid) if name is None else [name]
        fits = max(paid[part] for part in touched) + e <= total
        if fits:
            for part in touched:
                paid[part] += e
        said.append(fits)
    return said
