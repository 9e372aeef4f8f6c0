# About all, and a later part has no room: the parts before it were charged already.
def part_decisions(total, parts, requests):
    paid, granted = dict.fromkeys(parts, Fraction(0)), []
    for name, epsilon in requests:
        fits = True
        for part in parts if name is None else [name]:
            if paid[part] + epsilon > total:
                fits = False
                break
            paid[part] += epsilon
        granted.append(fits)
    return granted
