# An account for each part; the whole touches all.
def part_decisions(total, parts, requests):
    paid, granted = dict.fromkeys(parts, Fraction(0)), []
    for name, e in requests:
        touched = parts if name is None else [name]
        fits = all(paid[part] + e <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += e
        granted.append(fits)
    return granted
