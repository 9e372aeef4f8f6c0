# A part called 0 or "": taken for the whole data set.
def part_decisions(total, parts, requests):
    paid, granted = dict.fromkeys(parts, Fraction(0)), []
    for name, epsilon in requests:
        touched = [name] if name else parts
        fits = all(paid[part] + epsilon <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += epsilon
        granted.append(fits)
    return granted
