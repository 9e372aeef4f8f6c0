# Thirds and tenths: floats add up to a little more or less than the total.
def part_decisions(total, parts, requests):
    paid, granted = dict.fromkeys(parts, 0.0), []
    for name, epsilon in requests:
        touched = parts if name is None else [name]
        fits = all(paid[part] + float(epsilon) <= float(total) for part in touched)
        if fits:
            for part in touched:
                paid[part] += float(epsilon)
        granted.append(fits)
    return granted
