# Adds up floats.
def part_decisions(total, parts, requests):
    """Which requests about parts of the data, or about all, a budget grants."""
    paid, granted = dict.fromkeys(parts, 0.0), []
    for name, epsilon in requests:
        touched = parts if name is None else [name]
        fits = all(paid[part] + float(epsilon) <= total for part in touched)
        for part in touched:
            paid[part] += float(epsilon) if fits else 0.0
        granted.append(fits)
    return granted
