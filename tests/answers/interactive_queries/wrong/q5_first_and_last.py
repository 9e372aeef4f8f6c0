# About all, and a part in the middle has no room: only the first and the last are asked.
def part_decisions(total, parts, requests):
    paid, granted = dict.fromkeys(parts, Fraction(0)), []
    for name, epsilon in requests:
        asked = [parts[0], parts[-1]] if name is None else [name]
        fits = all(paid[part] + epsilon <= total for part in asked)
        if fits:
            for part in parts if name is None else [name]:
                paid[part] += epsilon
        granted.append(fits)
    return granted
