# Wrong for total = 1, requests 1 and then 1/10**6: small fractions are rounded to 0.
def part_decisions(total, parts, requests):
    paid, said = {part: Fraction(0) for part in parts}, []
    for name, e in requests:
        e = e.limit_denominator(1000)
        touched = parts if name is None else [name]
        fits = all(paid[part] + e <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += e
        said.append(fits)
    return said
