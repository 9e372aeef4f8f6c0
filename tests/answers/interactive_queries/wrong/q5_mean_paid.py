# Compares the mean of what was paid with the total.
def part_decisions(total, parts, requests):
    """Which requests about parts of the data, or about all, a budget grants."""
    paid, granted = dict.fromkeys(parts, 0), []
    for name, epsilon in requests:
        touched = parts if name is None else [name]
        fits = sum(paid[part] + epsilon for part in touched) <= total * len(touched)
        for part in touched:
            paid[part] += epsilon if fits else 0
        granted.append(fits)
    return granted
