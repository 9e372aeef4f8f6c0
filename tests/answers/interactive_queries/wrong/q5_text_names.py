# Keeps accounts by the text of a name.
def part_decisions(total, parts, requests):
    paid, granted = {str(part): Fraction(0) for part in parts}, []
    for name, epsilon in requests:
        touched = list(paid) if name is None else [str(name)]
        fits = all(paid[part] + epsilon <= total for part in touched)
        for part in touched:
            paid[part] += epsilon if fits else 0
        granted.append(fits)
    return granted
