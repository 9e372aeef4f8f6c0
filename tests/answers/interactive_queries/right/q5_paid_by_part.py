# Paid by part.
def part_decisions(total, parts, requests):
    """Which requests about parts of the data, or about all, a budget grants."""
    paid, said = {part: Fraction(0) for part in parts}, []
    for name, e in requests:
        touched = parts if name is None else [name]
        fits = all(paid[part] + e <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += e
        said.append(fits)
    return said
